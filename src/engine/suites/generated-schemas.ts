import fc from 'fast-check';
import type { DialectName } from './judges.ts';
import { DIALECTS } from './judges.ts';

/** What a dialect has besides the words that all of them share. */
const HAS = {
  'draft-04': [],
  'draft-06': ['const', 'contains', 'propertyNames', 'booleans'],
  'draft-07': ['const', 'contains', 'propertyNames', 'booleans', 'if'],
  '2019-09': ['const', 'contains', 'propertyNames', 'booleans', 'if', 'unevaluated', 'anchors'],
  '2020-12': [
    ...['const', 'contains', 'propertyNames', 'booleans', 'if', 'unevaluated', 'anchors'],
    'prefixItems',
  ],
} as const satisfies Readonly<Record<DialectName, readonly string[]>>;

/** Some need an escape in a pointer, some a percent sign, and one is a name that plain objects inherit. */
const NAMES = ['A', 'B', 'C', 'x/y', 'a~b', '50%', 'constructor'] as const;
const PROPERTIES = ['a', 'b', 'definitions'] as const;

/** A schema as a text; some references lead nowhere, and some cycles never descend. */
export interface Generated {
  readonly text: string;
  readonly value: unknown;
}

const fragment = (name: string) =>
  encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1')).replaceAll('%2F', '/');

/** `without`: keywords that are left out, because a law does not hold under them. */
export function generatedSchema(
  dialect: DialectName,
  without: readonly string[] = [],
): fc.Arbitrary<Generated> {
  const has: readonly string[] = HAS[dialect];
  const container = has.includes('anchors') ? '$defs' : 'definitions';
  const pointers = [
    ...['#', '#/properties/a'],
    ...NAMES.map((name) => `#/${container}/${fragment(name)}`),
  ];
  // Until draft 7 what stands beside a reference is ignored, and what a pointer into it means is open.
  const inside = [`#/${container}/A/properties/a`, `#/${container}/B/items`];
  const references = has.includes('anchors')
    ? [...pointers, ...inside, '#anchor', 'other.json']
    : pointers;
  const name = fc.constantFrom(...PROPERTIES);

  const { schema, members } = fc.letrec<{ schema: unknown; members: object; list: unknown[] }>(
    (tie) => {
      const one = tie('schema');
      const assertions: Record<string, fc.Arbitrary<unknown>> = {
        type: fc.constantFrom('object', 'array', 'string', 'number', ['integer', 'null']),
        required: fc.uniqueArray(name, { minLength: 1, maxLength: 2 }),
        enum: fc.constantFrom([1, 'a'], [{ a: 1 }, null], [{ $ref: '#/$defs/A' }]),
        minimum: fc.constantFrom(0, 2),
        maxLength: fc.constantFrom(1, 3),
        minItems: fc.constantFrom(1, 2),
        maxProperties: fc.constantFrom(1, 2),
        description: fc.constantFrom('one', 'two'),
        default: fc.constantFrom<unknown>(1, { $ref: '#' }),
        properties: fc.dictionary(name, one, { maxKeys: 2 }),
        patternProperties: fc.dictionary(fc.constantFrom('^a', 'b$'), one, { maxKeys: 1 }),
        additionalProperties: one,
        items: one,
        allOf: tie('list'),
        anyOf: tie('list'),
        oneOf: tie('list'),
        not: one,
        ...(has.includes('const') ? { const: fc.constantFrom<unknown>(1, 'a', { a: 1 }) } : {}),
        ...(has.includes('contains') ? { contains: one, propertyNames: one } : {}),
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema; nothing awaits this table
        ...(has.includes('if') ? { if: one, then: one, else: one } : {}),
        ...(has.includes('unevaluated')
          ? {
              unevaluatedProperties: one,
              unevaluatedItems: one,
              dependentSchemas: fc.dictionary(name, one, { maxKeys: 1 }),
            }
          : {}),
        ...(has.includes('prefixItems') ? { prefixItems: tie('list') } : {}),
      };
      for (const keyword of without) delete assertions[keyword];
      const keywords = Object.keys(assertions);
      const some = fc
        .uniqueArray(fc.constantFrom(...keywords), { maxLength: 3 })
        .chain((chosen) =>
          fc.record(
            Object.fromEntries(chosen.map((keyword) => [keyword, assertions[keyword] ?? one])),
          ),
        );
      const referring = fc
        .tuple(fc.constantFrom(...references), fc.option(some, { nil: {} }), fc.boolean())
        // Neighbours before and behind the reference, and often none.
        .map(([$ref, beside, first]) => (first ? { ...beside, $ref } : { $ref, ...beside }));
      return {
        members: some,
        list: fc.array(one, { minLength: 1, maxLength: 2 }),
        schema: fc.oneof(
          { depthSize: 'small', withCrossShrink: true },
          has.includes('booleans') ? fc.boolean() : fc.constant({}),
          fc.constantFrom({}, { type: 'string' }, { minimum: 1 }),
          referring,
          some,
        ),
      };
    },
  );

  const definitions = fc.oneof(
    fc.dictionary(fc.constantFrom(...NAMES), schema, { maxKeys: 5 }),
    // Every name is there: most references lead somewhere, and many in a circle.
    fc.record(Object.fromEntries(NAMES.map((one) => [one, schema]))),
  );
  // One alone: two schemas that share an identifier mean nothing that judges agree on.
  const identity = has.includes('anchors')
    ? fc.constantFrom({}, { $anchor: 'anchor' }, { $id: 'other.json' })
    : fc.constant({});
  return fc.tuple(members, definitions, schema, identity).map(([root, held, first, identified]) => {
    const value = {
      $schema: DIALECTS[dialect],
      ...root,
      properties: { a: first, ...('properties' in root ? (root.properties as object) : {}) },
      [container]: { ...held, ...('A' in held ? { A: named(held.A, identified) } : {}) },
    };
    return { value, text: JSON.stringify(value) };
  });
}

const named = (schema: unknown, identity: object): unknown =>
  typeof schema === 'object' && schema !== null ? { ...identity, ...schema } : schema;

/** Values that have what the schemas speak of. */
export const generatedInstance: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>(null, true, 0, 1, 2, 1.5, '', 'a', 'abcd'),
    fc.dictionary(fc.constantFrom(...PROPERTIES, 'c'), tie('value'), { maxKeys: 3 }),
    fc.array(tie('value'), { maxLength: 2 }),
  ),
})).value;
