import { expect, test } from 'vitest';
import { diagnostic, report, schema, tool } from '../testing/reports.ts';
import { arrangeTools, toolRows } from './select-tools.ts';

const bytes = (before: string, after: string) => ({ bytes: { before, after, definitions: '0' } });
const cycle = { nodes: ['#/$defs/A'], path: ['#/$defs/A/$ref'], descends: true };
const rows = toolRows(
  report(
    [
      tool('small', [schema(bytes('10', '10'))]),
      tool('both', [
        schema(bytes('100', '150')),
        schema({ side: 'output', ...bytes('100', '250'), cycles: [cycle] }),
      ]),
      tool('bad', [schema(bytes('1000', '1000'))]),
      tool('none', []),
    ],
    [
      diagnostic({ toolIndex: 2 }),
      diagnostic({ toolIndex: 1, severity: 'warning' }),
      diagnostic({ toolIndex: 1, severity: 'warning' }),
      diagnostic(),
    ],
  ),
);

test('a row sums both schemas and carries the worst finding', () => {
  expect(rows[1]).toEqual({
    index: 1,
    name: 'both',
    mark: 'warning',
    cycle: true,
    before: '200',
    after: '400',
    growth: 2,
    description: '2 warnings, 200 B, grows 2.00 times, 1 cycle',
  });
  expect(rows.map((row) => row.mark)).toEqual(['pass', 'warning', 'error', 'hint']);
});

test.each([
  ['severity', ['bad', 'both', 'none', 'small']],
  ['growth', ['both', 'small', 'bad', 'none']],
  ['bytes', ['bad', 'both', 'small', 'none']],
  ['document', ['small', 'both', 'bad', 'none']],
] as const)('by %s', (sort, want) => {
  expect(arrangeTools(rows, sort, null).map((row) => row.name)).toEqual(want);
});

test('a filter reads names without regard to case', () => {
  expect(arrangeTools(rows, 'document', ' B').map((row) => row.name)).toEqual(['both', 'bad']);
});

test('sizes past 2^53 are ordered exactly', () => {
  const huge = toolRows(
    report([
      tool('a', [schema(bytes('9007199254740992', '1'))]),
      tool('b', [schema(bytes('9007199254740993', '1'))]),
    ]),
  );
  expect(arrangeTools(huge, 'bytes', null)[0]?.name).toBe('b');
});
