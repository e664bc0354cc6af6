import type { Keyword } from '../json/keywords.ts';
import { DATA_KEYWORDS, K } from '../json/keywords.ts';
import { FIRST_OWN } from '../json/names.ts';

/**
 * Where a value stands. The same in every dialect: a word that some dialect gives schemas to is read
 * that way under all, since inlining inside a keyword that does nothing changes no verdict, and
 * readers that do know the word then see what was meant.
 */
export const Role = {
  /** Below an unknown keyword, or not looked at. */
  opaque: 0,
  schema: 1,
  /** Names to schemas: `properties`. */
  map: 2,
  list: 3,
  /** Names to schemas that apply only where they are referred to: `$defs`. */
  container: 4,
  /** A value of a keyword: `const`, `type`, ... */
  data: 5,
} as const;

/** What a keyword's value is, by keyword number; `Place.opaque` beyond. */
export const Place = {
  opaque: 0,
  schema: 1,
  map: 2,
  list: 3,
  container: 4,
  data: 5,
  schemaOrList: 6,
  mapOrNames: 7,
  reference: 8,
  identity: 9,
  /** Holds strings that may name schemas: `discriminator`. */
  mapping: 10,
} as const;

const words: readonly [number, readonly Keyword[]][] = [
  [
    Place.schema,
    [
      'additionalProperties',
      'additionalItems',
      'contains',
      'propertyNames',
      'not',
      'if',
      'then',
      'else',
      'unevaluatedItems',
      'unevaluatedProperties',
      'contentSchema',
    ],
  ],
  [Place.schemaOrList, ['items']],
  [Place.map, ['properties', 'patternProperties', 'dependentSchemas']],
  [Place.mapOrNames, ['dependencies']],
  [Place.container, ['$defs', 'definitions']],
  [Place.list, ['allOf', 'anyOf', 'oneOf', 'prefixItems']],
  [Place.reference, ['$ref', '$dynamicRef', '$recursiveRef']],
  [Place.identity, ['$id', 'id', '$anchor', '$dynamicAnchor', '$recursiveAnchor', '$schema']],
  [Place.mapping, ['discriminator']],
  [Place.data, DATA_KEYWORDS],
];

const placeOfWord = new Uint8Array(FIRST_OWN);
for (const [place, of] of words) for (const word of of) placeOfWord[K[word]] = place;

export const placeOf = (name: number): number =>
  name < FIRST_OWN ? (placeOfWord[name] as number) : Place.opaque;

/** Keywords that pass the same instance on; every other step goes down into it. */
const inPlace = new Set<number>(
  (
    [
      '$ref',
      '$dynamicRef',
      '$recursiveRef',
      'allOf',
      'anyOf',
      'oneOf',
      'not',
      'if',
      'then',
      'else',
      'dependentSchemas',
      'dependencies',
      '$defs',
      'definitions',
    ] as const
  ).map((word) => K[word]),
);
export const appliesInPlace = (name: number): boolean => inPlace.has(name);

/** Keywords that never change a verdict (JSON Schema validation, section 9, and `$comment`). */
const annotations = new Set<number>(
  (
    [
      'title',
      'description',
      'default',
      'examples',
      'example',
      'deprecated',
      'readOnly',
      'writeOnly',
      '$comment',
    ] as const
  ).map((word) => K[word]),
);
export const isAnnotation = (name: number): boolean => annotations.has(name);

/**
 * Assertions that no other keyword reads, so that two schemas may be written as one where only one
 * of them has the word, or both say the same.
 */
const independent = new Set<number>(
  (
    [
      'type',
      'enum',
      'const',
      'multipleOf',
      'maximum',
      'minimum',
      'maxLength',
      'minLength',
      'pattern',
      'maxItems',
      'minItems',
      'uniqueItems',
      'maxProperties',
      'minProperties',
      'required',
      'dependentRequired',
      'format',
    ] as const
  ).map((word) => K[word]),
);
export const isIndependent = (name: number): boolean => independent.has(name) || name >= FIRST_OWN;
