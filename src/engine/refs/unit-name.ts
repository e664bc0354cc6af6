import type { Document } from '../json/document.ts';
import { isMember } from '../json/document.ts';
import { fragmentOf, pointerTo } from '../json/pointer.ts';
import { Role } from './positions.ts';
import type { RefGraph } from './types.ts';
import { roleAt } from './walk.ts';

/** Fragment pointer (`#/$defs/Node`) of a value below a schema root, as a reference would spell it. */
export const fragmentTo = (doc: Document, node: number, root: number): string =>
  fragmentOf(pointerTo(doc, node, root));

/** Fragment pointer of a unit, counted from the root of its schema. */
function unitPointer({ doc, roots, units }: RefGraph, unit: number): string {
  const root = roots[units.root[unit] as number];
  return fragmentTo(doc, units.node[unit] as number, root?.node ?? 0);
}

/** How a person calls a unit: the definition's name, `#` for a root, the fragment pointer for other places. */
export function unitName(graph: RefGraph, unit: number): string {
  const { doc, role, units } = graph;
  const node = units.node[unit] as number;
  const up = doc.parent[node] as number;
  const named = isMember(doc, node) && up >= 0 && roleAt(role, up) === Role.container;
  return named ? doc.names.name(doc.key[node] as number) : unitPointer(graph, unit);
}
