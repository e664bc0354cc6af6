import type { Share } from '../inline/forecast.ts';
import { fragmentOf, pointerTo } from '../json/pointer.ts';
import type { SizeRow } from '../protocol.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { unitName } from '../refs/unit-name.ts';

/** Places that are named for one definition. */
const MOST_USES = 20;

/** What each definition costs, the root first. */
export function sizeRows(
  graph: RefGraph,
  rootIndex: number,
  ownBytes: bigint,
  shares: readonly Share[],
): SizeRow[] {
  const root = graph.roots[rootIndex] as SchemaRoot;
  const { doc, units, refs } = graph;
  const uses = new Map<number, number[]>();
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const to = refs.to[row] as number;
    if (to < 0 || refs.dead[row] === true) continue;
    const known = uses.get(to);
    if (known === undefined) uses.set(to, [refs.holder[row] as number]);
    else known.push(refs.holder[row] as number);
  }
  const row = (
    unit: number,
    name: string,
    own: bigint,
    copies: bigint,
    contribution: bigint,
  ): SizeRow => {
    const holders = uses.get(unit) ?? [];
    return {
      name,
      pointer: fragmentOf(pointerTo(doc, units.node[unit] as number, root.node)),
      ownBytes: String(own),
      copies: String(copies),
      contribution: String(contribution),
      onCycle: units.cyclic[unit] === true,
      usedAt: holders.slice(0, MOST_USES).map((holder) => pointerTo(doc, holder, root.node)),
      uses: holders.length,
    };
  };
  return [
    row(root.firstUnit, 'root', ownBytes, 1n, ownBytes),
    ...shares.map(({ unit, ownBytes: own, copies, contribution }) =>
      row(unit, unitName(graph, unit), own, copies, contribution),
    ),
  ];
}
