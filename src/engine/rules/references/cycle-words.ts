import { quoted } from '../../base/quoted.ts';
import { pointerTo } from '../../json/pointer.ts';
import type { Cycle } from '../../refs/cycles.ts';
import type { RefGraph } from '../../refs/types.ts';
import { unitName } from '../../refs/unit-name.ts';

/** Names shown of one round trip; the middle of a longer one is left out. */
const MOST_NAMES = 8;

/** `Team → Person → Team`: the schemas of the shortest round trip, from the first in the document. */
export function roundTrip(graph: RefGraph, { path }: Cycle): string {
  const { refs } = graph;
  const last = path.at(-1);
  if (last === undefined) return '';
  const names = [unitName(graph, refs.to[last] as number)];
  for (const row of path) names.push(unitName(graph, refs.to[row] as number));
  const shown =
    names.length <= MOST_NAMES
      ? names
      : [
          ...names.slice(0, MOST_NAMES - 2),
          `(${names.length - MOST_NAMES + 1} more)`,
          ...names.slice(-1),
        ];
  return shown.map((name) => quoted(name, 40).slice(1, -1)).join(' → ');
}

/**
 * Where a cycle is shown: at the definition that comes first, or, where the schema itself lies on it, at
 * the reference that leads back to it.
 */
export function placeOfCycle(
  { doc, refs, units, roots }: RefGraph,
  rootIndex: number,
  { nodes, path }: Cycle,
): number {
  const { firstUnit } = roots[rootIndex] ?? { firstUnit: -1 };
  const first = nodes[0] as number;
  if (first !== firstUnit) return units.node[first] as number;
  const back = path.find((row) => refs.to[row] === firstUnit) ?? (path[0] as number);
  return refs.member[back] ?? (doc.parent[units.node[first] as number] as number);
}

/** By which properties and keywords a single step goes: `twigs/items`. Empty where it is none or long. */
export function stepWords({ doc, refs, units }: RefGraph, { path }: Cycle): string {
  const [row, ...more] = path;
  if (row === undefined || more.length > 0) return '';
  const holder = doc.parent[refs.member[row] as number] as number;
  const way = pointerTo(doc, holder, units.node[refs.unit[row] as number]).slice(1);
  const short = way.replace(/(^|\/)properties\//g, '$1');
  return short === '' || short.length > 60 ? '' : ` through ${quoted(short)}`;
}
