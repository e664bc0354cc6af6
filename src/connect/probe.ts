import { GUARDED } from './request-init.ts';

/** What a browser can be made to say about a server that it keeps a page from reading. */
export interface ProbeResult {
  /** A request answered somehow, unread. */
  readonly answers: boolean;
  /** A request that needs no preflight may be read. */
  readonly readable: boolean;
  /** Request headers that a preflight does not allow, in lower case. */
  readonly refused: readonly string[];
}

/** Milliseconds for each question. */
const PROBE_MS = 5_000;

/** Headers of MCP over HTTP that are not CORS-safelisted, with a harmless value each. */
const MCP_HEADERS: readonly (readonly [name: string, value: string])[] = [
  ['content-type', 'application/json'],
  ['mcp-protocol-version', '2025-11-25'],
  ['mcp-session-id', 'probe'],
  ['mcp-method', 'server/discover'],
];

/** Sent to ask for 2026-07-28 alone: an older server does well without it. */
export const LATER_HEADER = 'mcp-method';

/**
 * Asks what the browser refused to say: is anything there, may it be read, and which headers does a preflight refuse.
 * GET requests without credentials; the values of secret fields are never sent.
 */
export async function probe(
  url: URL,
  fields: readonly string[],
  send: typeof fetch,
): Promise<ProbeResult> {
  const ask = async (init: RequestInit): Promise<boolean> => {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), PROBE_MS);
    try {
      await send(url, { ...GUARDED, ...init, signal: stop.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
      // The head was enough; the body may be a stream without end.
      stop.abort();
    }
  };
  // Browsers allow `no-cors` with `follow` alone; nothing of the page or the person travels along.
  const answers = await ask({ mode: 'no-cors', redirect: 'follow' });
  const readable = answers && (await ask({}));
  if (!readable) return { answers, readable, refused: [] };
  const secret = fields.map((name) => [name, 'probe'] as const);
  const asked = [...MCP_HEADERS, ...secret].map(async ([name, value]) =>
    (await ask({ headers: { [name]: value } })) ? [] : [name],
  );
  return { answers, readable, refused: (await Promise.all(asked)).flat() };
}
