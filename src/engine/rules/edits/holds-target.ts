import type { RefGraph } from '../../refs/types.ts';

/** Does a reference lead to something in this value, or may it by an identifier? Then it cannot simply go. */
export function holdsTarget({ doc, unitOf, identities }: RefGraph, node: number): boolean {
  const end = doc.after[node] as number;
  for (let at = node; at < end; at++) if ((unitOf[at] as number) >= 0) return true;
  // `identities` stands in document order.
  let low = 0;
  let high = identities.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((identities[middle] as number) < node) low = middle + 1;
    else high = middle;
  }
  return low < identities.length && (identities[low] as number) < end;
}
