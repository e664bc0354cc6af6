import type { StepId } from './doctor-types.ts';
import type { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import type { Found } from './find-cause.ts';
import { LATER_HEADER } from './probe.ts';

/** Node's and the resolver's codes. */
const CODES: ReadonlyMap<string, Found['cause']> = new Map([
  ['ECONNREFUSED', 'closed-port'],
  ['ENOTFOUND', 'unknown-host'],
  ['EAI_AGAIN', 'unknown-host'],
  ['EAI_NODATA', 'unknown-host'],
  ['EAI_NONAME', 'unknown-host'],
  ['ECONNRESET', 'connection-lost'],
  ['EPIPE', 'connection-lost'],
  ['UND_ERR_SOCKET', 'connection-lost'],
  ['UND_ERR_BODY_TIMEOUT', 'stalled'],
  ['UND_ERR_HEADERS_TIMEOUT', 'timeout'],
]);

/** Why a request got no reply: by the system's code, or by what a browser could be made to say. */
export function networkCause(facts: Facts, last: Exchange, during: StepId): Found {
  const { systemCode } = last;
  if (systemCode !== undefined) {
    const cause = CODES.get(systemCode) ?? (isTls(systemCode) ? 'certificate' : undefined);
    if (cause === 'stalled' || cause === 'timeout') return { cause, step: during };
    if (cause !== undefined) return { cause, step: 'reachable' };
    return { cause: systemCode.startsWith('HPE_') ? 'not-mcp' : 'unreachable', step: 'reachable' };
  }
  // A reply that began and broke off is no question of CORS.
  if (last.status !== undefined) return { cause: 'connection-lost', step: during };
  const { probe } = facts;
  if (facts.route !== 'browser' || probe === undefined || !probe.answers) {
    return { cause: 'unreachable', step: 'reachable' };
  }
  if (!probe.readable) return { cause: 'cors-refused', step: 'preflight' };
  if (probe.refused.some((name) => name !== LATER_HEADER))
    return { cause: 'headers-not-allowed', step: 'headers' };
  return { cause: 'cors-refused', step: during };
}

const isTls = (code: string): boolean =>
  /CERT|SELF_SIGNED|^UNABLE_TO_|^ERR_TLS_|^ERR_SSL_|^EPROTO$/.test(code);
