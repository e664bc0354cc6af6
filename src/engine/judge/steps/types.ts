import { Numeral } from '../../json/graph.ts';
import type { Step } from './define-step.ts';
import { defineStep } from './define-step.ts';
import type { Schema } from './schema-tree.ts';
import { addSentence, isSchema, schemasOf, textOfTree, typesOf } from './schema-tree.ts';
import { moveToDescription } from './to-description.ts';

/** Which types a keyword says something about; a keyword that is not here goes with every type. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  object: [
    'properties',
    'required',
    'additionalProperties',
    'patternProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
  ],
  array: ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems'],
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
};
const PARTED = new Set(Object.values(PARTS).flat());

/** The keyword says nothing about values of other types. */
export const goesWithType = (word: string): boolean => PARTED.has(word);

const typeLists = (id: string, minded: (types: readonly string[]) => boolean): Step => ({
  id,
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root).reverse()) {
      const type = schema.get('type');
      const types = typesOf(schema);
      if (!Array.isArray(type) || !minded(types)) continue;
      const [only] = types;
      if (types.length === 1) schema.set('type', only);
      else if (schema.has('anyOf')) schema.delete('type');
      else split(schema, types);
    }
  },
});

/** A list of types becomes a choice with one type each, and every type keeps what belongs to it. */
export const typeListToAnyOf = typeLists('type-list-to-any-of', () => true);

/** The same where the list is more than a type and null. */
export const typeListBeyondNull = typeLists(
  'type-list-beyond-null',
  (types) => types.length !== 2 || !types.includes('null'),
);

function split(schema: Schema, types: readonly string[]): void {
  const parts = new Map([...schema].filter(([word]) => PARTED.has(word)));
  const values = schema.get('enum');
  for (const word of [...parts.keys(), 'type', 'enum']) schema.delete(word);
  schema.set(
    'anyOf',
    types.flatMap((type) => {
      const branch: Schema = new Map<string, unknown>([['type', type]]);
      for (const word of PARTS[type === 'integer' ? 'number' : type] ?? [])
        if (parts.has(word)) branch.set(word, parts.get(word));
      if (!Array.isArray(values) || type === 'null') return [branch];
      const own = (values as unknown[]).filter((value) => isOf(value, type));
      if (own.length === 0) return [];
      branch.set('enum', own);
      return [branch];
    }),
  );
}

function isOf(value: unknown, type: string): boolean {
  if (type === 'number') return typeof value === 'number' || value instanceof Numeral;
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isSchema(value);
  return typeof value === type;
}

/** A fixed value becomes a list of one. */
export const constToEnum = defineStep({
  id: 'const-to-enum',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      if (!schema.has('const')) continue;
      schema.set('enum', [schema.get('const')]);
      schema.delete('const');
      if (!schema.has('type')) addType(schema);
    }
  },
});

function addType(schema: Schema): void {
  const [value] = schema.get('enum') as unknown[];
  const type = value === null ? 'null' : typeof value;
  if (['string', 'number', 'boolean', 'null'].includes(type)) schema.set('type', type);
}

/** Only lists of strings stay lists; other values are said in the description. */
export const enumOfStrings = defineStep({
  id: 'enum-of-strings',
  loses: 'which numbers and other values are allowed, which descriptions say instead',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      const values = schema.get('enum');
      if (!Array.isArray(values)) continue;
      const strings = (values as unknown[]).filter((value) => typeof value === 'string');
      const onlyStrings = (values as unknown[]).every(
        (value) => typeof value === 'string' || value === null,
      );
      if (onlyStrings && strings.length > 0) {
        // Strings are all that is listed, whatever the type says.
        schema.set('type', 'string');
        schema.set('enum', strings);
      } else {
        addSentence(schema, `One of ${values.map(textOfTree).join(', ')}.`);
        schema.delete('enum');
      }
    }
  },
});

/** A bound that is left out becomes one that is taken in, one further where numbers are whole. */
export const exclusiveToInclusive = defineStep({
  id: 'exclusive-to-inclusive',
  loses: 'that numbers may not be as large or small as the bound itself',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      for (const [word, other, step] of [
        ['exclusiveMinimum', 'minimum', 1],
        ['exclusiveMaximum', 'maximum', -1],
      ] as const) {
        const bound = schema.get(word);
        if (bound === undefined) continue;
        schema.delete(word);
        if (typeof bound !== 'number') continue;
        const whole = schema.get('type') === 'integer' && Number.isInteger(bound);
        if (!schema.has(other)) schema.set(other, whole ? bound + step : bound);
      }
    }
  },
});

/** Switches of Draft 4 become the numbers they stand for since Draft 6. */
export const mendBounds = defineStep({
  id: 'mend-bounds',
  loses: '',
  apply(root) {
    for (const { schema } of schemasOf(root)) {
      for (const [word, bound] of [
        ['exclusiveMinimum', 'minimum'],
        ['exclusiveMaximum', 'maximum'],
      ] as const) {
        const given = schema.get(word);
        if (typeof given !== 'boolean') continue;
        const limit = schema.get(bound);
        schema.delete(word);
        if (!given || limit === undefined) continue;
        schema.set(word, limit);
        schema.delete(bound);
      }
    }
  },
});

const ANY = ['string', 'number', 'boolean', 'object', 'array', 'null'];
const TELLING = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref', 'not'];

/** Properties that say nothing say that they may be anything; boolean ones become that too, or go. */
export const typeProperties = defineStep({
  id: 'type-properties',
  loses: 'that some properties may not be given at all',
  apply(root) {
    for (const { keyword, schema } of schemasOf(root)) {
      if (keyword === 'properties' && !TELLING.some((word) => schema.has(word))) nameTypes(schema);
      const properties = schema.get('properties');
      if (!isSchema(properties)) continue;
      for (const [name, property] of [...properties]) {
        if (property === false) properties.delete(name);
        else if (property === true) properties.set(name, nameTypes(new Map()));
      }
    }
  },
});

function nameTypes(schema: Schema): Schema {
  if (isSchema(schema.get('properties'))) schema.set('type', 'object');
  else if (schema.has('items')) schema.set('type', 'array');
  else
    schema.set(
      'anyOf',
      ANY.map(
        (type) =>
          new Map<string, unknown>(
            type === 'array'
              ? [
                  ['type', type],
                  ['items', new Map()],
                ]
              : [['type', type]],
          ),
      ),
    );
  return schema;
}

/** Formats that a consumer does not take are said in descriptions; they were annotations to most readers anyway. */
export const keepFormats = (kept: readonly string[], ofStringsOnly = false) =>
  defineStep({
    id: 'keep-formats',
    loses: 'formats, which descriptions say instead',
    apply(root) {
      for (const { schema } of schemasOf(root)) {
        const format = schema.get('format');
        if (typeof format !== 'string' || kept.includes(format)) continue;
        const isNumber = ['number', 'integer'].includes(String(schema.get('type')));
        if (!(ofStringsOnly && isNumber)) moveToDescription(schema, ['format']);
      }
    },
  });
