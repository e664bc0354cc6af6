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

/** after / before as `3.12`, `31.2`, `3,124` or `1.2e+18`; cut, not rounded. Undefined where before is 0. */
export function ratio(before: bigint, after: bigint): string | undefined {
  if (before === 0n) return undefined;
  const hundredths = (after * 100n) / before;
  const whole = hundredths / 100n;
  const digits = String(whole);
  if (digits.length > 9) return `${digits[0]}.${digits[1]}e+${digits.length - 1}`;
  if (digits.length > 2) return amount(whole);
  const fraction = String(hundredths % 100n).padStart(2, '0');
  return `${digits}.${digits.length > 1 ? fraction[0] : fraction}`;
}
