import type { Document } from '../json/document.ts';
import { Flag } from '../json/document.ts';
import { utf8Length } from '../json/strings.ts';

/** Bytes of a member name as written, with quotes and colon. */
export function nameBytes(doc: Document, member: number): number {
  const text = doc.text;
  const from = doc.keyStart[member] as number;
  const to = doc.start[member] as number;
  for (let i = from; i < to; i++)
    if (text.charCodeAt(i) >= 0x80) return utf8Length(text.slice(from, to));
  return to - from;
}

/** Bytes of a member, name, colon and value, without a comma. */
export const memberBytes = (doc: Document, member: number): number =>
  nameBytes(doc, member) + (doc.size[member] as number);

export const isShadowed = (doc: Document, member: number): boolean =>
  ((doc.flags[member] as number) & Flag.shadowed) !== 0;

/** Members of an object that count. */
export function memberCount(doc: Document, object: number): number {
  const end = doc.after[object] as number;
  let count = 0;
  for (let child = object + 1; child < end; child = doc.after[child] as number)
    if (!isShadowed(doc, child)) count++;
  return count;
}
