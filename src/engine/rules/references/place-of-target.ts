import type { Document } from '../../json/document.ts';
import { Place, placeOf, Role } from '../../refs/positions.ts';
import { roleAt } from '../../refs/walk.ts';
import type { Facts, SchemaFacts, Visit } from '../define-rule.ts';

/** Where a reference leads, as seen from a reader that knows definitions by their names only. */
export type PlaceOfTarget =
  | 'root'
  /** An entry of a container of the schema itself. */
  | 'definition'
  /** An entry of a container further down. */
  | 'nested-definition'
  | 'inside-definition'
  /** Below `properties`, `items`, ...: where it is used and not where it is kept. */
  | 'in-use'
  /** Below a word that gives no schemas. */
  | 'unknown-keyword';

const known = new WeakMap<Facts, Map<number, PlaceOfTarget>>();

/** O(depth) for each target, once. */
function placeOfTarget(facts: Facts, schema: SchemaFacts, target: number): PlaceOfTarget {
  let places = known.get(facts);
  if (places === undefined) {
    places = new Map();
    known.set(facts, places);
  }
  let place = places.get(target);
  if (place === undefined) {
    place = find(facts, schema, target);
    places.set(target, place);
  }
  return place;
}

function find(
  { doc, graph }: Facts,
  { index, node: root }: SchemaFacts,
  target: number,
): PlaceOfTarget {
  const resources = graph.registries.get(index)?.at;
  const opens = (node: number): boolean => node === root || resources?.has(node) === true;
  if (opens(target)) return 'root';
  let place: PlaceOfTarget = 'in-use';
  for (let at = target; at > root; at = doc.parent[at] as number) {
    const up = doc.parent[at] as number;
    const upRole = roleAt(graph.role, up);
    if (upRole === Role.opaque || upRole === Role.data) return 'unknown-keyword';
    if (upRole === Role.schema && !holdsSchemas(doc.key[at] as number)) return 'unknown-keyword';
    if (upRole !== Role.container) continue;
    if (at !== target) place = 'inside-definition';
    else place = opens(doc.parent[up] as number) ? 'definition' : 'nested-definition';
    break;
  }
  return place;
}

function holdsSchemas(name: number): boolean {
  const place = placeOf(name);
  return place !== Place.opaque && place !== Place.data && place !== Place.mapping;
}

/** Is the reference written as a pointer into its own document? */
function isPointer({ text, start }: Document, member: number): boolean {
  const at = (start[member] as number) + 1;
  return text.charCodeAt(at) === 0x23 && text.charCodeAt(at + 1) === 0x2f;
}

/** The resolved pointers of a schema that lead to such a place, in document order. */
export function* pointersTo(
  { facts, schema }: Visit,
  wanted: PlaceOfTarget,
): Generator<{ readonly row: number; readonly member: number; readonly target: number }> {
  const { refs, roots } = facts.graph;
  const { firstRef, lastRef } = roots[schema.index] ?? { firstRef: 0, lastRef: 0 };
  for (let row = firstRef; row < lastRef; row++) {
    const target = refs.target[row] as number;
    const member = refs.member[row] as number;
    if (target < 0 || !isPointer(facts.doc, member)) continue;
    if (placeOfTarget(facts, schema, target) === wanted) yield { row, member, target };
  }
}
