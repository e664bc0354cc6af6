// Longer than most: one row and one misbehaving server for each failure that is known.
import type { AddressInfo } from 'node:net';
import { createServer as createTcp } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCredentials } from './credentials.ts';
import type { Cause, StepId } from './doctor-types.ts';
import { STEP_ORDER } from './steps.ts';
import type { Answer } from './testing/fake-server.ts';
import { fakeServer, json, result } from './testing/fake-server.ts';
import { listen } from './testing/listen.ts';
import { failToReach } from './testing/reach.ts';

const replying =
  (status: number, text: string, type = 'text/plain', more: Record<string, string> = {}): Answer =>
  ({ response }) => {
    response.writeHead(status, { 'content-type': type, ...more });
    response.end(text);
    return true;
  };

const streamed =
  (...parts: string[]): Answer =>
  ({ response }) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const part of parts) response.write(part);
    response.end();
    return true;
  };

const hanging: Answer = () => true;

const stalling: Answer = ({ response }) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(': wait\n\n');
  return true;
};

/** Everything that goes wrong, a real server that does it, and words that the explanation must have. */
const ROWS: readonly [
  name: string,
  answers: Readonly<Record<string, Answer>>,
  step: StepId,
  cause: Cause,
  words: RegExp,
][] = [
  [
    '401',
    { '*': replying(401, 'who are you') },
    'authorization',
    'unauthorized',
    /401.*who are you/,
  ],
  ['403', { '*': replying(403, 'not you') }, 'authorization', 'forbidden', /403.*not you/],
  [
    '404',
    { '*': replying(404, '<html><body><h1>Gone</h1></body></html>', 'text/html') },
    'handshake',
    'not-found',
    /\/mcp.*404.*"Gone"/,
  ],
  ['405', { '*': replying(405, 'no') }, 'handshake', 'http-status', /405/],
  ['500', { '*': replying(500, 'Traceback: boom') }, 'handshake', 'server-error', /500.*boom/],
  [
    '500 at the list',
    { 'tools/list': replying(500, 'boom') },
    'list',
    'server-error',
    /500.*tools\/list/,
  ],
  [
    'HTML with 200',
    { '*': replying(200, '<!doctype html><title>My app</title>', 'text/html') },
    'handshake',
    'html',
    /web page.*My app/,
  ],
  [
    'another type with 200',
    { '*': replying(200, 'ok') },
    'handshake',
    'content-type',
    /text\/plain/,
  ],
  [
    'HTML at the list',
    { 'tools/list': replying(200, '<p>Log in</p>', 'text/html') },
    'parse',
    'html',
    /Log in/,
  ],
  [
    'broken JSON',
    { '*': replying(200, '{"jsonrpc":', 'application/json') },
    'handshake',
    'broken-json',
    /not valid JSON/,
  ],
  [
    'broken JSON at the list',
    { 'tools/list': replying(200, '{"result":{"tools":[{]}}', 'application/json') },
    'parse',
    'broken-json',
    /tools\/list is not valid JSON/,
  ],
  [
    'broken JSON in a stream',
    { 'tools/list': streamed('data: {"tools":[}\n\n') },
    'parse',
    'broken-json',
    /not valid JSON/,
  ],
  [
    'bytes that are no UTF-8',
    {
      'tools/list': ({ response }) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(Buffer.from([0x22, 0xff, 0x22]));
        return true;
      },
    },
    'parse',
    'not-utf8',
    /UTF-8/,
  ],
  ['no answer', { '*': hanging }, 'handshake', 'timeout', /No answer/],
  ['no answer to the list', { 'tools/list': hanging }, 'list', 'timeout', /tools\/list/],
  [
    'a stream that never answers',
    { 'tools/list': stalling },
    'list',
    'stalled',
    /began and did not end/,
  ],
  [
    'a stream that ends without an answer',
    { 'tools/list': streamed(': bye\n\n') },
    'list',
    'ended',
    /ended without an answer/,
  ],
  [
    'an empty reply',
    { 'tools/list': replying(200, '', 'application/json') },
    'list',
    'ended',
    /ended without an answer/,
  ],
  [
    'a redirect',
    { '*': replying(307, '', 'text/plain', { location: 'https://other.example/mcp?key=1' }) },
    'reachable',
    'redirect',
    /https:\/\/other\.example\/mcp\?key=…\./,
  ],
  [
    'an unknown protocol version',
    {
      initialize: ({ id, response }) =>
        json(
          response,
          result(id, {
            protocolVersion: '1999-01-01',
            capabilities: {},
            serverInfo: { name: 'x', version: '1' },
          }),
        ),
    },
    'handshake',
    'protocol-version',
    /1999-01-01/,
  ],
  [
    'JSON that is no JSON-RPC',
    { '*': replying(200, '{"hello":"world"}', 'application/json') },
    'handshake',
    'not-mcp',
    /not as an MCP server/,
  ],
  [
    'an error of the protocol',
    {
      'tools/list': ({ id, response }) =>
        json(
          response,
          JSON.stringify({
            jsonrpc: '2.0',
            id,
            error: { code: -32000, message: 'database is down' },
          }),
        ),
    },
    'list',
    'rpc-error',
    /-32000.*database is down/,
  ],
  [
    'no tools',
    {
      'tools/list': ({ id, response }) =>
        json(
          response,
          JSON.stringify({
            jsonrpc: '2.0',
            id,
            error: { code: -32601, message: 'Method not found' },
          }),
        ),
    },
    'list',
    'no-tools',
    /no list of tools/,
  ],
  [
    'a list that is none',
    { 'tools/list': ({ id, response }) => json(response, result(id, { tools: 'none' })) },
    'parse',
    'no-tools',
    /no list of tools/,
  ],
];

describe('each failure names its cause, its step and a way out', () => {
  test.each(ROWS)('%s', async (_, answers, step, cause, words) => {
    const { url } = await fakeServer(answers);
    const waits = cause === 'timeout' || cause === 'stalled';
    const { failure, steps } = await failToReach(url, {
      limits: { deadlineMs: waits ? 2_000 : 8_000 },
    });
    expect(failure).toMatchObject({ cause, step });
    expect(failure.what).toMatch(words);
    expect(failure.what).not.toMatch(/failed to fetch|fetch failed/i);
    expect(failure.fix).not.toBe('');
    expect(steps.map(({ id }) => id)).toEqual(STEP_ORDER);
    expect(steps.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id)).toEqual([step]);
    expect(steps.at(-1)?.outcome).toBe(step === 'parse' ? 'failed' : 'not-tried');
  });
});

describe('below HTTP', () => {
  async function tcp(onData: string | null): Promise<string> {
    const server = createTcp((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => (onData === null ? socket.destroy() : socket.end(onData)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  }

  test('a closed port', async () => {
    const closed = await tcp('');
    const { port } = new URL(closed);
    // A port that was just free, one above.
    const { failure } = await failToReach(
      `http://127.0.0.1:${Number(port) === 65_535 ? 1_025 : Number(port) + 1}/mcp`,
    );
    expect(failure).toMatchObject({ cause: 'closed-port', step: 'reachable' });
    expect(failure.what).toMatch(/No server listens.*ECONNREFUSED/);
  });

  test('a host that does not exist', async () => {
    const { failure } = await failToReach('http://no-such-host.invalid/mcp');
    expect(failure).toMatchObject({ cause: 'unknown-host', step: 'reachable' });
    expect(failure.what).toMatch(/no host called no-such-host\.invalid/);
  });

  test('a connection that is dropped', async () => {
    expect((await failToReach(await tcp(null))).failure.cause).toBe('connection-lost');
  });

  test('something that speaks no HTTP', async () => {
    expect((await failToReach(await tcp('SSH-2.0-x\r\n'))).failure.cause).toBe('not-mcp');
  });

  test('https to a port of plain http', async () => {
    const url = (await tcp('HTTP/1.1 200 OK\r\n\r\n')).replace('http:', 'https:');
    const { failure } = await failToReach(url);
    expect(failure.cause).toBe('certificate');
    expect(failure.what).toMatch(/plain http/);
  });
});

test.each([
  ['', /no address/],
  ['ftp://host/x', /ftp:/],
  ['javascript:alert(1)', /javascript:/],
  ['http://user:word@host/mcp', /user name or a password/],
  ['http://', /not an address/],
])('the address %j is refused before anything is sent', async (url, words) => {
  const { failure, steps } = await failToReach(url);
  expect(failure).toMatchObject({
    cause: 'bad-address',
    step: 'reachable',
    what: expect.stringMatching(words),
  });
  expect(steps.slice(1).every(({ outcome }) => outcome === 'not-tried')).toBe(true);
});

test('plain http from a page that came over https is explained before it is tried', async () => {
  const { failure } = await failToReach('http://10.1.2.3/mcp', {
    pageUrl: 'https://refscope.example/',
  });
  expect(failure.cause).toBe('mixed-content');
});

test('a secret that a server echoes stands in no text', async () => {
  const base = await listen((request, response) => {
    response.writeHead(401, { 'content-type': 'text/plain' });
    response.end(`unknown token ${request.headers.authorization} / ${request.headers['x-key']}`);
  });
  const made = createCredentials(base, [
    ['Authorization', 'Bearer s3cr3t-t0ken'],
    ['X-Key', 'p4ssw0rd'],
  ]);
  if (made.kind === 'unusable') throw new Error(made.why);
  const failed = await failToReach({ url: base, credentials: made.credentials });
  expect(JSON.stringify(failed)).toMatch(/unknown token/);
  expect(JSON.stringify(failed)).not.toMatch(/s3cr3t|p4ssw0rd/);
});
