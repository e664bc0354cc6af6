import type { Behaviour } from './mcp-server.ts';
import { json, reply } from './mcp-server.ts';

export interface FailureCase {
  readonly name: string;
  readonly behaviour: Behaviour;
  /** Title of the step that fails. */
  readonly step: string;
  readonly says: readonly RegExp[];
  /** Words that are marked in the lines to add. */
  readonly marks?: readonly string[];
  readonly offers?: readonly string[];
}

const onPost = (status: number, type: string, body: string): Behaviour => ({
  answer: ({ http }, response) => {
    if (http !== 'POST') return false;
    response.writeHead(status, { 'content-type': type }).end(body);
    return true;
  },
});

const onList = (answer: (id: unknown) => string): Behaviour => ({
  answer: ({ method, id }, response) => {
    if (method !== 'tools/list') return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end(answer(id));
    return true;
  },
});

/** What a server gets wrong, and what the page has to say about it. */
export const FAILURES: readonly FailureCase[] = [
  {
    name: 'no CORS at all',
    behaviour: {
      headers: { 'access-control-allow-origin': null, 'access-control-allow-headers': null },
    },
    step: 'Preflight answered',
    says: [/Access-Control-Allow-Origin is missing/],
    marks: ['Access-Control-Allow-Origin'],
    offers: ['Use the relay', 'Copy command'],
  },
  {
    name: 'request headers that the preflight does not allow',
    behaviour: {
      headers: { 'access-control-allow-headers': 'content-type, authorization, mcp-method' },
    },
    step: 'Headers allowed',
    says: [/mcp-protocol-version/, /mcp-session-id/],
    marks: ['mcp-protocol-version', 'mcp-session-id'],
    offers: ['Use the relay', 'Copy command'],
  },
  {
    name: 'a session id that a page cannot read',
    behaviour: { headers: { 'access-control-expose-headers': null } },
    step: 'Session readable',
    says: [/could not read a session id/, /Access-Control-Expose-Headers/],
    marks: ['mcp-session-id'],
    offers: ['Use the relay'],
  },
  {
    name: '401',
    behaviour: { authorization: 'Bearer other' },
    step: 'Authorised',
    says: [/401/],
    offers: ['Sign in'],
  },
  {
    name: '403',
    behaviour: onPost(403, 'text/plain', 'origin not allowed'),
    step: 'Authorised',
    says: [/403/, /origin not allowed/],
  },
  {
    name: '404',
    behaviour: onPost(404, 'text/html', '<html><body><h1>Nothing here</h1></body></html>'),
    step: 'Handshake',
    says: [/404/, /Nothing here/],
  },
  {
    name: '500 with a page',
    behaviour: onPost(
      500,
      'text/html',
      '<html><title>Oops</title><script>alert(1)</script></html>',
    ),
    step: 'Handshake',
    says: [/500/, /Oops/],
  },
  {
    name: 'a web page with 200',
    behaviour: onPost(200, 'text/html', '<!doctype html><title>A site</title>'),
    step: 'Handshake',
    says: [/A web page came back/],
  },
  {
    name: 'a redirect',
    behaviour: {
      answer: ({ http }, response) => {
        if (http !== 'POST') return false;
        response.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end();
        return true;
      },
    },
    step: 'Reachable',
    says: [/redirect/],
  },
  {
    name: 'broken JSON in the list',
    behaviour: onList(() => '{"jsonrpc":"2.0","id":1,"result":{"tools":[{"name":'),
    step: 'Reply readable',
    says: [/not valid JSON/],
  },
  {
    name: 'an error in the list',
    behaviour: onList((id) =>
      JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32603, message: 'database is away' } }),
    ),
    step: 'Tools listed',
    says: [/-32603/, /database is away/],
  },
  {
    name: 'a list without tools',
    behaviour: onList((id) => JSON.stringify({ jsonrpc: '2.0', id, result: { items: [] } })),
    step: 'Reply readable',
    says: [/no list of tools/],
  },
  {
    name: 'a protocol version that nobody knows',
    behaviour: {
      answer: ({ method, id }, response) => {
        if (method !== 'initialize') return false;
        reply(response, id, {
          protocolVersion: '1999-01-01',
          capabilities: {},
          serverInfo: { name: 'old', version: '0' },
        });
        return true;
      },
    },
    step: 'Handshake',
    says: [/version of the protocol that is not known/],
  },
  {
    name: 'something that is no MCP',
    behaviour: {
      answer: ({ http }, response) => {
        if (http !== 'POST') return false;
        json(response, { hello: 'world' });
        return true;
      },
    },
    step: 'Handshake',
    says: [/not as an MCP server does/],
  },
];
