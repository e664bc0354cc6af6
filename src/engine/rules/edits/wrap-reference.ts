import { Kind } from '../../json/document.ts';
import { append, removeChild, replaceMember } from '../../json/edit.ts';
import { K } from '../../json/keywords.ts';
import { textAt } from '../../json/values.ts';
import type { RefGraph } from '../../refs/types.ts';
import type { NodeEdit } from '../define-rule.ts';

/**
 * Write `{"$ref": X, ...}` as `{"allOf": [{"$ref": X}], ...}`: the same under a dialect where the neighbours of
 * a reference count, and what was meant under one where they do not.
 */
export function wrapReference({ doc, children }: RefGraph, member: number): readonly NodeEdit[] {
  const holder = doc.parent[member] as number;
  const branch = `{"$ref":${textAt(doc, member)}}`;
  const allOf = children.member(holder, K.allOf);
  if (allOf < 0) return [replaceMember(doc, member, `"allOf":[${branch}]`)];
  if (doc.kind[allOf] !== Kind.array) return [];
  return [...removeChild(doc, member), append(doc, allOf, branch)];
}
