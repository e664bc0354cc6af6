import { quoted } from '../../base/quoted.ts';
import { Kind } from '../../json/document.ts';
import { fragmentTo } from '../../refs/unit-name.ts';
import type { Explanation, Question } from './explain.ts';
import { schemaAt } from './pointer-to-here.ts';

/** Steps up from a reference that are tried as its former root. */
const MOST_ANCESTORS = 64;

/** The pointer would lead somewhere from the root, but a schema around the reference has an identifier. */
export function belowIdentifier(
  { facts, schema, root, reference }: Question,
  pointer: string,
): Explanation | undefined {
  const resources = facts.graph.registries.get(schema)?.at;
  if (resources === undefined || resources.size < 2) return undefined;
  const target = schemaAt(facts.graph, root, pointer);
  if (target < 0) return undefined;
  return {
    code: 'ref/other-base',
    says: `${quoted(reference)} counts from the schema around it that has an identifier of its own, not from the root`,
    hint: 'Take the identifier out, or keep the definition inside the schema that has it',
    related: [{ node: target, message: 'what was meant' }],
  };
}

/** The same pointer, counted from a schema around the reference: it was the root before something was put around it. */
export function beforeWrapping(
  { facts, root, member, reference }: Question,
  pointer: string,
): Explanation | undefined {
  const { doc, graph } = facts;
  const around: number[] = [];
  for (
    let at = doc.parent[member] as number;
    at > root && around.length < MOST_ANCESTORS;
    at = doc.parent[at] as number
  ) {
    if (doc.kind[at] === Kind.object) around.push(at);
  }
  for (const start of around.reverse()) {
    const target = schemaAt(graph, start, pointer);
    if (target < 0) continue;
    const instead = fragmentTo(doc, target, root);
    return {
      code: 'ref/not-rebased',
      says: `${quoted(reference)} counts from the schema at ${quoted(fragmentTo(doc, start, root))}, as it was before that was put inside another one; here "#" is the whole schema`,
      hint: `Write ${quoted(instead)}`,
      instead,
      related: [{ node: target, message: 'what was meant' }],
    };
  }
  return undefined;
}

/** The same pointer, counted from the tool or from the whole text, where the schema is only a part. */
export function fromOutside(
  { facts, root, reference }: Question,
  pointer: string,
): Explanation | undefined {
  const { doc, graph } = facts;
  const end = doc.after[root] as number;
  let at = doc.parent[root] as number;
  for (let step = 0; at >= 0 && step < MOST_ANCESTORS; step++, at = doc.parent[at] as number) {
    const target = schemaAt(graph, at, pointer);
    if (target < 0) continue;
    if (target < root || target >= end) {
      return {
        code: 'ref/no-such-definition',
        says: `${quoted(reference)} leads nowhere: what stands outside of the schema does not belong to it, and "#" is the schema itself`,
        hint: 'Move the definition into this schema',
        related: [{ node: target, message: 'outside of the schema' }],
      };
    }
    const instead = fragmentTo(doc, target, root);
    return {
      code: 'ref/not-rebased',
      says: `${quoted(reference)} counts from something around the schema, but "#" is the schema itself`,
      hint: `Write ${quoted(instead)}`,
      instead,
      related: [{ node: target, message: 'what was meant' }],
    };
  }
  return undefined;
}
