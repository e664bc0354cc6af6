import type { Said } from './allow-list.ts';

/** What went wrong below the protocol, told apart where it happened. */
export type Trouble =
  | 'network'
  | 'redirect'
  | 'too-large'
  | 'broken-json'
  | 'not-utf8'
  | 'ended-early'
  | 'relay-refused'
  | 'private-target'
  | 'aborted';

/** One request and what came of it: the facts that a failure is explained by. */
export interface Exchange {
  readonly said: Said | 'listen' | 'end';
  readonly startedAt: number;
  /** Milliseconds until the reply's head, or until it failed. */
  elapsedMs?: number;
  status?: number;
  contentType?: string | null;
  /** Whether the page may read the session id; the server may have sent one even so. */
  sessionId?: boolean;
  /** `WWW-Authenticate`, where it may be read. */
  challenge?: string | null;
  /** The beginning of what an unsuccessful reply says, as text without markup. */
  excerpt?: string;
  /** Where a redirect points, where that may be read. */
  location?: string | null;
  trouble?: Trouble;
  /** The system's code for a failed connection, such as ECONNREFUSED: known in Node and by way of the relay. */
  systemCode?: string;
  /** For 'broken-json': what the parser says. */
  detail?: string;
  /** The whole reply has arrived. */
  done?: boolean;
}

/** Thrown by our own layer under the protocol library; everything known stands in the exchange. */
export class WireError extends Error {
  readonly trouble: Trouble;
  constructor(trouble: Trouble, options?: ErrorOptions) {
    super(`request failed: ${trouble}`, options);
    this.name = 'WireError';
    this.trouble = trouble;
  }
}

/** Notes that a request leaves. */
export function begin(exchanges: Exchange[], said: Exchange['said']): Exchange {
  const exchange: Exchange = { said, startedAt: performance.now() };
  exchanges.push(exchange);
  return exchange;
}

/** Notes why a request did not get its reply. */
export function noteFailure(exchange: Exchange, error: unknown, aborted: boolean): void {
  if (exchange.trouble !== undefined) return;
  if (error instanceof WireError) {
    exchange.trouble = error.trouble;
    if (typeof error.cause === 'string') exchange.detail = error.cause;
    return;
  }
  exchange.trouble = aborted ? 'aborted' : 'network';
  const code = systemCode(error);
  if (code !== undefined) exchange.systemCode = code;
}

/** The innermost system code, such as ECONNREFUSED: Node wraps it in the cause of a `TypeError`. */
function systemCode(error: unknown): string | undefined {
  let inner: unknown = error;
  let found: string | undefined;
  for (let depth = 0; depth < 5 && typeof inner === 'object' && inner !== null; depth += 1) {
    const { code, cause, errors, message } = inner as Readonly<Record<string, unknown>>;
    if (typeof code === 'string') found = code;
    // The Fetch standard's list of ports that are for other protocols.
    else if (message === 'bad port') found = 'blocked port';
    inner = cause ?? (Array.isArray(errors) ? errors[0] : undefined);
  }
  return found;
}
