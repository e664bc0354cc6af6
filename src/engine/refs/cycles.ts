import { components } from './components.ts';
import { inPlaceWithin } from './in-place.ts';
import type { RefGraph } from './types.ts';

/** Schemas that lead back to themselves. */
export interface Cycle {
  /** Units of the strongly connected component, in document order. */
  readonly nodes: readonly number[];
  /** Rows of the references of one shortest round trip, in order. */
  readonly path: readonly number[];
  /** False: some round trip uses up nothing of the instance, so validation cannot end; `path` is that one. */
  readonly descends: boolean;
}

/** A step from one unit to another; `row` is -1 where the second is a part of the first. */
interface Step {
  readonly to: number;
  readonly row: number;
  readonly inPlace: boolean;
}

/**
 * The cycles of one schema that its root reaches, one for each strongly connected component, in document order.
 *
 * @shape O(units + references) of the schema.
 */
export function cyclesOf(graph: RefGraph, rootIndex: number): readonly Cycle[] {
  const { units } = graph;
  const { firstUnit, lastUnit } = graph.roots[rootIndex] as { firstUnit: number; lastUnit: number };
  const byComponent = new Map<number, number[]>();
  for (let unit = firstUnit; unit < lastUnit; unit++) {
    if (units.cyclic[unit] !== true || units.reached[unit] !== true) continue;
    const component = units.component[unit] as number;
    const known = byComponent.get(component);
    if (known === undefined) byComponent.set(component, [unit]);
    else known.push(unit);
  }
  if (byComponent.size === 0) return [];
  const inPlace = inPlaceWithin(graph);
  return [...byComponent.values()].map((nodes) => cycleAmong(graph, nodes, inPlace));
}

function cycleAmong(
  graph: RefGraph,
  nodes: readonly number[],
  inPlace: (place: number, schema: number) => boolean,
): Cycle {
  const steps = new Map(nodes.map((unit) => [unit, [] as Step[]]));
  for (const unit of nodes) stepsFrom(graph, unit, inPlace, steps);
  const endless = roundTripInPlace(nodes, steps);
  if (endless !== undefined) return { nodes, path: endless, descends: false };
  return { nodes, path: shortestRoundTrip(nodes[0] as number, steps, false), descends: true };
}

function stepsFrom(
  { doc, refs, units }: RefGraph,
  unit: number,
  inPlace: (place: number, schema: number) => boolean,
  steps: Map<number, Step[]>,
): void {
  const node = units.node[unit] as number;
  const out = steps.get(unit) as Step[];
  for (let i = units.firstRefOf[unit] as number; i < (units.firstRefOf[unit + 1] as number); i++) {
    const row = units.refsOf[i] as number;
    const to = refs.to[row] as number;
    if (steps.has(to))
      out.push({
        to,
        row,
        inPlace: inPlace(doc.parent[refs.member[row] as number] as number, node),
      });
  }
  for (
    let i = units.firstPartOf[unit] as number;
    i < (units.firstPartOf[unit + 1] as number);
    i++
  ) {
    const to = units.partsOf[i] as number;
    if (steps.has(to)) out.push({ to, row: -1, inPlace: inPlace(units.node[to] as number, node) });
  }
}

/** The references of a round trip that stays at one place of the instance, if there is one. */
function roundTripInPlace(
  nodes: readonly number[],
  steps: ReadonlyMap<number, readonly Step[]>,
): number[] | undefined {
  const position = new Map(nodes.map((unit, at) => [unit, at]));
  const first = new Array<number>(nodes.length + 1).fill(0);
  const to: number[] = [];
  nodes.forEach((unit, at) => {
    for (const step of steps.get(unit) ?? [])
      if (step.inPlace) to.push(position.get(step.to) as number);
    first[at + 1] = to.length;
  });
  const { component } = components(nodes.length, { first, to });
  const seen = new Map<number, number>();
  for (const [at, unit] of nodes.entries()) {
    const own = component[at] as number;
    const loops = to.slice(first[at], first[at + 1]).includes(at);
    if (loops) return shortestRoundTrip(unit, steps, true);
    const earlier = seen.get(own);
    if (earlier !== undefined) return shortestRoundTrip(earlier, steps, true);
    seen.set(own, unit);
  }
  return undefined;
}

/** Breadth first from `start` back to it; every unit of the component lies on some round trip. */
function shortestRoundTrip(
  start: number,
  steps: ReadonlyMap<number, readonly Step[]>,
  inPlaceOnly: boolean,
): number[] {
  const cameBy = new Map<number, { readonly from: number; readonly row: number }>();
  const queue = [start];
  for (let next = 0; next < queue.length; next++) {
    const from = queue[next] as number;
    for (const { to, row, inPlace } of steps.get(from) ?? []) {
      if (inPlaceOnly && !inPlace) continue;
      if (to === start) return rowsBack(start, from, row, cameBy);
      if (cameBy.has(to)) continue;
      cameBy.set(to, { from, row });
      queue.push(to);
    }
  }
  return [];
}

function rowsBack(
  start: number,
  last: number,
  row: number,
  cameBy: ReadonlyMap<number, { readonly from: number; readonly row: number }>,
): number[] {
  const rows = row < 0 ? [] : [row];
  for (let at = last; at !== start; ) {
    const step = cameBy.get(at);
    if (step === undefined) break;
    if (step.row >= 0) rows.push(step.row);
    at = step.from;
  }
  return rows.reverse();
}
