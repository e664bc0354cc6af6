import { expect, test } from 'vitest';
import { report, schema, tool } from '../testing/reports.ts';
import { overBudget, statusOf } from './select-status.ts';

const said = (before: string, after: string, errors = 4, warnings = 11, cycles = 2) => {
  const base = report([]);
  return statusOf({
    ...base,
    totals: { bytes: { before, after }, errors, warnings, infos: 0, cycles },
  });
};

test.each([
  [said('100', '300'), '4 errors, 11 warnings, 2 cycles, grows 3.0 times'],
  [said('100', '300', 1, 0, 1), '1 error, 0 warnings, 1 cycle, grows 3.0 times'],
  [said('100', '1234500'), '4 errors, 11 warnings, 2 cycles, grows 12,345 times'],
  [said('1', `1${'0'.repeat(40)}`), '4 errors, 11 warnings, 2 cycles, grows 10 to the 40 times'],
  [said('0', '0'), '4 errors, 11 warnings, 2 cycles, no size'],
])('%s', (got, want) => {
  expect(got).toBe(want);
});

test('tools with a schema over the budget', () => {
  const sized = (after: string) => schema({ bytes: { before: '1', after, definitions: '0' } });
  expect(
    overBudget(
      report([tool('a', [sized('65536')]), tool('b', [sized('1'), sized('65537')])]),
      65_536,
    ),
  ).toBe(1);
});
