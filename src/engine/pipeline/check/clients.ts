import { pointerTo } from '../../json/pointer.ts';
import { consumers as all, consumerById } from '../../judge/consumers/index.ts';
import type { Consumer, Outcome } from '../../judge/define-consumer.ts';
import { worse } from '../../judge/define-consumer.ts';
import type { Verdict } from '../../judge/judge.ts';
import type { Settings } from '../../settings.ts';
import type { Prepared } from '../prepare.ts';
import { prepare } from '../prepare.ts';
import type { ClientCell, ClientPlace, ClientRule, ClientsView } from './check-types.ts';
import { judgePrepared } from './judged.ts';
import { servedForm } from './served.ts';

export interface ClientsInput {
  /** Ids; all where it is left out. Unknown ones are passed over. */
  readonly clients?: readonly string[];
  readonly server?: string;
}

/** What every client does with every tool, as it was given and after the strategy of the settings. */
export function judgeClients(
  text: string,
  settings: Settings = {},
  { clients, server = '' }: ClientsInput = {},
): ClientsView {
  const chosen =
    clients === undefined ? all : clients.map(consumerById).filter((one) => one !== undefined);
  const given = prepare(text, settings);
  const mount = { extend: [], flattenUnionInput: false, strategy: given.strategy.id };
  const { prepared, faults } = servedForm(given, settings, mount);
  const before = judgePrepared(chosen, given, server);
  const after = prepared === given ? before : judgePrepared(chosen, prepared, server);
  return {
    clients: chosen.map(({ id }) => id),
    tools: given.tools.tools.map(({ name }) => name),
    cells: cellsOf(chosen, { verdicts: before, of: given }, { verdicts: after, of: prepared }),
    notServed: faults.map(({ pointer, message }) => ({ pointer, message })),
  };
}

interface Judged {
  readonly verdicts: readonly Verdict[];
  readonly of: Prepared;
}

interface Cell extends Omit<ClientCell, 'rules'> {
  before: Outcome;
  after: Outcome;
  readonly rules: Map<
    string,
    { rule: string; before: ClientPlace | undefined; after: ClientPlace | undefined }
  >;
}

function cellsOf(chosen: readonly Consumer[], before: Judged, after: Judged): ClientCell[] {
  const order = new Map(chosen.map(({ id }, i) => [id, i]));
  const cells = new Map<string, Cell>();
  const put = ({ verdicts, of }: Judged, when: 'before' | 'after'): void => {
    for (const { consumer, rule, tool, hit } of verdicts) {
      const key = `${consumer.id} ${tool}`;
      let cell = cells.get(key);
      if (cell === undefined) {
        cell = { client: consumer.id, tool, before: 'works', after: 'works', rules: new Map() };
        cells.set(key, cell);
      }
      cell[when] = worse(cell[when], rule.outcome);
      const known = cell.rules.get(rule.id) ?? {
        rule: rule.id,
        before: undefined,
        after: undefined,
      };
      known[when] ??= {
        side: of.tools.schemas[hit.schema]?.side,
        pointer: pointerTo(of.source.doc, hit.node),
        places: hit.places,
        ...(hit.detail !== undefined && { detail: hit.detail }),
      };
      cell.rules.set(rule.id, known);
    }
  };
  put(before, 'before');
  put(after, 'after');
  return [...cells.values()]
    .sort((a, b) => a.tool - b.tool || (order.get(a.client) ?? 0) - (order.get(b.client) ?? 0))
    .map((cell) => ({ ...cell, rules: [...cell.rules.values()] as ClientRule[] }));
}
