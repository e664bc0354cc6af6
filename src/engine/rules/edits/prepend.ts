import type { Document } from '../../json/document.ts';
import type { NodeEdit } from '../define-rule.ts';

/** Add `text`, a member or an item, before the first child of an object or an array. */
export function prepend(doc: Document, holder: number, text: string): NodeEdit {
  const at = (doc.start[holder] as number) + 1;
  const empty = doc.after[holder] === holder + 1;
  return { start: at, end: at, text: empty ? text : `${text},` };
}
