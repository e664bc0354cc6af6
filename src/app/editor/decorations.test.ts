import { expect, test } from 'vitest';
import { lineDecorations, selectedLines } from './decorations.ts';
import { NO_DRESSING } from './editor-props.ts';

/** Ten units to a line. */
const lineOf = (offset: number) => Math.floor(offset / 10) + 1;

test('changes carry tint and sign of their side', () => {
  const dressing = { ...NO_DRESSING, changed: [{ from: 2, to: 4 }] };
  expect(lineDecorations(dressing, '-', lineOf)).toEqual([
    { from: 2, to: 4, tint: 'row-del', gutter: 'sign-del' },
  ]);
  expect(lineDecorations(dressing, '+', lineOf)).toEqual([
    { from: 2, to: 4, tint: 'row-add', gutter: 'sign-add' },
  ]);
});

test('a finding takes the place of the glyph for a cycle', () => {
  const notes = new Map([1, 2].map((line) => [line, { line: line - 1, note: '', cycle: true }]));
  const marks = [
    { id: 0, start: 5, end: 6, severity: 'warning', code: 'a/b', message: '', fixes: [] },
  ] as const;
  expect(lineDecorations({ ...NO_DRESSING, notes, marks }, '-', lineOf)).toEqual([
    { from: 1, to: 1, gutter: 'mark-warning' },
    { from: 2, to: 2, gutter: 'mark-cycle' },
  ]);
});

test('the selection has an edge on all its lines, and tints those that did not change', () => {
  const dressing = {
    ...NO_DRESSING,
    changed: [{ from: 2, to: 2 }],
    selected: [{ start: 0, end: 30 }],
  };
  expect(lineDecorations(dressing, '+', lineOf).slice(1)).toEqual([
    { from: 1, to: 3, tint: 'row-edge' },
    { from: 1, to: 1, tint: 'row-sel' },
    { from: 3, to: 3, tint: 'row-sel' },
  ]);
  expect([...selectedLines(dressing.selected, lineOf)]).toEqual([1, 2, 3]);
});
