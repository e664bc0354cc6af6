import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import type { Facts } from '../define-rule.ts';

/** Target of the `$ref` that a schema object holds, or -1. O(log references). */
export function resolvedAt({ doc, graph }: Facts, schema: number): number {
  const member = graph.children.member(schema, K.$ref);
  if (member < 0 || doc.kind[member] !== Kind.string) return -1;
  const { refs } = graph;
  let low = 0;
  let high = refs.member.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = refs.member[middle] as number;
    if (at === member) return refs.target[middle] as number;
    if (at < member) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
