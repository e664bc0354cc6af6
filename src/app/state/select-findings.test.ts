import { expect, test } from 'vitest';
import { diagnostic, report, schema, tool } from '../testing/reports.ts';
import { editsOfAll, findingRows, patchOf, placeOf } from './select-findings.ts';

const fix = (start: number, end: number) => [{ title: 'mend', edits: [{ start, end, text: 'x' }] }];
const found = report(
  [tool('a'), tool('b', [schema({ pointer: '/tools/1/inputSchema' })], 1)],
  [
    diagnostic({
      severity: 'info',
      toolIndex: 0,
      side: 'input',
      pointer: '/tools/0/inputSchema/a',
      fixes: fix(0, 2),
    }),
    diagnostic({
      severity: 'error',
      toolIndex: 1,
      tool: 'b',
      side: 'input',
      pointer: '/tools/1/inputSchema',
      fixes: fix(1, 3),
    }),
    diagnostic({ severity: 'error', pointer: '/tools' }),
    diagnostic({ severity: 'warning', toolIndex: 1, pointer: '/tools/1/name', fixes: fix(8, 9) }),
  ],
);

test('errors first, then the order of the report', () => {
  expect(findingRows(found, null).map((row) => row.id)).toEqual([1, 2, 3, 0]);
  expect(findingRows(found, 1).map((row) => row.id)).toEqual([1, 3]);
});

test('a place is seen from its schema, from its tool, or from the text', () => {
  expect(found.diagnostics.map((one) => placeOf(found, one))).toEqual([
    '/a',
    '',
    '/tools',
    '/name',
  ]);
});

test('all fixes that do not overlap, counted by finding', () => {
  expect(editsOfAll(found, null)).toEqual({
    edits: [
      { start: 0, end: 2, text: 'x' },
      { start: 8, end: 9, text: 'x' },
    ],
    fixes: 2,
  });
  expect(editsOfAll(found, 1).fixes).toBe(2);
});

test('a fix as a diff, without empty sides', () => {
  expect(patchOf('{"a":1}', [{ start: 1, end: 4, text: '"b"' }])).toEqual([
    { sign: '-', text: '"a"' },
    { sign: '+', text: '"b"' },
  ]);
  expect(patchOf('{"a":1}', [{ start: 1, end: 6, text: '' }])).toEqual([
    { sign: '-', text: '"a":1' },
  ]);
  expect(patchOf('', [{ start: 0, end: 0, text: 'a\n'.repeat(20) }])).toHaveLength(7);
});
