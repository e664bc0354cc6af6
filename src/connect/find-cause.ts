import type { Cause, StepId } from './doctor-types.ts';
import type { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import { deciding } from './facts.ts';
import { networkCause } from './network-cause.ts';
import { LATER_HEADER } from './probe.ts';
import { protocolCause } from './protocol-cause.ts';

export interface Found {
  readonly cause: Cause;
  readonly step: StepId;
}

/** What kept the connection from being made, by the facts first and by the protocol library's error last. */
export function findCause(facts: Facts): Found {
  const last = deciding(facts);
  const during: StepId = last?.said === 'tools/list' ? 'list' : 'handshake';
  const reading: StepId = last?.said === 'tools/list' ? 'parse' : 'handshake';
  if (last === undefined) return { cause: 'not-started', step: 'reachable' };
  if (facts.expired || last.trouble === 'aborted') {
    return last.status === undefined
      ? { cause: 'timeout', step: during }
      : { cause: 'stalled', step: during };
  }
  switch (last.trouble) {
    case 'network':
      return networkCause(facts, last, during);
    case 'redirect':
      return { cause: 'redirect', step: 'reachable' };
    case 'too-large':
      return { cause: 'too-large', step: during };
    case 'broken-json':
    case 'not-utf8':
      return { cause: last.trouble, step: reading };
    case 'ended-early':
      return { cause: 'ended', step: during };
    case 'relay-refused':
    case 'private-target':
      return { cause: last.trouble, step: 'reachable' };
    case undefined:
      break;
  }
  const found = statusCause(facts, last, during) ?? protocolCause(facts.error, last);
  const isTurnedAway = found.cause === 'protocol-version' || found.cause === 'http-status';
  // A server of 2026-07-28 alone whose preflight keeps the page from speaking that.
  if (isTurnedAway && last.said === 'initialize' && facts.probe?.refused.includes(LATER_HEADER)) {
    return { cause: 'headers-not-allowed', step: 'headers' };
  }
  return found;
}

function statusCause(facts: Facts, last: Exchange, during: StepId): Found | undefined {
  const { status = 0, contentType } = last;
  if (status === 401) return { cause: 'unauthorized', step: 'authorization' };
  if (status === 403) return { cause: 'forbidden', step: 'authorization' };
  if (isSessionMissing(facts, last)) return { cause: 'session-unreadable', step: 'session' };
  if (status === 404) return { cause: 'not-found', step: during };
  if (status >= 500) return { cause: 'server-error', step: during };
  if (status >= 400) return { cause: 'http-status', step: during };
  if (status === 202 || status === 204) return undefined;
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase();
  if (type === 'application/json' || type === 'text/event-stream') return undefined;
  const step = during === 'list' ? 'parse' : during;
  return { cause: type === 'text/html' ? 'html' : 'content-type', step };
}

/** The handshake went well, no session id could be read, and the very next request is turned away. */
function isSessionMissing({ exchanges, route }: Facts, { said, status }: Exchange): boolean {
  if (route !== 'browser' || (status !== 400 && status !== 404)) return false;
  if (said !== 'notifications/initialized' && said !== 'tools/list') return false;
  const handshake = exchanges.findLast((exchange) => exchange.said === 'initialize');
  return handshake?.status === 200 && handshake.sessionId === false;
}
