import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { make } from './make.ts';
import { modelOf } from './model.ts';
import { START } from './plan.ts';
import { randomFrom } from './random.ts';

const made = (schema: Json): Json | undefined =>
  make({ model: modelOf(schema, '2020-12'), random: randomFrom(1), sample: () => [] }, START, 0.5);

test('required members that fan out at every level end in no instance, and soon', () => {
  const names = ['a', 'b', 'c', 'd'];
  const level = (at: number): Json => ({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/L${at}` }])),
    required: names,
  });
  // 4^15 values, were they made.
  const $defs = Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [`L${at}`, level(at + 1)]),
  );
  const started = performance.now();
  expect(made({ ...(level(0) as object), $defs })).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('a schema that requires itself has no instance', () => {
  expect(
    made({ type: 'object', properties: { n: { $ref: '#' } }, required: ['n'] }),
  ).toBeUndefined();
});

test('recursion that may end does', () => {
  const next = { anyOf: [{ type: 'null' }, { $ref: '#' }] };
  expect(made({ type: 'object', properties: { next }, required: ['next'] })).toHaveProperty('next');
});
