import { expect, test } from 'vitest';
import type { SizeRow } from '../../../engine/protocol.ts';
import { shownRows } from './size-rows.ts';

function row(name: string, ownBytes: string, copies: string): SizeRow {
  const contribution = (BigInt(ownBytes) * BigInt(copies)).toString();
  return {
    name,
    pointer: `#/$defs/${name}`,
    ownBytes,
    copies,
    contribution,
    onCycle: false,
    usedAt: [],
    uses: Number(copies),
  };
}

// 97 × 8 + 75 × 4 + 81 × 2 + 287 = 1,525
const sizes = {
  before: '1103',
  after: '1525',
  rows: [row('Box', '81', '2'), row('Point', '97', '8'), row('Range', '75', '4')],
};
const names = (rows: readonly SizeRow[]) => rows.map((one) => one.name);

test.each([
  { sort: { column: 'after', descending: true } as const, want: ['Point', 'Range', 'root', 'Box'] },
  { sort: { column: 'own', descending: false } as const, want: ['Range', 'Box', 'Point', 'root'] },
  {
    sort: { column: 'copies', descending: true } as const,
    want: ['Point', 'Range', 'Box', 'root'],
  },
  { sort: { column: 'name', descending: false } as const, want: ['Box', 'Point', 'Range', 'root'] },
])('sorted by $sort.column', ({ sort, want }) => {
  expect(names(shownRows(sizes, sort))).toEqual(want);
});

test('the root has what the definitions leave', () => {
  const rows = shownRows(sizes, { column: 'after', descending: true });
  expect(rows.find((one) => one.name === 'root')).toMatchObject({
    pointer: '#',
    contribution: '287',
    copies: '1',
  });
});

test('shares are of the whole, bars of the largest', () => {
  const [first, second] = shownRows(sizes, { column: 'after', descending: true });
  expect(first).toMatchObject({ name: 'Point', share: 0.5088, bar: 1 });
  expect(second).toMatchObject({ name: 'Range', share: 0.1967, bar: 0.3865 });
});

test('copies past 2^53 stay in order', () => {
  const huge = [row('a', '1', '9007199254740992'), row('b', '1', '9007199254740993')];
  const after = '18014398509481985';
  expect(
    names(shownRows({ before: '10', after, rows: huge }, { column: 'copies', descending: true })),
  ).toEqual(['b', 'a']);
});
