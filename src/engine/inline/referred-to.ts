import { fragmentOf, pointerTo } from '../json/pointer.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';

/** Fragment pointers of everything that the references of a schema lead to, in document order. */
export function referredTo(graph: RefGraph, root: SchemaRoot): string[] {
  const kept = new Set<number>();
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const to = graph.refs.to[row] as number;
    if (to >= 0 && graph.refs.dead[row] !== true) kept.add(to);
  }
  return [...kept]
    .sort((a, b) => a - b)
    .map((unit) => fragmentOf(pointerTo(graph.doc, graph.units.node[unit] as number, root.node)));
}
