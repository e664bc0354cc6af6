import type { Cause } from './doctor-types.ts';
import type { Explain } from './explanation.ts';
import { hostOf, mebibytes, quoted, seconds } from './explanation.ts';
import type { Facts } from './facts.ts';
import { deciding } from './facts.ts';
import { plainWords } from './plain-words.ts';
import { protocolDetail } from './protocol-cause.ts';

type Reply =
  | 'timeout'
  | 'stalled'
  | 'ended'
  | 'too-large'
  | 'broken-json'
  | 'not-utf8'
  | 'not-mcp'
  | 'protocol-version'
  | 'rpc-error'
  | 'no-tools'
  | 'bad-address'
  | 'mixed-content'
  | 'not-started';

/** The reply itself is late, cut off, or says something else. */
export const REPLY: Readonly<Record<Extract<Cause, Reply>, Explain>> = {
  timeout: (facts) => ({
    what: `No answer to ${asked(facts)} came within ${seconds(facts.limits.deadlineMs)}.`,
    fix: 'The server is reached but does not answer: see whether it is busy or waits for something. A longer limit may help.',
    offers: ['retry'],
  }),
  stalled: (facts) => ({
    what: `The answer to ${asked(facts)} began and did not end within ${seconds(facts.limits.deadlineMs)}.`,
    fix: 'The server opened its reply and sent no whole message in it: a stream that is never written to, or a proxy that buffers it (nginx: proxy_buffering off).',
    offers: ['retry'],
  }),
  ended: (facts) => ({
    what: `The reply to ${asked(facts)} ended without an answer in it.`,
    fix: 'The server closed the stream too early, or crashed on this request: see what it prints.',
    offers: ['retry'],
  }),
  'too-large': (facts) => ({
    what: `The reply to ${asked(facts)} is larger than ${asked(facts) === 'tools/list' ? mebibytes(facts.limits.bytes) : 'a handshake may be'}; it was given up there.`,
    fix: 'Let the server split its list into pages, or raise the limit.',
    offers: ['retry'],
  }),
  'broken-json': (facts) => ({
    what: `The reply to ${asked(facts)} is not valid JSON${detail(facts)}.`,
    fix: 'The server writes its JSON by hand, or something between cuts or changes it. Print replies with a JSON library.',
    offers: ['retry'],
  }),
  'not-utf8': (facts) => ({
    what: `The reply to ${asked(facts)} is not text in UTF-8.`,
    fix: 'Send JSON as UTF-8, whatever encoding the data comes in.',
    offers: ['retry'],
  }),
  'not-mcp': (facts) => ({
    what: `Something answers at ${hostOf(facts)}, but not as an MCP server does: its reply to ${asked(facts)} is no JSON-RPC message of this protocol.${quoted(deciding(facts)?.excerpt)}`,
    fix: 'Correct the address: many servers use the path /mcp.',
    offers: ['retry'],
  }),
  'protocol-version': (facts) => ({
    what: `The server speaks a version of the protocol that is not known here.${quoted(message(facts))}`,
    fix: 'It has to offer one of 2026-07-28, 2025-11-25, 2025-06-18, 2025-03-26, 2024-11-05.',
    offers: ['retry'],
  }),
  'rpc-error': (facts) => {
    const { code } = protocolDetail(facts.error);
    return {
      what: `The server answered ${asked(facts)} with the error ${code ?? ''}.${quoted(message(facts))}`,
      fix: "The error is the server's own: see what it prints about this request.",
      offers: ['retry'],
    };
  },
  'no-tools': (facts) => ({
    what: `The server's answer to tools/list holds no list of tools.${quoted(message(facts))}`,
    fix: 'A server with tools answers with {"tools": [...]} in its result, and says "tools" in its capabilities.',
    offers: ['retry'],
  }),
  // What is foreseen explains itself; these stand here for completeness of the table.
  'bad-address': () => ({ what: 'The address cannot be used.', fix: 'Correct it.' }),
  'mixed-content': () => ({
    what: 'A page that came over https may not reach plain http.',
    fix: 'Serve it over https, or run Refscope locally.',
  }),
  'not-started': (facts) => ({
    what: `Nothing was sent: the part that speaks the protocol could not be loaded.${quoted(message(facts))}`,
    fix: 'Reload the page.',
    offers: ['retry'],
  }),
};

const asked = (facts: Facts): string => deciding(facts)?.said ?? 'the request';

const message = (facts: Facts): string => plainWords(protocolDetail(facts.error).message);

const detail = (facts: Facts): string => {
  const why = deciding(facts)?.detail;
  return why === undefined ? '' : `: ${plainWords(why)}`;
};
