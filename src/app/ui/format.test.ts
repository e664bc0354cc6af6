import { describe, expect, test } from 'vitest';
import {
  countOf,
  formatBytes,
  formatBytesExact,
  formatCount,
  formatGrowth,
  formatGrowthOf,
  formatShare,
  sayGrowth,
} from './format.ts';

describe('bytes in lists, powers of 1000', () => {
  test.each([
    ['0', '0 B'],
    ['103', '103 B'],
    ['999', '999 B'],
    ['1000', '1.0 kB'],
    ['1103', '1.1 kB'],
    ['1956', '2.0 kB'],
    ['9999', '10.0 kB'],
    ['17400', '17.4 kB'],
    ['99949', '99.9 kB'],
    ['99999', '100 kB'],
    ['267314', '267 kB'],
    ['999499', '999 kB'],
    ['999960', '1.0 MB'],
    ['1500000', '1.5 MB'],
    ['9007199254740993', '9.0 PB'],
    [`1${'0'.repeat(57)}`, '10⁵⁷ B'],
  ])('%s', (value, want) => {
    expect(formatBytes(value)).toBe(want);
  });
});

test.each([
  ['7', '7'],
  ['999', '999'],
  ['1899', '1,899'],
  ['9007199254740993', '9,007,199,254,740,993'],
])('%s in full', (value, want) => {
  expect(formatCount(value)).toBe(want);
  expect(formatBytesExact(value)).toBe(`${want} B`);
});

describe('growth', () => {
  test.each([
    [null, '–'],
    [0.25, '×0.25'],
    [1, '×1.00'],
    [1899 / 1103, '×1.72'],
    [9.994, '×9.99'],
    [9.996, '×10.0'],
    [16.78, '×16.8'],
    [99.96, '×100'],
    [136.7, '×137'],
    [2048, '×2,048'],
    [3.4e9, '×3.4·10⁹'],
    [Number.POSITIVE_INFINITY, '×10³⁰⁸+'],
  ])('%s', (growth, want) => {
    expect(formatGrowth(growth)).toBe(want);
  });

  test('from exact sizes that no double can divide', () => {
    expect(formatGrowthOf('1103', '1899')).toBe('×1.72');
    expect(formatGrowthOf('2', `4${'0'.repeat(400)}`)).toBe('×2.0·10⁴⁰⁰');
    expect(formatGrowthOf('0', '1')).toBe('–');
  });

  test.each([
    [1.72, 'grows 1.72 times'],
    [1.001, 'keeps its size'],
    [0.25, 'shrinks to 0.25 of its size'],
    [null, 'has no size before'],
  ])('%s in words', (growth, want) => {
    expect(sayGrowth(growth)).toBe(want);
  });
});

test.each([
  [0, '0 errors'],
  [1, '1 error'],
  [1200, '1,200 errors'],
])('%i counted', (count, want) => {
  expect(countOf(count, 'error')).toBe(want);
});

test.each([
  [0, '0%'],
  [0.0004, '<1%'],
  [0.408, '41%'],
  [1, '100%'],
])('share %d', (share, want) => {
  expect(formatShare(share)).toBe(want);
});
