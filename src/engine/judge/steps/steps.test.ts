// Longer than most: one table of schemas before and after each step.
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from '../../json/parse.ts';
import { addItems, looseArrays, tupleToChoice, tupleToPrefix } from './arrays.ts';
import { declareRequired } from './declare-required.ts';
import type { Step } from './define-step.ts';
import { foldAllOfs, oneOfToAnyOf } from './fold.ts';
import { nullBranchToTypeList } from './null-branches.ts';
import {
  closeObjects,
  matchAllToAdditional,
  mendRequired,
  requireAll,
  requiredFirst,
} from './objects.ts';
import { bareReferences, noReferences, typeBesideReference } from './references.ts';
import { foldRoot, rootObject, rootProperties } from './root.ts';
import type { Schema } from './schema-tree.ts';
import { textOfTree, treeAt } from './schema-tree.ts';
import { dropKeywords, keepKeywords } from './to-description.ts';
import {
  constToEnum,
  enumOfStrings,
  exclusiveToInclusive,
  keepFormats,
  mendBounds,
  typeListBeyondNull,
  typeListToAnyOf,
  typeProperties,
} from './types.ts';

function stepped(step: Step, schema: unknown): unknown {
  const doc = parse(JSON.stringify(schema));
  const tree = treeAt(doc, 0) as Schema;
  step.apply(tree);
  return JSON.parse(textOfTree(tree));
}

const a = (property: unknown) => ({ type: 'object', properties: { a: property } });

const rows: [name: string, step: Step, before: unknown, after: unknown][] = [
  [
    'a list of types',
    typeListToAnyOf,
    a({ type: ['string', 'null'], maxLength: 3 }),
    a({ anyOf: [{ type: 'string', maxLength: 3 }, { type: 'null' }] }),
  ],
  ['a list of one type', typeListToAnyOf, a({ type: ['string'] }), a({ type: 'string' })],
  [
    'listed values by type',
    typeListToAnyOf,
    a({ type: ['string', 'integer'], enum: ['x', 1] }),
    a({
      anyOf: [
        { type: 'string', enum: ['x'] },
        { type: 'integer', enum: [1] },
      ],
    }),
  ],
  [
    'a list of a type and null, where such a list is taken',
    typeListBeyondNull,
    a({ type: ['string', 'null'], maxLength: 3 }),
    a({ type: ['string', 'null'], maxLength: 3 }),
  ],
  [
    'a longer list, where a list of a type and null is taken',
    typeListBeyondNull,
    a({ type: ['string', 'number', 'null'], minimum: 1 }),
    a({ anyOf: [{ type: 'string' }, { type: 'number', minimum: 1 }, { type: 'null' }] }),
  ],
  [
    'a choice between a type and null',
    nullBranchToTypeList,
    a({ description: 'd', anyOf: [{ type: 'string', enum: ['x'] }, { type: 'null' }] }),
    a({ description: 'd', type: ['string', 'null'], enum: ['x', null] }),
  ],
  [
    'a choice between a type and null, with a word that null is held to as well',
    nullBranchToTypeList,
    a({ anyOf: [{ type: 'null' }, { type: 'string', not: { const: 'x' } }] }),
    a({ anyOf: [{ type: 'null' }, { type: 'string', not: { const: 'x' } }] }),
  ],
  [
    'a choice between a type and null, with the same word around it',
    nullBranchToTypeList,
    a({ maxLength: 2, anyOf: [{ type: 'string', maxLength: 1 }, { type: 'null' }] }),
    a({ maxLength: 2, anyOf: [{ type: 'string', maxLength: 1 }, { type: 'null' }] }),
  ],
  [
    'a choice between two types',
    nullBranchToTypeList,
    a({ anyOf: [{ type: 'string' }, { type: 'number' }] }),
    a({ anyOf: [{ type: 'string' }, { type: 'number' }] }),
  ],
  [
    'a name that only a condition requires',
    declareRequired,
    a({ if: { not: { required: ['b'] } }, else: { maxProperties: 0 } }),
    a({ if: { not: { required: ['b'], properties: { b: {} } } }, else: { maxProperties: 0 } }),
  ],
  [
    'a required entry of a map',
    declareRequired,
    a({ type: 'object', required: ['b'], additionalProperties: { type: 'number' } }),
    a({
      type: 'object',
      required: ['b'],
      additionalProperties: { type: 'number' },
      properties: { b: { type: 'number' } },
    }),
  ],
  ['a fixed value', constToEnum, a({ const: 'x' }), a({ enum: ['x'], type: 'string' })],
  [
    'listed numbers',
    enumOfStrings,
    a({ type: 'integer', enum: [1, 2] }),
    a({ type: 'integer', description: 'One of 1, 2.' }),
  ],
  [
    'an open bound of whole numbers',
    exclusiveToInclusive,
    a({ type: 'integer', exclusiveMinimum: 0 }),
    a({ type: 'integer', minimum: 1 }),
  ],
  [
    'an open bound of numbers',
    exclusiveToInclusive,
    a({ type: 'number', exclusiveMaximum: 5 }),
    a({ type: 'number', maximum: 5 }),
  ],
  [
    'a switch of a bound',
    mendBounds,
    a({ minimum: 0, exclusiveMinimum: true }),
    a({ exclusiveMinimum: 0 }),
  ],
  [
    'a property that may not be given',
    typeProperties,
    a(false),
    { type: 'object', properties: {} },
  ],
  [
    'a format',
    keepFormats(['date']),
    a({ type: 'string', format: 'uri' }),
    a({ type: 'string', description: '(format uri)' }),
  ],
  ['a list without items', addItems, a({ type: 'array' }), a({ type: 'array', items: {} })],
  [
    'a closed tuple',
    tupleToChoice,
    a({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false }),
    a({ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] }, maxItems: 2 }),
  ],
  [
    'an open tuple',
    tupleToChoice,
    a({ type: 'array', prefixItems: [{ type: 'string' }] }),
    a({ type: 'array', items: {} }),
  ],
  [
    'a tuple of old',
    tupleToPrefix,
    a({ items: [{ type: 'string' }], additionalItems: false }),
    a({ prefixItems: [{ type: 'string' }], items: false }),
  ],
  [
    'bounds of a list',
    looseArrays,
    a({ type: 'array', minItems: 2, uniqueItems: true }),
    a({ type: 'array', description: '(unique items; min items 2)' }),
  ],
  [
    'allOf',
    foldAllOfs,
    a({ allOf: [{ type: 'string', minLength: 1 }, { minLength: 3 }] }),
    a({ type: 'string', minLength: 3 }),
  ],
  ['oneOf', oneOfToAnyOf, a({ oneOf: [{ type: 'string' }] }), a({ anyOf: [{ type: 'string' }] })],
  [
    'an open object',
    closeObjects,
    a({ type: 'string' }),
    { ...a({ type: 'string' }), additionalProperties: false },
  ],
  [
    'a map',
    closeObjects,
    { type: 'object', additionalProperties: { type: 'string' } },
    {
      type: 'object',
      additionalProperties: false,
      description: '(a map, which cannot be given here)',
      properties: {},
    },
  ],
  [
    'an optional property',
    requireAll,
    a({ type: 'string' }),
    { ...a({ type: ['string', 'null'] }), required: ['a'] },
  ],
  [
    'an optional choice',
    requireAll,
    a({ anyOf: [{ type: 'string' }] }),
    { ...a({ anyOf: [{ type: 'string' }, { type: 'null' }] }), required: ['a'] },
  ],
  [
    'an optional list of values',
    requireAll,
    a({ type: 'string', enum: ['x'] }),
    { ...a({ type: ['string', 'null'], enum: ['x', null] }), required: ['a'] },
  ],
  [
    'an optional reference',
    requireAll,
    a({ $ref: '#' }),
    { ...a({ anyOf: [{ $ref: '#' }, { type: 'null' }] }), required: ['a'] },
  ],
  [
    'a switch on a property',
    mendRequired,
    a({ type: 'string', required: true }),
    { ...a({ type: 'string' }), required: ['a'] },
  ],
  [
    'an undeclared required name',
    mendRequired,
    { ...a({}), required: ['a', 'b'] },
    { ...a({}), required: ['a'] },
  ],
  [
    'the order of properties',
    requiredFirst,
    { properties: { a: {}, b: {} }, required: ['b'] },
    { properties: { b: {}, a: {} }, required: ['b'] },
  ],
  [
    'a pattern for every name',
    matchAllToAdditional,
    a({ type: 'object', patternProperties: { '^(.*)$': { type: 'string' } } }),
    a({ type: 'object', additionalProperties: { type: 'string' } }),
  ],
  [
    'what stands beside a reference',
    bareReferences,
    a({ $ref: '#', description: 'd' }),
    a({ $ref: '#' }),
  ],
  [
    'a reference elsewhere',
    noReferences,
    a({ $ref: 'https://shop.example/a' }),
    a({ description: '(as described by https://shop.example/a)' }),
  ],
  [
    'the type of a definition',
    typeBesideReference,
    { ...a({ $ref: '#/$defs/A' }), $defs: { A: { type: 'object' } } },
    { ...a({ $ref: '#/$defs/A', type: 'object' }), $defs: { A: { type: 'object' } } },
  ],
  ['a typeless root', rootObject, { properties: {} }, { type: 'object', properties: {} }],
  ['another type at the root', rootObject, { type: 'string' }, { type: 'string' }],
  ['no properties', rootProperties, { type: 'object' }, { type: 'object', properties: {} }],
  [
    'groups of required names',
    foldRoot(['anyOf']),
    { ...a({}), anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }] },
    { ...a({}), description: 'At least one of these is needed: a; b and c.' },
  ],
  [
    'a condition at the root',
    foldRoot(['not']),
    { ...a({}), not: { required: ['a'] } },
    { ...a({}), description: '(not {"required":["a"]})' },
  ],
  [
    'bounds',
    dropKeywords(['minimum'], ''),
    a({ type: 'number', minimum: 1, description: 'How many.' }),
    a({ type: 'number', description: 'How many. (minimum 1)' }),
  ],
  [
    'what is no part of a subset',
    keepKeywords(['type', 'properties'], ''),
    a({ type: 'string', $comment: 'c', pattern: '^a$' }),
    a({ type: 'string', description: '(pattern ^a$)' }),
  ],
];

test.each(rows)('%s', (_, step, before, after) => {
  expect(stepped(step, before)).toEqual(after);
});

/** Values of every kind, and objects and lists of them. */
const SCALARS = [null, true, 0, 1, 2.5, -1, 'x', 'xxxx', ''];
const VALUES = [
  ...SCALARS,
  ...SCALARS.map((value) => [value]),
  [],
  ['x', 1],
  ['x', 1, 2],
  {},
  ...SCALARS.map((value) => ({ b: value })),
];
const INSTANCES = [{}, ...VALUES.map((value) => ({ a: value })), ...VALUES];
// The bound is no valid 2020-12 before it is mended.
const same = rows.filter(([, step]) => step.loses === '' && step !== mendBounds);
const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
const valid = (schema: unknown): boolean[] => {
  const judge = ajv.compile(schema as object);
  return INSTANCES.map((instance) => judge(instance));
};

test('the type that all branches have stands beside a reference to a choice', () => {
  const branches = [{ type: 'object', required: ['b'] }, { type: 'object' }];
  const schema = { $defs: { A: { anyOf: branches }, B: { anyOf: [...branches, {}] } } };
  const made = (name: string) =>
    stepped(typeBesideReference, { ...a({ $ref: `#/$defs/${name}` }), ...schema });
  expect(made('A')).toMatchObject(a({ $ref: '#/$defs/A', type: 'object' }));
  expect(made('B')).not.toHaveProperty('properties.a.type');
});

test('declaring what is required changes no verdict', () => {
  for (const [, step, before] of rows.filter(([, step]) => step === declareRequired))
    expect(valid(stepped(step, before))).toEqual(valid(before));
});

describe('a step that loses nothing changes no verdict', () => {
  test.each(same.filter(([name]) => !/of old|beside|^bounds$|subset/.test(name)))(
    '%s',
    (_, step, before) => {
      expect(valid(stepped(step, before))).toEqual(valid(before));
    },
  );
});

describe('a step that only widens refuses nothing that was accepted', () => {
  const widening = [
    [tupleToChoice, a({ prefixItems: [{ type: 'string' }, { type: 'number' }], items: false })],
    [looseArrays, a({ type: 'array', minItems: 2 })],
    [oneOfToAnyOf, a({ oneOf: [{ type: 'number' }, { type: 'integer' }] })],
    [exclusiveToInclusive, a({ type: 'number', exclusiveMinimum: 0 })],
    [enumOfStrings, a({ enum: [1, 2, 'x'] })],
    [foldRoot(['anyOf']), { ...a({}), anyOf: [{ required: ['a'] }, { required: ['b'] }] }],
    [keepKeywords(['type', 'properties'], ''), a({ type: 'string', pattern: '^x$', maxLength: 2 })],
  ] as const;
  test.each(widening)('%#', (step, before) => {
    const after = valid(stepped(step, before));
    for (const [i, was] of valid(before).entries()) if (was) expect(after[i]).toBe(true);
  });
});
