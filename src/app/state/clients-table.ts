import type {
  ClientCell,
  ClientsView,
  ConsumerInfo,
  ConsumerRuleInfo,
} from '../../engine/protocol.ts';
import type { MarkLevel } from '../ui/severity-mark.tsx';
import type { ClientsShown } from './clients-slice.ts';

type Outcome = ClientCell['after'];

/** A tool's index that stands for the list as a whole. */
export const WHOLE_LIST = -1;

export interface ClientColumn {
  readonly consumer: ConsumerInfo;
  /** Tools that it refuses, as served now and as rewritten. */
  readonly refusedBefore: number;
  readonly refusedAfter: number;
}

export interface ClientsTable {
  readonly columns: readonly ClientColumn[];
  /** Tool indexes; the list as a whole first. */
  readonly rows: readonly number[];
  /** By tool and id of the client; none where the client minds nothing. */
  readonly cellAt: (tool: number, client: string) => ClientCell | undefined;
}

export interface ClientsChoice {
  readonly shown: ClientsShown;
  readonly mine: readonly string[];
  readonly rule: string | null;
  /** The one client that the page is narrowed to. */
  readonly client: string | null;
}

const LEVELS: Readonly<Record<Outcome, MarkLevel>> = {
  works: 'pass',
  ignored: 'info',
  rewritten: 'info',
  limited: 'warning',
  refused: 'error',
};

export const levelOfOutcome = (outcome: Outcome): MarkLevel => LEVELS[outcome];

const isTrouble = ({ before, after }: ClientCell): boolean =>
  [before, after].some((outcome) => outcome === 'limited' || outcome === 'refused');

/** Which clients and which tools are shown, and what stands where they meet. */
export function clientsTable(
  view: ClientsView,
  consumers: readonly ConsumerInfo[],
  { shown, mine, rule, client }: ClientsChoice,
): ClientsTable {
  const wanted = new Set(client !== null ? [client] : shown === 'mine' ? mine : view.clients);
  const cells = new Map<string, ClientCell>();
  const tools = new Set<number>();
  const clients = new Set<string>();
  const isNarrow = rule !== null || shown === 'trouble';
  for (const cell of view.cells) {
    cells.set(`${cell.tool} ${cell.client}`, cell);
    if (!wanted.has(cell.client)) continue;
    if (rule !== null && !cell.rules.some((one) => one.rule === rule)) continue;
    if (shown === 'trouble' && !isTrouble(cell)) continue;
    tools.add(cell.tool);
    clients.add(cell.client);
  }
  const cellAt = (tool: number, id: string) => cells.get(`${tool} ${id}`);
  const all = view.tools.map((_, index) => index);
  const rows = [WHOLE_LIST, ...all].filter((tool) => !isNarrow || tools.has(tool));
  const columns = consumers
    .filter(({ id }) => wanted.has(id) && (!isNarrow || client !== null || clients.has(id)))
    .map((consumer) => ({
      consumer,
      refusedBefore: all.filter((tool) => cellAt(tool, consumer.id)?.before === 'refused').length,
      refusedAfter: all.filter((tool) => cellAt(tool, consumer.id)?.after === 'refused').length,
    }));
  return { columns, rows, cellAt };
}

/** The rules that something here meets, for choosing one of them. */
export function metRules(
  view: ClientsView,
  consumers: readonly ConsumerInfo[],
): readonly { readonly rule: ConsumerRuleInfo; readonly consumer: ConsumerInfo }[] {
  const met = new Set(view.cells.flatMap(({ rules }) => rules.map(({ rule }) => rule)));
  return consumers.flatMap((consumer) =>
    consumer.rules.filter(({ id }) => met.has(id)).map((rule) => ({ rule, consumer })),
  );
}

/** A rule by its id, whoever's it is. */
export function ruleById(
  consumers: readonly ConsumerInfo[],
  id: string,
): { readonly rule: ConsumerRuleInfo; readonly consumer: ConsumerInfo } | undefined {
  for (const consumer of consumers) {
    const rule = consumer.rules.find((one) => one.id === id);
    if (rule !== undefined) return { rule, consumer };
  }
  return undefined;
}
