import type { Dialect } from '../dialects/define-dialect.ts';
import { readStamp } from '../dialects/detect.ts';
import type { Outcome } from '../inline/outcome.ts';
import type { RootPlan } from '../inline/plan.ts';
import { KEEP } from '../inline/types.ts';
import { Children } from '../json/children.ts';
import { parse } from '../json/parse.ts';
import { buildGraph } from '../refs/graph.ts';
import type { RefGraph } from '../refs/types.ts';

/** What an output still refers to. */
export interface Held {
  /** `$ref`, `$dynamicRef` and `$recursiveRef` in schema position; beyond 2^53 rounded. */
  readonly references: number;
  /** Entries of `$defs` and `definitions`. */
  readonly definitions: number;
}

/** A range of rows of a graph's tables. */
interface Rows {
  readonly firstRef: number;
  readonly lastRef: number;
  readonly firstUnit: number;
  readonly lastUnit: number;
}

export function heldIn(
  { units }: RefGraph,
  { firstRef, lastRef, firstUnit, lastUnit }: Rows,
): Held {
  let definitions = 0;
  for (let unit = firstUnit; unit < lastUnit; unit++) if (units.entry[unit] === true) definitions++;
  return { references: lastRef - firstRef, definitions };
}

/**
 * What the output of a plan holds, counted without building it: the references that each state keeps, times the
 * copies of that state.
 *
 * @shape O(states + parts + references).
 */
export function heldByPlan({ plan, forecast }: NonNullable<Outcome['planned']>): Held {
  if (plan.verbatim) return heldIn(plan.graph, plan.root);
  const { order, parts, unit, level, root } = forecast.system;
  const copies = new Array<number>(unit.length).fill(0);
  copies[root] = 1;
  let references = 0;
  for (let i = order.length - 1; i >= 0; i--) {
    const state = order[i] as number;
    const times = copies[state] as number;
    for (const part of parts[state] as readonly number[])
      copies[part] = (copies[part] as number) + times;
    if (times > 0)
      references += times * keptBy(plan, unit[state] as number, level[state] as number);
  }
  const { stays, moved } = plan.homes;
  return { references, definitions: stays.size + moved.length };
}

/** References that stay in one copy of a unit. */
function keptBy(plan: RootPlan, unit: number, level: number): number {
  const { units, refs } = plan.graph;
  let count = 0;
  for (let i = units.firstRefOf[unit] as number; i < (units.firstRefOf[unit + 1] as number); i++) {
    const row = units.refsOf[i] as number;
    if (plan.decide(row, level) !== KEEP) continue;
    if (refs.dead[row] !== true || !isDropped(plan, row)) count++;
  }
  return count;
}

/** Stands within something beside a `$ref` that the dialect ignores and copies leave behind. */
function isDropped({ graph: { doc, refs, unitOf }, drops }: RootPlan, row: number): boolean {
  for (let at = refs.member[row] as number; at >= 0; at = doc.parent[at] as number) {
    if (drops.kinds.get(at) === 'ignored') return true;
    if ((unitOf[at] as number) >= 0) return false;
  }
  return false;
}

/** What written schemas hold, all together: they are read again. */
export function heldByTexts(texts: readonly string[], override: Dialect | undefined): Held {
  const doc = parse(`[${texts.join()}]`);
  const children = new Children(doc);
  const inputs = [];
  for (let node = 1; node < doc.count; node = doc.after[node] as number)
    inputs.push({ node, ...readStamp(doc, children, node, override) });
  const graph = buildGraph(doc, inputs);
  const { refs, units } = graph;
  return heldIn(graph, {
    firstRef: 0,
    lastRef: refs.holder.length,
    firstUnit: 0,
    lastUnit: units.node.length,
  });
}
