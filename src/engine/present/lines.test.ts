import { expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { alignLines, linesOf } from './lines.ts';

const lines = (...of: readonly (readonly [number, string])[]): Line[] =>
  of.map(([key, text]) => ({ key, text }));

const cases = [
  {
    name: 'equal lines stand side by side',
    before: lines([0, '{'], [1, '"a": 1'], [9, '}']),
    after: lines([0, '{'], [1, '"a": 1'], [9, '}']),
    want: [[false, 0, 3, 0, 3]],
  },
  {
    name: 'a reference and what it becomes are one change, the next one another',
    before: lines([0, '{'], [1, '"a": {ref}'], [5, '"b": {ref}'], [9, '}']),
    after: lines(
      [0, '{'],
      [1, '"a": {'],
      [-1, '"x": 1'],
      [-1, '}'],
      [5, '"b": {'],
      [-1, '"x": 1'],
      [-1, '}'],
      [9, '}'],
    ),
    want: [
      [false, 0, 1, 0, 1],
      [true, 1, 1, 1, 3],
      [true, 2, 1, 4, 3],
      [false, 3, 1, 7, 1],
    ],
  },
  {
    name: 'what is dropped leaves a gap',
    before: lines([0, '{'], [1, '"a": 1'], [4, '"$defs": {'], [6, '}'], [9, '}']),
    after: lines([0, '{'], [1, '"a": 1'], [9, '}']),
    want: [
      [false, 0, 2, 0, 2],
      [true, 2, 2, 2, 0],
      [false, 4, 1, 2, 1],
    ],
  },
] as const;

test.each(cases)('$name', ({ before, after, want }) => {
  expect(
    alignLines(before, after).map((hunk) => [
      hunk.change,
      hunk.beforeStart,
      hunk.beforeCount,
      hunk.afterStart,
      hunk.afterCount,
    ]),
  ).toEqual(want);
});

test('a line has the key of its first token, and no comma', () => {
  expect(
    linesOf('{\n  "a": 1,\n}', [
      { offset: 0, key: 0 },
      { offset: 4, key: 7 },
      { offset: 12, key: 20 },
    ]),
  ).toEqual([
    { key: 0, text: '{' },
    { key: 7, text: '"a": 1' },
    { key: 20, text: '}' },
  ]);
});
