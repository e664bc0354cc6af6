import { quoted } from '../../base/quoted.ts';
import type { Dialect, Form } from '../../dialects/define-dialect.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { textAt } from '../../json/values.ts';
import { kindWord } from './kind-words.ts';

/** Called for everything that a value should not be; `says` continues a sentence about the keyword. */
export type Complain = (node: number, says: string) => void;

export const isBool = (kind: number): boolean => kind === Kind.true || kind === Kind.false;

/** Is this node a schema under the dialect? `additional*` took booleans before other keywords did. */
export function isSchema(doc: Document, dialect: Dialect, node: number, name: number): boolean {
  const kind = doc.kind[node] as number;
  if (kind === Kind.object) return true;
  if (!isBool(kind)) return false;
  return dialect.booleanSchemas || name === K.additionalProperties || name === K.additionalItems;
}

export const schemaWord = (dialect: Dialect): string =>
  dialect.booleanSchemas ? 'an object or a boolean' : 'an object';

export function needsSome(doc: Document, list: number, complain: Complain): void {
  if (doc.after[list] === list + 1) complain(list, 'must not be an empty list');
}

export function checkSchemas(
  doc: Document,
  dialect: Dialect,
  list: number,
  complain: Complain,
): void {
  needsSome(doc, list, complain);
  const end = doc.after[list] as number;
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    if (!isSchema(doc, dialect, item, -1))
      complain(item, `holds schemas, each ${schemaWord(dialect)}; this is ${kindWord(doc, item)}`);
  }
}

export function checkMap(
  doc: Document,
  dialect: Dialect,
  form: Form,
  map: number,
  complain: Complain,
): void {
  const end = doc.after[map] as number;
  for (let entry = map + 1; entry < end; entry = doc.after[entry] as number) {
    const kind = doc.kind[entry] as number;
    if (form === 'vocabularies') {
      if (!isBool(kind))
        complain(entry, `holds true or false for each vocabulary; this is ${kindWord(doc, entry)}`);
      continue;
    }
    if (form !== 'schema-map' && kind === Kind.array) {
      if (!dialect.booleanSchemas) needsSome(doc, entry, complain);
      checkStrings(doc, entry, true, complain);
    } else if (form === 'names-map')
      complain(entry, `holds lists of names; this is ${kindWord(doc, entry)}`);
    else if (!isSchema(doc, dialect, entry, -1))
      complain(
        entry,
        `holds schemas, each ${schemaWord(dialect)}; this is ${kindWord(doc, entry)}`,
      );
  }
}

export function checkStrings(
  doc: Document,
  list: number,
  unique: boolean,
  complain: Complain,
): void {
  const end = doc.after[list] as number;
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    if (doc.kind[item] !== Kind.string)
      complain(item, `holds names, which are strings; this is ${kindWord(doc, item)}`);
  }
  if (unique) checkUnique(doc, list, complain);
}

/** By their text; values that are equal and written differently are rare, and a validator finds them. */
export function checkUnique(doc: Document, list: number, complain: Complain): void {
  const end = doc.after[list] as number;
  if (end - list < 3) return;
  const seen = new Set<string>();
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    const text = textAt(doc, item);
    if (seen.has(text)) complain(item, `lists ${quoted(text, 40)} twice`);
    seen.add(text);
  }
}
