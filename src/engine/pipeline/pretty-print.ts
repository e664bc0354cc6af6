import { layOut } from '../json/layout.ts';
import { parse } from '../json/parse.ts';

/** A JSON text on many lines; digits and escapes as written. What is not JSON comes back as it is. */
export function prettyPrint(text: string): string {
  const doc = parse(text);
  return doc.problem === undefined ? layOut(doc, 0, 0).text : text;
}
