import { expect, test } from 'vitest';
import { applyEdits, withoutOverlaps } from './apply-edits.ts';

test.each([
  {
    name: 'edits in any order',
    text: 'abcdef',
    edits: [
      { start: 4, end: 5, text: 'X' },
      { start: 0, end: 1, text: '' },
    ],
    want: 'bcdXf',
  },
  { name: 'an insertion', text: 'ab', edits: [{ start: 1, end: 1, text: '-' }], want: 'a-b' },
  {
    name: 'an insertion before a replacement at the same place',
    text: 'ab',
    edits: [
      { start: 1, end: 2, text: 'Y' },
      { start: 1, end: 1, text: 'X' },
    ],
    want: 'aXY',
  },
  { name: 'nothing', text: 'ab', edits: [], want: 'ab' },
])('$name', ({ text, edits, want }) => {
  expect(applyEdits(text, edits)).toBe(want);
});

const edit = (start: number, end: number) => ({ start, end, text: '' });

test.each([
  {
    name: 'edits that touch stand beside each other',
    groups: [[edit(0, 2)], [edit(2, 4)]],
    want: [
      [0, 2],
      [2, 4],
    ],
  },
  {
    name: 'the later of two that overlap is left out',
    groups: [[edit(0, 3)], [edit(2, 4)]],
    want: [[0, 3]],
  },
  {
    name: 'a fix is left out whole',
    groups: [[edit(0, 3)], [edit(2, 4), edit(9, 10)]],
    want: [[0, 3]],
  },
  { name: 'two insertions at one place', groups: [[edit(1, 1)], [edit(1, 1)]], want: [[1, 1]] },
  {
    name: 'by place, not by the order of fixes',
    groups: [[edit(5, 6)], [edit(1, 2)]],
    want: [
      [1, 2],
      [5, 6],
    ],
  },
])('$name', ({ groups, want }) => {
  expect(withoutOverlaps(groups).map(({ start, end }) => [start, end])).toEqual(want);
});
