import type { Document } from '../json/document.ts';
import type { Splice } from '../json/splice.ts';
import type { TextEdit, TextRange } from '../report-types.ts';

/** Offsets of a document's text, as a range of the text that was given. */
export function givenRange(doc: Document, start: number, end: number): TextRange {
  const from = doc.toGiven(start);
  return { start: from, end: end > start ? Math.max(from, doc.toGiven(end - 1) + 1) : from };
}

export const nodeRange = (doc: Document, node: number): TextRange =>
  doc.count === 0
    ? { start: 0, end: 0 }
    : givenRange(doc, doc.start[node] as number, doc.end[node] as number);

/** A splice of the document's text as an edit of the text that was given. */
export const givenEdit = (doc: Document, { start, end, text }: Splice): TextEdit => ({
  ...givenRange(doc, start, end),
  text,
});
