import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';

const WORDS: Readonly<Record<number, string>> = {
  [Kind.object]: 'an object',
  [Kind.array]: 'a list',
  [Kind.string]: 'a string',
  [Kind.number]: 'a number',
  [Kind.true]: 'true',
  [Kind.false]: 'false',
  [Kind.null]: 'null',
};

/** `a string`, `null`, ... */
export const kindWord = (doc: Document, node: number): string =>
  WORDS[doc.kind[node] as number] ?? 'something else';
