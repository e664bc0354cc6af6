import { describe, expect, test } from 'vitest';
import { amount, counted, ratio } from './amount.ts';

describe('thousands are set apart', () => {
  const rows: [n: number | bigint | string, want: string][] = [
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [123456, '123,456'],
    [2n ** 64n, '18,446,744,073,709,551,616'],
    ['18446744073709551616', '18,446,744,073,709,551,616'],
  ];
  test.each(rows)('%s', (n, want) => expect(amount(n)).toBe(want));
});

test('a count has its noun', () => {
  expect([0, 1, 2, 1000].map((n) => counted(n, 'error'))).toEqual([
    '0 errors',
    '1 error',
    '2 errors',
    '1,000 errors',
  ]);
});

describe('growth', () => {
  const rows: [before: bigint, after: bigint, want: string | undefined][] = [
    [0n, 5n, undefined],
    [100n, 100n, '1.00'],
    [30_871n, 152n, '0.004'],
    [30_766n, 0n, '0.000'],
    [3n, 1n, '0.33'],
    [2201n, 6870n, '3.12'],
    [100n, 1000n, '10.0'],
    [100n, 31299n, '312'],
    [1n, 123456n, '123,456'],
    [1n, 1234567890n, '1.2e+9'],
    [1n, 10n ** 400n, '1.0e+400'],
  ];
  test.each(rows)('%s to %s', (before, after, want) => expect(ratio(before, after)).toBe(want));
});
