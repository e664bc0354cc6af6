import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { stringAt } from '../../json/values.ts';

const NONE: readonly number[] = [];

/** Strings of an array that an earlier item of it says already. @shape O(items) */
export function repeatedStrings(doc: Document, array: number): readonly number[] {
  const end = doc.after[array] as number;
  if (doc.kind[array] !== Kind.array || end - array < 3) return NONE;
  const met = new Set<string>();
  const repeated: number[] = [];
  for (let item = array + 1; item < end; item = doc.after[item] as number) {
    if (doc.kind[item] !== Kind.string) continue;
    const text = stringAt(doc, item);
    if (met.has(text)) repeated.push(item);
    else met.add(text);
  }
  return repeated;
}
