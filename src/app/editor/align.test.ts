import { expect, test } from 'vitest';
import { align, changeAt } from './align.ts';

const same = (beforeStart: number, afterStart: number, count: number) => ({
  change: false,
  beforeStart,
  beforeCount: count,
  afterStart,
  afterCount: count,
});

test.each([
  {
    name: 'a line that becomes eight leaves seven rows free before',
    hunks: [
      same(0, 0, 4),
      { change: true, beforeStart: 4, beforeCount: 1, afterStart: 4, afterCount: 8 },
      same(5, 12, 5),
    ],
    want: {
      before: { gaps: [{ afterLine: 5, rows: 7 }], changed: [{ from: 5, to: 5 }] },
      after: { gaps: [], changed: [{ from: 5, to: 12 }] },
      stops: [{ before: 5, after: 5 }],
    },
  },
  {
    name: 'lines that go leave rows free after',
    hunks: [
      same(0, 0, 2),
      { change: true, beforeStart: 2, beforeCount: 3, afterStart: 2, afterCount: 0 },
      same(5, 2, 1),
    ],
    want: {
      before: { gaps: [], changed: [{ from: 3, to: 5 }] },
      after: { gaps: [{ afterLine: 2, rows: 3 }], changed: [] },
      stops: [{ before: 3, after: 2 }],
    },
  },
  {
    name: 'as many lines for as many need no rows',
    hunks: [{ change: true, beforeStart: 0, beforeCount: 2, afterStart: 0, afterCount: 2 }],
    want: {
      before: { gaps: [], changed: [{ from: 1, to: 2 }] },
      after: { gaps: [], changed: [{ from: 1, to: 2 }] },
      stops: [{ before: 1, after: 1 }],
    },
  },
  {
    name: 'nothing changed',
    hunks: [same(0, 0, 9)],
    want: { before: { gaps: [], changed: [] }, after: { gaps: [], changed: [] }, stops: [] },
  },
])('$name', ({ hunks, want }) => {
  expect(align(hunks)).toEqual(want);
});

test('both sides have equally many rows', () => {
  const hunks = [
    same(0, 0, 3),
    { change: true, beforeStart: 3, beforeCount: 2, afterStart: 3, afterCount: 7 },
    same(5, 10, 1),
    { change: true, beforeStart: 6, beforeCount: 4, afterStart: 11, afterCount: 1 },
  ];
  const { before, after } = align(hunks);
  const rows = (lines: number, gaps: readonly { rows: number }[]) =>
    gaps.reduce((sum, gap) => sum + gap.rows, lines);
  expect(rows(10, before.gaps)).toBe(rows(12, after.gaps));
});

test('folded lines are no rows', () => {
  const hunks = [{ change: true, beforeStart: 0, beforeCount: 1, afterStart: 0, afterCount: 12 }];
  const folds = { before: [], after: [{ header: 3, to: 9, close: '}', name: 'a' }] };
  expect(align(hunks, folds).before.gaps).toEqual([{ afterLine: 1, rows: 5 }]);
});

test('the change that a line belongs to', () => {
  const stops = [
    { before: 3, after: 3 },
    { before: 9, after: 20 },
  ];
  expect([1, 3, 8, 9].map((line) => changeAt(stops, 'before', line))).toEqual([-1, 0, 0, 1]);
  expect(changeAt(stops, 'after', 19)).toBe(0);
});
