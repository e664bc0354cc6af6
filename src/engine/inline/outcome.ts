import { Flag } from '../json/document.ts';
import type { Splice } from '../json/splice.ts';
import { bytesAdded, spliced } from '../json/splice.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import type { Side } from '../report-types.ts';
import type { Strategy, StrategySettings } from './define-strategy.ts';
import type { Forecast, Share } from './forecast.ts';
import { forecast, sharesOf } from './forecast.ts';
import type { RootPlan } from './plan.ts';
import { planRoot } from './plan.ts';
import { referredTo } from './referred-to.ts';
import { textOf } from './text-sink.ts';
import { transformed } from './transformed.ts';

/** What a strategy makes of one schema: known in full before a byte of it is built. */
export interface Outcome {
  readonly bytes: bigint;
  /** As a number; beyond 2^53 rounded. */
  readonly approximate: number;
  /** Fragment pointers of what stays referred to. */
  readonly kept: readonly string[];
  /** A budget was asked for and cannot be reached. */
  readonly missed: boolean;
  /** Where the strategy inlines. */
  readonly planned: { readonly plan: RootPlan; readonly forecast: Forecast } | undefined;
  /** The strategy threw, or gave what has no JSON form: then there is no text, and `bytes` are those before. */
  readonly refusal?: Refusal;
  /** Which definitions are responsible for which bytes. */
  shares(): { readonly ownBytes: bigint; readonly shares: readonly Share[] };
  /** The minified text. `touched` is scratch, one byte for each value of the document. */
  text(touched: Uint8Array): string;
  /** The text with parts folded away behind about `limit` characters, where the strategy offers that. */
  folded?(limit: number): string;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
}

export function outcomeOf(
  strategy: Strategy,
  graph: RefGraph,
  rootIndex: number,
  settings: StrategySettings,
  side: Side = 'input',
): Outcome {
  switch (strategy.kind) {
    case 'inline':
      return inlined(strategy, graph, rootIndex, settings);
    case 'splice':
      return edited(strategy, graph, rootIndex, settings);
    case 'transform':
      return transformed(strategy, { graph, rootIndex, settings, side });
  }
}

function inlined(
  strategy: Strategy & { kind: 'inline' },
  graph: RefGraph,
  rootIndex: number,
  settings: StrategySettings,
): Outcome {
  const chosen = strategy.options({ graph, rootIndex, settings });
  const plan = planRoot(graph, rootIndex, chosen);
  const made = forecast(plan);
  return {
    bytes: made.bytes,
    approximate: made.approximate,
    kept: plan.homes.kept,
    missed: chosen.missed === true,
    planned: { plan, forecast: made },
    shares: () => sharesOf(plan, made),
    text: (touched) => textOf(plan, made, touched),
  };
}

function edited(
  strategy: Strategy & { kind: 'splice' },
  graph: RefGraph,
  rootIndex: number,
  settings: StrategySettings,
): Outcome {
  const { doc } = graph;
  const root = graph.roots[rootIndex] as SchemaRoot;
  const wanted = strategy.splices({ graph, rootIndex, settings });
  const splices = strategy.keepsShadowed === true ? wanted : withoutShadowed(graph, root, wanted);
  const bytes =
    (doc.size[root.node] as number) +
    (doc.shadowedBytes.get(root.node) ?? 0) +
    bytesAdded(doc.text, splices);
  return {
    bytes: BigInt(bytes),
    approximate: bytes,
    kept: strategy.lossless ? referredTo(graph, root) : [],
    missed: false,
    planned: undefined,
    shares: () => ownShares(graph, root, bytes),
    text: () => spliced(doc.text, splices, doc.start[root.node], doc.end[root.node]),
  };
}

/** Members that a later one shadows go as well, except inside what is replaced anyway. */
function withoutShadowed(
  { doc }: RefGraph,
  root: SchemaRoot,
  splices: readonly Splice[],
): readonly Splice[] {
  if (!doc.shadowedBytes.has(root.node)) return splices;
  const more: Splice[] = [];
  let end = -1;
  for (let node = root.node; node < (doc.after[root.node] as number); node++) {
    if (((doc.flags[node] as number) & Flag.shadowed) === 0 || node < end) continue;
    end = doc.after[node] as number;
    const start = doc.keyStart[node] as number;
    if (splices.some((splice) => splice.start <= start && splice.end >= (doc.end[node] as number)))
      continue;
    // A later member of the same name follows, so there is a comma behind it.
    more.push({ start, end: (doc.end[node] as number) + 1, text: '' });
  }
  return [...splices, ...more];
}

/** Each definition stands once, where it is: its own bytes are those that no schema within it takes. */
function ownShares(
  { doc, units }: RefGraph,
  root: SchemaRoot,
  bytes: number,
): { ownBytes: bigint; shares: Share[] } {
  const own = new Map<number, number>();
  for (let unit = root.firstUnit + 1; unit < root.lastUnit; unit++) {
    const size = doc.size[units.node[unit] as number] as number;
    own.set(unit, (own.get(unit) ?? 0) + size);
    const around = units.around[unit] as number;
    if (around > root.firstUnit) own.set(around, (own.get(around) ?? 0) - size);
  }
  let rest = bytes;
  const shares = [...own].map(([unit, size]) => {
    rest -= size;
    return { unit, copies: 1n, ownBytes: BigInt(size), contribution: BigInt(size) };
  });
  return { ownBytes: BigInt(rest), shares };
}
