import { expect, test } from 'vitest';
import { lineOfOffset, lineStarts } from './line-starts.ts';

test.each([
  ['', [0]],
  ['a', [0]],
  ['a\nb\n', [0, 2, 4]],
])('lines of %j begin at %j', (text, want) => {
  expect(lineStarts(text)).toEqual(want);
});

test('the line of an offset, the line end included', () => {
  const starts = lineStarts('ab\n\ncd');
  expect([0, 2, 3, 4, 6].map((offset) => lineOfOffset(starts, offset))).toEqual([1, 1, 2, 3, 3]);
});
