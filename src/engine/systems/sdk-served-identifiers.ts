import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { stringAt } from '../json/values.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';

/** The validator registers every identifier, used or not. @throws Error where two schemas have the same. */
export function checkIdentifiers(graph: RefGraph, root: SchemaRoot): void {
  const { doc, children, identities } = graph;
  const seen = new Set<string>();
  const own = doc.kind[root.node] === Kind.object ? children.member(root.node, K.$id) : -1;
  const members = new Set(own < 0 ? [] : [own]);
  for (let row = root.firstIdentity; row < root.lastIdentity; row++)
    members.add(identities[row] as number);
  for (const member of members) {
    const word = doc.key[member];
    if (doc.kind[member] !== Kind.string) continue;
    if (word !== K.$id && word !== K.$anchor && word !== K.$dynamicAnchor) continue;
    const name = stringAt(doc, member);
    // An anchor belongs to the resource around it.
    const id = word === K.$id ? name : `${resourceOf(graph, root, member)}#${name}`;
    if (seen.has(id)) throw new Error(`reference "${id}" resolves to more than one schema`);
    seen.add(id);
  }
}

function resourceOf({ doc, children }: RefGraph, root: SchemaRoot, member: number): string {
  for (let at = doc.parent[member] as number; at >= root.node; at = doc.parent[at] as number) {
    const id = doc.kind[at] === Kind.object ? children.member(at, K.$id) : -1;
    if (id >= 0 && doc.kind[id] === Kind.string) return stringAt(doc, id);
  }
  return '';
}
