import { expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { shrink } from './shrink.ts';

const large: Json = { a: { b: [1, 2, { c: 'long text' }], d: true }, e: 'x'.repeat(50), f: [null] };
const has = (part: string) => (one: Json) => JSON.stringify(one).includes(part);

test.each<[what: string, holds: (one: Json) => boolean, smallest: Json]>([
  ['anything', () => true, 0],
  ['one member', has('"d":true'), { d: true }],
  ['a place in an array', has('"c":'), { c: 0 }],
  ['nothing smaller', (one) => one === large, large],
])('what is left: %s', (_, holds, smallest) => {
  expect(shrink(large, holds)).toEqual(smallest);
});
