import type { RefGraph } from '../../refs/types.ts';

export interface MostCopied {
  readonly unit: number;
  readonly copies: bigint;
  /** References in a row from the root to it. */
  readonly levels: number;
}

/**
 * The definition whose copies take most room when everything that can be inlined is, and how it comes to them.
 *
 * @shape O(units + references) of the schema: components are numbered leaves first.
 */
export function mostCopied(
  { doc, refs, units, roots }: RefGraph,
  rootIndex: number,
): MostCopied | undefined {
  const { firstUnit, lastUnit } = roots[rootIndex] ?? { firstUnit: 0, lastUnit: 0 };
  const order = Array.from({ length: lastUnit - firstUnit }, (_, at) => firstUnit + at)
    .filter((unit) => units.reached[unit] === true)
    .sort((a, b) => (units.component[b] as number) - (units.component[a] as number));
  const copies = new Map<number, bigint>([[firstUnit, 1n]]);
  const levels = new Map<number, number>([[firstUnit, 0]]);
  let best: MostCopied | undefined;
  let most = 0n;
  for (const unit of order) {
    const own = copies.get(unit) ?? 0n;
    const level = levels.get(unit) ?? 0;
    const room = own * BigInt(doc.size[units.node[unit] as number] as number);
    if (unit !== firstUnit && own > 1n && room > most) {
      most = room;
      best = { unit, copies: own, levels: level };
    }
    const pass = (to: number, step: number): void => {
      if (to < 0 || units.cyclic[to] === true) return;
      copies.set(to, (copies.get(to) ?? 0n) + own);
      levels.set(to, Math.max(levels.get(to) ?? 0, level + step));
    };
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number);
      i++
    ) {
      pass(refs.to[units.refsOf[i] as number] as number, 1);
    }
    for (
      let i = units.firstPartOf[unit] as number;
      i < (units.firstPartOf[unit + 1] as number);
      i++
    ) {
      pass(units.partsOf[i] as number, 0);
    }
  }
  return best;
}
