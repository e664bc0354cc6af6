import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { changeOf } from './change.ts';
import { compareForms } from './compare.ts';
import { modelOf } from './model.ts';

const model = (schema: Json) => modelOf(schema, '2020-12');
const POINT = { type: 'object', required: ['x'] };
const AT_POINT = {
  properties: { at: { $ref: '#/$defs/Point', required: ['z'] } },
  $defs: { Point: POINT },
};

test.each<
  [name: string, before: Json, after: Json, keyword: string, pointer: string, Json, unknown]
>([
  [
    'one of two that stood at the reference and behind it',
    AT_POINT,
    { properties: { at: POINT } },
    'required',
    '/at',
    { at: {} },
    { before: ['["z"]', '["x"]'], after: ['["x"]'] },
  ],
  [
    'both, where they are said by branches of allOf',
    AT_POINT,
    { properties: { at: { allOf: [POINT, { required: ['z'] }] } } },
    'required',
    '/at',
    { at: {} },
    null,
  ],
  [
    'a place that the other form leaves open',
    { properties: { list: { items: { anyOf: [{ type: 'number' }, { type: 'null' }] } } } },
    { properties: { list: {} } },
    'type',
    '/list/0',
    { list: ['a'] },
    { before: ['"number"', '"null"'], after: [] },
  ],
  [
    'a word about what stands below the place that it stands at',
    { properties: {} },
    { properties: {}, additionalProperties: false },
    'additionalProperties',
    '/a~1b',
    { 'a/b': 1 },
    { before: [], after: ['false'] },
  ],
  ['a place that neither form knows', {}, {}, 'type', '/a/0', { a: [1] }, null],
])('%s', (_, before, after, keyword, instancePointer, instance, change) => {
  const models = [model(before), model(after)] as const;
  expect(changeOf(models, { keyword, instancePointer }, instance)).toEqual(change);
});

test('a witness carries what changed', async () => {
  const form = (schema: Json) => ({ text: JSON.stringify(schema), dialect: '2020-12' as const });
  const found = await compareForms(
    { tool: 'draw', toolIndex: 0, side: 'input', pointer: '' },
    form(AT_POINT),
    form({ properties: { at: POINT } }),
    { seed: 1, instances: 500, limitMs: 5_000, now: () => performance.now() },
  );
  expect(found).toMatchObject({
    kind: 'different',
    witness: { keyword: 'required', change: { before: ['["z"]', '["x"]'], after: ['["x"]'] } },
  });
});
