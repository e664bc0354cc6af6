import type { Document } from '../json/document.ts';
import { Flag, Kind } from '../json/document.ts';
import { stringAt, textAt } from '../json/values.ts';

const SCHEMA = ['object', 'boolean'] as const;
/** What a keyword's value must be, in the validator's words; what it does not know it passes over. */
const WANTED: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[
    'maximum',
    'minimum',
    'exclusiveMaximum',
    'exclusiveMinimum',
    'multipleOf',
    'maxLength',
    'minLength',
    'maxItems',
    'minItems',
    'maxProperties',
    'minProperties',
  ].map((word) => [word, ['number']] as const),
  ...['required', 'enum', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].map(
    (word) => [word, ['array']] as const,
  ),
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependentRequired'].map(
    (word) => [word, ['object']] as const,
  ),
  ...['not', 'if', 'then', 'else', 'propertyNames', 'contains'].map(
    (word) => [word, SCHEMA] as const,
  ),
  ...['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems'].map(
    (word) => [word, ['boolean', 'object']] as const,
  ),
  ['pattern', ['string']],
  ['format', ['string']],
  ['uniqueItems', ['boolean']],
]);
const TYPES: readonly string[] = [
  'string',
  'number',
  'integer',
  'boolean',
  'null',
  'object',
  'array',
];
const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'boolean', 'null'] as const;

/** Why one schema object cannot be compiled. `tuples`: its dialect has arrays in `items`. */
export function keywordFault(doc: Document, object: number, tuples: boolean): string | undefined {
  let type = -1;
  let nullable = -1;
  for (
    let member = object + 1;
    member < (doc.after[object] as number);
    member = doc.after[member] as number
  ) {
    if (((doc.flags[member] as number) & Flag.shadowed) !== 0) continue;
    const word = doc.names.name(doc.key[member] as number);
    const kind = KINDS[doc.kind[member] as number] as string;
    const wanted =
      word === 'items' ? (tuples ? ['object', 'array', 'boolean'] : SCHEMA) : WANTED.get(word);
    if (wanted !== undefined && !wanted.includes(kind))
      return `${word} value must be ${wanted.length === 1 ? wanted[0] : JSON.stringify(wanted)}`;
    if (word === 'type') type = member;
    if (word === 'nullable') nullable = member;
    const fault = word === 'type' ? typeFault(doc, member) : contentFault(doc, member, word);
    if (fault !== undefined) return fault;
  }
  return nullableFault(doc, nullable, type);
}

function typeFault(doc: Document, member: number): string | undefined {
  const named = doc.kind[member] === Kind.array ? itemsOf(doc, member) : [member];
  const good = named.every(
    (node) => doc.kind[node] === Kind.string && TYPES.includes(stringAt(doc, node)),
  );
  return good
    ? undefined
    : `type must be JSONType or JSONType[]: ${textAt(doc, member).slice(0, 80)}`;
}

/** OpenAPI's `nullable` counts in every dialect. */
function nullableFault(doc: Document, nullable: number, type: number): string | undefined {
  if (nullable < 0) return undefined;
  const types = type < 0 ? [] : doc.kind[type] === Kind.array ? itemsOf(doc, type) : [type];
  if (types.length === 0) return '"nullable" cannot be used without "type"';
  const contradicts =
    doc.kind[nullable] === Kind.false && types.some((node) => stringAt(doc, node) === 'null');
  return contradicts ? 'type: null contradicts nullable: false' : undefined;
}

function contentFault(doc: Document, member: number, word: string): string | undefined {
  if (word === 'enum' && doc.after[member] === member + 1) return 'enum must have non-empty array';
  const patterns =
    word === 'pattern'
      ? [stringAt(doc, member)]
      : word === 'patternProperties'
        ? itemsOf(doc, member).map((node) => doc.names.name(doc.key[node] as number))
        : [];
  for (const pattern of patterns) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

function itemsOf(doc: Document, around: number): number[] {
  const items: number[] = [];
  for (
    let node = around + 1;
    node < (doc.after[around] as number);
    node = doc.after[node] as number
  )
    items.push(node);
  return items;
}
