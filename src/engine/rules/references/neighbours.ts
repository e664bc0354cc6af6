import { K } from '../../json/keywords.ts';
import { isAnnotation } from '../../refs/positions.ts';
import type { Visit } from '../define-rule.ts';

/** Words that take part in no verdict of the place where the reference stands. */
const apart: ReadonlySet<number> = new Set([
  ...[K.$ref, K.$dynamicRef, K.$recursiveRef, K.$defs, K.definitions, K.$schema, K.$id, K.id],
  ...[K.$anchor, K.$dynamicAnchor, K.$recursiveAnchor, K.$vocabulary, K.nullable, K.format],
  ...[K.contentEncoding, K.contentMediaType, K.contentSchema, K.xml, K.externalDocs],
  ...[K['x-mcp-header'], K.discriminator],
]);

export const isAssertion = (name: number): boolean =>
  name < HIGHEST && !apart.has(name) && !isAnnotation(name);
/** Words that no dialect knows assert nothing. */
const HIGHEST = K['x-mcp-header'];

export interface Neighbours {
  readonly row: number;
  readonly member: number;
  readonly holder: number;
  readonly target: number;
  /** Members beside the reference that may decide a verdict. */
  readonly asserting: readonly number[];
}

/** The plain references of a schema that have asserting keywords beside them. */
export function* referencesWithNeighbours({ facts, schema }: Visit): Generator<Neighbours> {
  const { doc, graph } = facts;
  const { refs, roots } = graph;
  const { firstRef, lastRef } = roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
  const { after, key } = doc;
  for (let row = firstRef; row < lastRef; row++) {
    const member = refs.member[row] as number;
    if (key[member] !== K.$ref || refs.dead[row] === true) continue;
    const holder = doc.parent[member] as number;
    const end = after[holder] as number;
    if (after[holder + 1] === end) continue;
    const asserting: number[] = [];
    for (let child = holder + 1; child < end; child = after[child] as number) {
      if (isAssertion(key[child] as number)) asserting.push(child);
    }
    if (asserting.length === 0) continue;
    yield { row, member, holder, target: refs.target[row] as number, asserting };
  }
}
