import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { fragmentOf, pointerTo } from '../json/pointer.ts';
import { quote } from '../json/strings.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';

/**
 * What stands where a cycle was cut: an open schema that says so. The target's `type` stays where it is
 * one word, since that only says what was true before.
 */
export function stubFor(graph: RefGraph, root: SchemaRoot, unit: number): string {
  const { doc, units, children } = graph;
  const node = units.node[unit] as number;
  const type = doc.kind[node] === Kind.object ? children.member(node, K.type) : -1;
  const typed =
    type >= 0 && doc.kind[type] === Kind.string
      ? `"type":${doc.text.slice(doc.start[type], doc.end[type])},`
      : '';
  const name = fragmentOf(pointerTo(doc, node, root.node));
  return `{${typed}"description":${quote(`Cut here: ${name} contains itself.`)}}`;
}
