import { expect, test } from 'vitest';
import { judge, row, witness } from '../../testing/compared.ts';
import { groupStrategies, sortStrategies } from './strategy-sort.ts';

const counts = { instances: 10, valid: 5, invalid: 5 };
const rows = [
  row({ id: 'b' }, { kind: 'no-difference', judge, ...counts }, { after: '90', growth: 0.9 }),
  row({ id: 'a', lossless: false }, { kind: 'unchanged' }, { after: null, growth: null }),
  row(
    { id: 'c', label: 'proposed', lossless: false },
    { kind: 'different', witness: witness(), ...counts },
    { after: '10000000000000000000', growth: 1e17 },
  ),
];

test.each([
  ['strategy', false, ['a', 'b', 'c']],
  ['bytes', true, ['c', 'b', 'a']],
  // What came to nothing has no size, and stands last either way.
  ['bytes', false, ['b', 'c', 'a']],
  ['growth', true, ['c', 'b', 'a']],
  ['verdict', true, ['c', 'b', 'a']],
] as const)('by %s, descending %s', (column, descending, want) => {
  expect(sortStrategies(rows, { column, descending }).map(({ info }) => info.id)).toEqual(want);
});

test('in groups by what they mean to do', () => {
  const forOne = row(
    { id: 'for:openai', consumer: 'openai', lossless: false },
    { kind: 'unchanged' },
  );
  expect(
    groupStrategies([...rows, forOne]).map((group) => [
      group.title,
      group.rows.map(({ info }) => info.id),
    ]),
  ).toEqual([
    ['Lossless', ['b']],
    ['Changes meaning on purpose', ['a']],
    ['For one client', ['for:openai']],
    ['Reproduces', ['c']],
  ]);
});
