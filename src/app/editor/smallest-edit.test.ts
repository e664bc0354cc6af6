import { expect, test } from 'vitest';
import { applyEdits } from '../state/apply-edits.ts';
import { smallestEdit } from './smallest-edit.ts';

test.each([
  ['abc', 'abxc', { start: 2, end: 2, text: 'x' }],
  ['abxc', 'abc', { start: 2, end: 3, text: '' }],
  ['aa', 'aaa', { start: 2, end: 2, text: 'a' }],
  ['', 'a', { start: 0, end: 0, text: 'a' }],
  ['abc', 'xyz', { start: 0, end: 3, text: 'xyz' }],
])('%s to %s', (from, to, want) => {
  expect(smallestEdit(from, to)).toEqual(want);
  expect(applyEdits(from, [want])).toBe(to);
});

test('equal texts need no edit', () => {
  expect(smallestEdit('a', 'a')).toBeNull();
});
