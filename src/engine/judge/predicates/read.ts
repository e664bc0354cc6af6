import type { Document } from '../../json/document.ts';
import { Flag, Kind } from '../../json/document.ts';
import type { Keyword } from '../../json/keywords.ts';
import { K } from '../../json/keywords.ts';
import { isObject } from '../../json/values.ts';
import type { Look } from '../define-predicate.ts';

/** The member of the object at `node` with this name, or -1; -1 too where `node` is no object. */
export const memberOf = ({ facts }: Look, node: number, word: Keyword): number =>
  isObject(facts.doc, node) ? facts.graph.children.member(node, K[word]) : -1;

export const has = (look: Look, node: number, word: Keyword): boolean =>
  memberOf(look, node, word) >= 0;

/** Children of an object or array, without members that a later one of the same name hides. */
export function* membersOf(doc: Document, node: number): Generator<number> {
  const kind = doc.kind[node];
  if (kind !== Kind.object && kind !== Kind.array) return;
  const end = doc.after[node] as number;
  for (let child = node + 1; child < end; child = doc.after[child] as number)
    if (((doc.flags[child] as number) & Flag.shadowed) === 0) yield child;
}

/** Is the value at `node` this string, written without escapes? */
export function isText(doc: Document, node: number, text: string): boolean {
  if (doc.kind[node] !== Kind.string) return false;
  const from = (doc.start[node] as number) + 1;
  return (doc.end[node] as number) - 1 - from === text.length && doc.text.startsWith(text, from);
}

/** Does the schema's `type` name this type, alone or in a list? */
export function isTyped(look: Look, node: number, type: string): boolean {
  const { doc } = look.facts;
  const member = memberOf(look, node, 'type');
  if (member < 0) return false;
  if (isText(doc, member, type)) return true;
  for (const item of membersOf(doc, member)) if (isText(doc, item, type)) return true;
  return false;
}

/** A number as JavaScript reads it; NaN where there is something else. */
export const numberAt = (doc: Document, node: number): number =>
  doc.kind[node] === Kind.number
    ? Number(doc.text.slice(doc.start[node], doc.end[node]))
    : Number.NaN;

export const isEmpty = (doc: Document, node: number): boolean => doc.after[node] === node + 1;

export const isArray = (doc: Document, node: number): boolean => doc.kind[node] === Kind.array;
