import type { Cause } from './doctor-types.ts';
import type { Explain } from './explanation.ts';
import { hostOf, quoted } from './explanation.ts';
import type { Facts } from './facts.ts';
import { deciding } from './facts.ts';
import { corsSnippets, headerSnippet, RESPONSE_HEADERS } from './snippets.ts';

type Http =
  | 'session-unreadable'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'http-status'
  | 'server-error'
  | 'html'
  | 'content-type';

/** A reply came, and its head says that it is not the one. */
export const HTTP: Readonly<Record<Extract<Cause, Http>, Explain>> = {
  'session-unreadable': (facts) => ({
    what: `The handshake went well, but the page could not read a session id in the reply, and the server turned the next request away with ${deciding(facts)?.status}: it misses the id.`,
    fix: 'Let pages read the session id: name it in Access-Control-Expose-Headers.',
    snippets: corsSnippets({
      origin: facts.pageOrigin ?? '*',
      fields: facts.fields,
      marks: ['mcp-session-id'],
    }).map((snippet) =>
      snippet.id === 'header'
        ? headerSnippet(`Access-Control-Expose-Headers: ${RESPONSE_HEADERS.join(', ')}`, [
            'mcp-session-id',
          ])
        : snippet,
    ),
    offers: ['relay', 'command'],
  }),
  unauthorized: (facts) => {
    const hasSecret = facts.fields.length > 0;
    const isHidden = facts.route === 'browser' && !deciding(facts)?.challenge;
    return {
      what: hasSecret
        ? `The server does not accept these credentials (401).${said(facts)}`
        : `The server wants to know who asks (401).${said(facts)}`,
      fix: `${hasSecret ? 'Correct the header, or sign in again.' : 'Sign in, or add the header that the server expects.'}${isHidden ? ' The page could not read WWW-Authenticate, which says how; a server lets it with the header below.' : ''}`,
      ...(isHidden && { snippets: exposeChallenge() }),
      offers: ['sign-in', 'credentials'],
    };
  },
  forbidden: (facts) => ({
    what: `The server refuses this request (403).${said(facts)}`,
    fix:
      facts.route === 'browser'
        ? `Either the credentials do not reach far enough, or the server does not accept the origin ${facts.pageOrigin ?? 'of this page'}: then add it to the origins that the server allows.`
        : 'Either the credentials do not reach far enough, or the server does not accept the Host or Origin of the request.',
    offers: ['sign-in', 'credentials', ...(facts.route === 'browser' ? (['relay'] as const) : [])],
  }),
  'not-found': (facts) => ({
    what: `${hostOf(facts)} answers, but there is nothing at ${facts.url?.pathname ?? 'this path'} (404).${said(facts)}`,
    fix: 'Correct the path: many servers use /mcp. A server that speaks only the old SSE transport (/sse) is not reached this way.',
    offers: ['retry'],
  }),
  'http-status': (facts) => {
    const { status = 0, said: asked } = deciding(facts) ?? { said: 'initialize' };
    return {
      what: `The server answered ${asked} with ${status}.${said(facts)}`,
      fix: STATUS.get(status) ?? 'See what the server prints about this request.',
      offers: ['retry'],
    };
  },
  'server-error': (facts) => ({
    what: `The server failed with ${deciding(facts)?.status} at ${deciding(facts)?.said}.${said(facts)}`,
    fix: 'See what the server prints about this request: the fault is in it, or in what stands before it.',
    offers: ['retry'],
  }),
  html: (facts) => ({
    what: `A web page came back instead of MCP (Content-Type text/html).${said(facts)}`,
    fix: "The address leads to a site, a login page or a single-page app's fallback. Correct the path, often /mcp, or see to it that this path reaches the MCP server.",
    offers: ['retry'],
  }),
  'content-type': (facts) => ({
    what: `The reply is ${deciding(facts)?.contentType ? `of type ${deciding(facts)?.contentType}` : 'without a Content-Type'}; MCP answers with application/json or text/event-stream.${said(facts)}`,
    fix: 'Send the reply as application/json, or as text/event-stream where it is a stream.',
    snippets: [headerSnippet('Content-Type: application/json')],
    offers: ['retry'],
  }),
};

const STATUS: ReadonlyMap<number, string> = new Map([
  [
    400,
    'The server does not understand the request; often it wants a session id or another protocol version.',
  ],
  [
    405,
    'The path does not take POST: it is not the MCP endpoint, or only its old SSE transport. Correct the path, often /mcp.',
  ],
  [
    406,
    'The server refuses the Accept header "application/json, text/event-stream", which the protocol asks for.',
  ],
  [413, 'Something before the server limits the size of requests too tightly.'],
  [415, 'The server refuses the Content-Type application/json, which the protocol asks for.'],
  [429, 'Too many requests: wait a little and try again.'],
]);

const said = (facts: Facts): string => quoted(deciding(facts)?.excerpt);

const exposeChallenge = () => [
  headerSnippet('Access-Control-Expose-Headers: www-authenticate, mcp-session-id', [
    'www-authenticate',
  ]),
];
