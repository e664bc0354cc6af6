import { Flag } from '../json/document.ts';
import type { RootPlan } from './plan.ts';

/**
 * Mark every value that cannot be copied as it stands, since something below it changes.
 *
 * @shape O(values that change, and what is around them): climbing stops at what is marked already.
 */
export function markTouched(plan: RootPlan, touched: Uint8Array): void {
  const { graph, root, drops, forms, homes } = plan;
  const { doc, refs, units } = graph;
  const climb = (node: number): void => {
    for (let at = node; at >= root.node && touched[at] === 0; at = doc.parent[at] as number)
      touched[at] = 1;
  };
  for (const object of drops.byObject.keys()) climb(object);
  for (let row = root.firstRef; row < root.lastRef; row++) {
    if (forms[row - root.firstRef] !== undefined || homes.pointers.has(row))
      climb(refs.holder[row] as number);
  }
  for (let unit = root.firstUnit; unit < root.lastUnit; unit++)
    if ((units.within[unit] as number) >= 0) climb(units.node[unit] as number);
  if (homes.moved.length > 0) climb(root.node);
  if (doc.shadowedBytes.has(root.node)) {
    for (let node = root.node; node < (doc.after[root.node] as number); node++)
      if (((doc.flags[node] as number) & Flag.holdsShadowed) !== 0) climb(node);
  }
}
