import type { Dialect, Form } from '../../dialects/define-dialect.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import type { Complain } from './check-parts.ts';
import {
  checkMap,
  checkSchemas,
  checkStrings,
  checkUnique,
  isBool,
  isSchema,
  needsSome,
  schemaWord,
} from './check-parts.ts';
import { checkNumber, checkText } from './check-scalar.ts';
import { kindWord } from './kind-words.ts';

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
