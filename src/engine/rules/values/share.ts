/** Decimal digits with a comma between thousands. */
export const grouped = (bytes: bigint | number): string =>
  String(bytes).replace(/\B(?=(\d{3})+$)/g, ',');

/** `after / before` with two digits behind the point, exact to the digit. */
export function factor(after: bigint, before: bigint): string {
  const hundredths = (after * 100n + before / 2n) / before;
  const whole = grouped(hundredths / 100n);
  return `${whole}.${String(hundredths % 100n).padStart(2, '0')}`;
}
