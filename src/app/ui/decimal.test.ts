import { expect, test } from 'vitest';
import { compareDecimal, log10Decimal, logGrowth, shareDecimal, sumDecimal } from './decimal.ts';

const beyond = '9007199254740993'; // 2^53 + 1: the first whole number that a double cannot hold

test.each([
  { a: '9', b: '10', want: -1 },
  { a: beyond, b: '9007199254740992', want: 1 },
  { a: '0', b: '0', want: 0 },
])('$a compared with $b', ({ a, b, want }) => {
  expect(compareDecimal(a, b)).toBe(want);
});

test('a sum is exact past 2^53', () => {
  expect(sumDecimal([beyond, beyond])).toBe('18014398509481986');
  expect(sumDecimal([])).toBe('0');
});

test.each([
  { value: '1', want: 0 },
  { value: '1000', want: 3 },
  { value: `1${'0'.repeat(400)}`, want: 400 },
  { value: '0', want: Number.NEGATIVE_INFINITY },
])('log10 of a number of $value.length digits', ({ value, want }) => {
  expect(log10Decimal(value)).toBeCloseTo(want, 10);
});

test.each([
  { part: '1', whole: '4', want: 0.25 },
  { part: `1${'0'.repeat(60)}`, whole: `4${'0'.repeat(60)}`, want: 0.25 },
  { part: '0', whole: '0', want: 0 },
])('$part of $whole', ({ part, whole, want }) => {
  expect(shareDecimal(part, whole)).toBe(want);
});

test.each([
  { before: '10', after: '1000', want: 2 },
  { before: '1000', after: '10', want: -2 },
  { before: '1', after: `1${'0'.repeat(320)}`, want: 320 },
])('growth from $before', ({ before, after, want }) => {
  expect(logGrowth(before, after)).toBeCloseTo(want, 10);
});

test('nothing cannot grow', () => {
  expect(logGrowth('0', '10')).toBeNull();
});
