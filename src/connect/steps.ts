import type { DoctorStep, Outcome, StepId } from './doctor-types.ts';
import type { Exchange } from './exchange.ts';
import type { Facts } from './facts.ts';
import type { Captured } from './types.ts';

const TITLES: Readonly<Record<StepId, string>> = {
  reachable: 'Reachable',
  preflight: 'Preflight answered',
  headers: 'Headers allowed',
  handshake: 'Handshake',
  session: 'Session readable',
  authorization: 'Authorised',
  list: 'Tools listed',
  parse: 'Reply readable',
};

export const STEP_ORDER = Object.keys(TITLES) as readonly StepId[];

/** What a step will look at, while it was not tried. */
const WAITING: Readonly<Record<StepId, string>> = {
  reachable: 'something answers at the address',
  preflight: 'OPTIONS answered, this origin allowed',
  headers: "the client's request headers allowed",
  handshake: 'server/discover or initialize',
  session: 'Access-Control-Expose-Headers: mcp-session-id',
  authorization: 'no 401 or 403',
  list: 'tools/list, every page',
  parse: 'valid JSON in UTF-8',
};

export type SeenFacts = Pick<Facts, 'exchanges' | 'route' | 'url' | 'pageOrigin'>;

/** The steps up to `until` as passed, those after it as not tried; all passed where there is no `until`. */
export function stepsAround(
  facts: SeenFacts,
  until: DoctorStep | undefined,
  captured?: Captured,
): DoctorStep[] {
  const at = until === undefined ? STEP_ORDER.length : STEP_ORDER.indexOf(until.id);
  return STEP_ORDER.map((id, index) => {
    if (until !== undefined && index === at) return until;
    if (index > at) return plain(id, 'not-tried', WAITING[id]);
    return seen(id, facts, captured);
  });
}

export const titleOf = (id: StepId): string => TITLES[id];

function seen(id: StepId, facts: SeenFacts, captured: Captured | undefined): DoctorStep {
  const { exchanges, route } = facts;
  const handshake = exchanges.findLast(isHandshake);
  const isCrossOrigin = route === 'browser' && facts.url?.origin !== facts.pageOrigin;
  switch (id) {
    case 'reachable': {
      const first = exchanges.find(({ status }) => status !== undefined);
      return plain(id, 'passed', 'answers a request', first?.elapsedMs);
    }
    case 'preflight':
    case 'headers':
      if (isCrossOrigin)
        return plain(
          id,
          'passed',
          id === 'headers' ? 'by the answer to OPTIONS' : 'this origin allowed',
        );
      return plain(
        id,
        'not-needed',
        route === 'browser' ? 'the same origin' : `no browser stands between (${route})`,
      );
    case 'handshake':
      // Turned away by 401 or 403 before it could be made.
      if (handshake?.status !== 200) return plain(id, 'not-tried', WAITING.handshake);
      return plain(
        id,
        'passed',
        `${handshake.said}${captured ? `, protocol ${captured.protocolVersion}` : ''}`,
        handshake.elapsedMs,
      );
    case 'session':
      if (handshake?.status !== 200) return plain(id, 'not-tried', WAITING.session);
      if (handshake.said === 'server/discover')
        return plain(id, 'not-needed', '2026-07-28 has no sessions');
      return handshake.sessionId === true
        ? plain(id, 'passed', 'mcp-session-id can be read')
        : plain(id, 'not-needed', 'no session id in the reply');
    case 'authorization':
      return plain(id, 'passed', 'no 401 or 403');
    case 'list':
      return plain(id, 'passed', captured ? counts(captured) : 'tools/list answered');
    case 'parse':
      return plain(id, 'passed', 'valid JSON, kept as sent');
  }
}

const isHandshake = ({ said, status }: Exchange): boolean =>
  (said === 'initialize' || said === 'server/discover') && status === 200;

function counts({ pages, tools, stopped }: Captured): string {
  const page = pages === 1 ? '1 page' : `${pages.toLocaleString('en-US')} pages`;
  const tool = tools === 1 ? '1 tool' : `${tools.toLocaleString('en-US')} tools`;
  return `${page}, ${tool}${stopped ? ', not complete' : ''}`;
}

function plain(id: StepId, outcome: Outcome, what: string, elapsedMs?: number): DoctorStep {
  const base = { id, title: TITLES[id], outcome, what, snippets: [], offers: [] };
  return elapsedMs === undefined ? base : { ...base, elapsedMs };
}
