/**
 * Arithmetic on sizes as the report writes them: decimal strings of whole bytes, of any length.
 * Counts of copies multiply level by level, so `Number` is exact for none of the interesting ones.
 */

/** Orders decimal strings by value; negative where `a` is the smaller. */
export function compareDecimal(a: string, b: string): number {
  const x = BigInt(a);
  const y = BigInt(b);
  return x === y ? 0 : x < y ? -1 : 1;
}

export function sumDecimal(values: readonly string[]): string {
  let sum = 0n;
  for (const value of values) sum += BigInt(value);
  return sum.toString();
}

/** Base-10 logarithm from the length and the first 15 digits; -Infinity for zero. */
export function log10Decimal(value: string): number {
  const digits = value.replace(/^0+/, '');
  if (digits === '') return Number.NEGATIVE_INFINITY;
  const head = digits.slice(0, 15);
  return Math.log10(Number(head)) + (digits.length - head.length);
}

/** `part` of `whole` between 0 and 1, to 1 in 10,000; 0 where `whole` is 0. */
export function shareDecimal(part: string, whole: string): number {
  const total = BigInt(whole);
  return total === 0n ? 0 : Number((BigInt(part) * 10_000n) / total) / 10_000;
}

/** Base-10 logarithm of after / before: 0 is "same size". Null where `before` is 0. */
export function logGrowth(before: string, after: string): number | null {
  const base = log10Decimal(before);
  return base === Number.NEGATIVE_INFINITY ? null : log10Decimal(after) - base;
}
