import type { Dialect, DialectId, Form } from '../../dialects/define-dialect.ts';
import { dialects } from '../../dialects/index.ts';
import type { Document } from '../../json/document.ts';
import { Kind } from '../../json/document.ts';
import type { Keyword } from '../../json/keywords.ts';
import { stringAt } from '../../json/values.ts';
import type { Look, Predicate } from '../define-predicate.ts';
import { isEmpty, membersOf, numberAt } from './read.ts';

/**
 * Some keyword has a value that the meta-schema of this dialect refuses, whatever the schema is stamped.
 * `spares`: keywords that this reader lets pass all the same.
 */
export const refusedBy = (id: DialectId, spares: readonly Keyword[] = []): Predicate => {
  const dialect = dialects.find((one) => one.id === id);
  if (dialect === undefined) throw new Error(`no dialect ${id}`);
  const words = [...dialect.keywords].filter(
    ([word, form]) => form !== 'any' && !spares.includes(word),
  );
  return {
    key: `refused by ${id} but ${spares.join()}`,
    on: Object.fromEntries(
      words.map(([word, form]) => [
        word,
        (look: Look, member: number) => {
          if (!meets(look.facts.doc, dialect, form, member)) look.hit(member);
        },
      ]),
    ),
  };
};

/** The forms of values, as the meta-schemas give them: by kind and first level, which is what goes wrong. */
function meets(doc: Document, dialect: Dialect, form: Form, node: number): boolean {
  const kind = doc.kind[node] as number;
  const isSwitch = kind === Kind.true || kind === Kind.false;
  const isSchema = (at: number): boolean =>
    doc.kind[at] === Kind.object ||
    (dialect.booleanSchemas && (doc.kind[at] === Kind.true || doc.kind[at] === Kind.false));
  const all = (test: (at: number) => boolean): boolean => [...membersOf(doc, node)].every(test);
  const isText = (at: number): boolean => doc.kind[at] === Kind.string;
  const isType = (at: number): boolean => isText(at) && dialect.types.includes(stringAt(doc, at));
  switch (form) {
    case 'any':
      return true;
    case 'schema':
      return isSchema(node);
    case 'schema-or-schemas':
      return isSchema(node) || (kind === Kind.array && !isEmpty(doc, node) && all(isSchema));
    case 'schemas':
      return kind === Kind.array && !isEmpty(doc, node) && all(isSchema);
    case 'schema-map':
      return kind === Kind.object && all(isSchema);
    case 'schema-or-names-map':
      return kind === Kind.object && all((at) => isSchema(at) || doc.kind[at] === Kind.array);
    case 'names-map':
      return kind === Kind.object && all((at) => doc.kind[at] === Kind.array);
    case 'object':
    case 'vocabularies':
      return kind === Kind.object;
    case 'boolean':
      return isSwitch;
    case 'number':
      return kind === Kind.number;
    case 'positive-number':
      return numberAt(doc, node) > 0;
    case 'count':
      return numberAt(doc, node) >= 0 && Number.isInteger(numberAt(doc, node));
    case 'types':
      return isType(node) || (kind === Kind.array && !isEmpty(doc, node) && all(isType));
    case 'unique-strings':
    case 'unique-strings-some':
      return kind === Kind.array && all(isText);
    case 'array':
    case 'unique-values-some':
      return kind === Kind.array;
    default:
      return kind === Kind.string;
  }
}
