import { expect, test } from 'vitest';
import type { ShownMark } from './marks.ts';
import { gutterMarks, markAt, shownMarks } from './marks.ts';

const mark = (
  id: number,
  start: number,
  end: number,
  severity: ShownMark['severity'],
): ShownMark => ({
  id,
  start,
  end,
  severity,
  code: 'a/b',
  message: 'm',
  fixes: [],
});

test('a mark carries its finding, and one without is left out', () => {
  const diagnostics = [
    {
      code: 'ref/unresolved',
      severity: 'error',
      message: 'no',
      pointer: '/a',
      range: { start: 9, end: 12 },
      fixes: [{ title: 'mend', edits: [] }],
    },
  ] as const;
  expect(
    shownMarks(
      [
        { start: 1, end: 2, diagnostic: 0 },
        { start: 3, end: 4, diagnostic: 7 },
      ],
      diagnostics,
    ),
  ).toEqual([
    {
      id: 0,
      start: 1,
      end: 2,
      severity: 'error',
      code: 'ref/unresolved',
      message: 'no',
      fixes: ['mend'],
    },
  ]);
});

test('the narrowest mark around the caret, of equals the most severe', () => {
  const marks = [mark(0, 0, 100, 'error'), mark(1, 10, 20, 'info'), mark(2, 10, 20, 'warning')];
  expect(markAt(marks, 15)?.id).toBe(2);
  expect(markAt(marks, 50)?.id).toBe(0);
  expect(markAt(marks, 101)).toBeNull();
});

test('one mark per line in the gutter', () => {
  const lines = gutterMarks(
    [mark(0, 3, 4, 'info'), mark(1, 5, 6, 'error'), mark(2, 12, 13, 'warning')],
    (offset) => Math.floor(offset / 10),
  );
  expect([...lines]).toEqual([
    [0, 'error'],
    [1, 'warning'],
  ]);
});
