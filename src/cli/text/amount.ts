/** A count with its thousands set apart: 12,345. Exact for decimal strings of any length. */
export function amount(n: number | bigint | string): string {
  const digits = String(n);
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.push(digits.slice(Math.max(0, end - 3), end));
  return groups.reverse().join(',');
}

/** `1 error`, `2 errors`. */
export function counted(n: number, noun: string): string {
  return `${amount(n)} ${noun}${n === 1 ? '' : 's'}`;
}

/**
 * after / before as `0.004`, `0.33`, `3.12`, `31.2`, `3,124` or `1.2e+18`; cut, not rounded. Undefined where
 * before is 0.
 */
export function ratio(before: bigint, after: bigint): string | undefined {
  if (before === 0n) return undefined;
  const thousandths = (after * 1000n) / before;
  const whole = String(thousandths / 1000n);
  if (whole.length > 9) return `${whole[0]}.${whole[1]}e+${whole.length - 1}`;
  const decimals = thousandths < 100n ? 3 : Math.max(0, 3 - whole.length);
  const fraction = String(thousandths % 1000n)
    .padStart(3, '0')
    .slice(0, decimals);
  return decimals > 0 ? `${whole}.${fraction}` : amount(whole);
}
