import type { Document } from './document.ts';
import { Flag, Kind } from './document.ts';
import { unquote } from './strings.ts';

/** The string that stands at `node`, decoded. The node must be a string. */
export function stringAt(doc: Document, node: number): string {
  const start = doc.start[node] as number;
  const end = doc.end[node] as number;
  return ((doc.flags[node] as number) & Flag.escaped) === 0
    ? doc.text.slice(start + 1, end - 1)
    : unquote(doc.text, start, end);
}

/** The value as it is written, without space between tokens. */
export const textAt = (doc: Document, node: number): string =>
  doc.text.slice(doc.start[node], doc.end[node]);

export const isObject = (doc: Document, node: number): boolean => doc.kind[node] === Kind.object;
export const isString = (doc: Document, node: number): boolean => doc.kind[node] === Kind.string;
export const isBoolean = (doc: Document, node: number): boolean =>
  doc.kind[node] === Kind.true || doc.kind[node] === Kind.false;
