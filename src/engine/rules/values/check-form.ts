import { quoted } from '../../base/quoted.ts';
import type { Dialect, Form } from '../../dialects/define-dialect.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { stringAt, textAt } from '../../json/values.ts';
import { kindWord } from './kind-words.ts';

/** Called for everything that a value should not be; `says` continues a sentence about the keyword. */
export type Complain = (node: number, says: string) => void;

const isBool = (kind: number): boolean => kind === Kind.true || kind === Kind.false;

/** Is this node a schema under the dialect? `additional*` took booleans before other keywords did. */
function isSchema(doc: Document, dialect: Dialect, node: number, name: number): boolean {
  const kind = doc.kind[node] as number;
  if (kind === Kind.object) return true;
  if (!isBool(kind)) return false;
  return dialect.booleanSchemas || name === K.additionalProperties || name === K.additionalItems;
}

const schemaWord = (dialect: Dialect): string =>
  dialect.booleanSchemas ? 'an object or a boolean' : 'an object';

/**
 * Hold the value of a keyword against the form that the dialect's meta-schema gives it.
 *
 * @shape O(members or items of the value); nothing below them is looked at.
 */
export function checkForm(
  doc: Document,
  dialect: Dialect,
  form: Form,
  member: number,
  complain: Complain,
): void {
  const kind = doc.kind[member] as number;
  const name = doc.key[member] as number;
  const wants = (good: boolean, what: string): void => {
    if (!good) complain(member, `must be ${what}, not ${kindWord(doc, member)}`);
  };
  switch (form) {
    case 'any':
    case 'types':
      break;
    case 'string':
    case 'uri':
    case 'uri-reference':
    case 'anchor':
    case 'pattern':
      if (kind === Kind.string) checkText(doc, dialect, form, member, complain);
      else wants(false, 'a string');
      break;
    case 'boolean':
      wants(isBool(kind), 'true or false');
      break;
    case 'object':
      wants(kind === Kind.object, 'an object');
      break;
    case 'array':
      wants(kind === Kind.array, 'a list');
      break;
    case 'number':
      wants(kind === Kind.number, 'a number');
      break;
    case 'positive-number':
    case 'count':
      if (kind === Kind.number) checkNumber(doc, form, member, complain);
      else wants(false, form === 'count' ? 'a whole number' : 'a number');
      break;
    case 'schema':
      wants(isSchema(doc, dialect, member, name), `a schema, which is ${schemaWord(dialect)}`);
      break;
    case 'schema-or-schemas':
      if (kind === Kind.array) checkSchemas(doc, dialect, member, complain);
      else wants(isSchema(doc, dialect, member, name), 'a schema or a list of schemas');
      break;
    case 'schemas':
      if (kind === Kind.array) checkSchemas(doc, dialect, member, complain);
      else wants(false, 'a list of schemas');
      break;
    case 'schema-map':
    case 'schema-or-names-map':
    case 'names-map':
    case 'vocabularies':
      if (kind === Kind.object) checkMap(doc, dialect, form, member, complain);
      else wants(false, 'an object');
      break;
    case 'unique-strings':
    case 'unique-strings-some':
      if (kind !== Kind.array) wants(false, 'a list of strings');
      else {
        if (form === 'unique-strings-some') needsSome(doc, member, complain);
        // Names that "required" lists twice are the subject of another rule.
        checkStrings(doc, member, name !== K.required, complain);
      }
      break;
    case 'unique-values-some':
      if (kind !== Kind.array) wants(false, 'a list');
      else {
        needsSome(doc, member, complain);
        checkUnique(doc, member, complain);
      }
      break;
  }
}

function needsSome(doc: Document, list: number, complain: Complain): void {
  if (doc.after[list] === list + 1) complain(list, 'must not be an empty list');
}

function checkSchemas(doc: Document, dialect: Dialect, list: number, complain: Complain): void {
  needsSome(doc, list, complain);
  const end = doc.after[list] as number;
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    if (!isSchema(doc, dialect, item, -1))
      complain(item, `holds schemas, each ${schemaWord(dialect)}; this is ${kindWord(doc, item)}`);
  }
}

function checkMap(
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

function checkStrings(doc: Document, list: number, unique: boolean, complain: Complain): void {
  const end = doc.after[list] as number;
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    if (doc.kind[item] !== Kind.string)
      complain(item, `holds names, which are strings; this is ${kindWord(doc, item)}`);
  }
  if (unique) checkUnique(doc, list, complain);
}

/** By their text; values that are equal and written differently are rare, and a validator finds them. */
function checkUnique(doc: Document, list: number, complain: Complain): void {
  const end = doc.after[list] as number;
  if (end - list < 3) return;
  const seen = new Set<string>();
  for (let item = list + 1; item < end; item = doc.after[item] as number) {
    const text = textAt(doc, item);
    if (seen.has(text)) complain(item, `lists ${quoted(text, 40)} twice`);
    seen.add(text);
  }
}

function checkNumber(doc: Document, form: Form, member: number, complain: Complain): void {
  const value = Number(textAt(doc, member));
  if (form === 'positive-number') {
    if (!(value > 0)) complain(member, 'must be greater than 0');
  } else if (!Number.isInteger(value) || value < 0)
    complain(member, 'must be a whole number from 0 on');
}

/** Characters that no URI has; a name in a fragment has to encode them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among them.
const NOT_IN_URI = /[\u0000-\u0020<>"{}|\\^`\u007f-\uffff]|%(?![0-9A-Fa-f]{2})/;

function checkText(
  doc: Document,
  dialect: Dialect,
  form: Form,
  member: number,
  complain: Complain,
): void {
  // Whether a pattern is a regular expression has a rule of its own: `format/invalid-pattern`.
  if (form === 'string' || form === 'pattern') return;
  const text = stringAt(doc, member);
  if (form === 'anchor') {
    if (dialect.anchorName?.test(text) === false)
      complain(member, `is no name that an anchor may have: ${quoted(text)}`);
    return;
  }
  if (NOT_IN_URI.test(text)) complain(member, `is no URI: ${quoted(text)}`);
  else if (form === 'uri' && !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(text))
    complain(member, `must be an absolute URI: ${quoted(text)}`);
  else if (doc.key[member] === K.$id && !dialect.idAnchors && /#./.test(text)) {
    complain(member, `must not name a place in a document; that is what "$anchor" is for`);
  }
}
