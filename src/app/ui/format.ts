/** How numbers are written on the page. Decimal strings in, so that no size is ever rounded by accident. */
import { logGrowth } from './decimal.ts';

const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB', 'RB', 'QB'] as const;
const superscripts = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'] as const;

/** `1899` as `1,899`: every digit, in groups of three. */
export function formatCount(value: string | number | bigint): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** Exact: `1,899 B`. For use inside a panel. */
export function formatBytesExact(value: string | number | bigint): string {
  return `${formatCount(value)} B`;
}

/** Three digits or so, powers of 1000: `103 B`, `1.1 kB`, `292 kB`. For lists and the verdict. */
export function formatBytes(value: string | number | bigint): string {
  const digits = String(value);
  const step = Math.floor((digits.length - 1) / 3);
  const unit = units[step];
  if (step === 0) return `${digits} B`;
  if (unit === undefined) return `10${raise(digits.length - 1)} B`;
  const size = BigInt(digits);
  const tenths = roundTo(size, 10n ** BigInt(step * 3 - 1));
  if (tenths < 1000n) return `${tenths / 10n}.${tenths % 10n} ${unit}`;
  const whole = roundTo(size, 10n ** BigInt(step * 3));
  return whole < 1000n ? `${whole} ${unit}` : `1.0 ${units[step + 1] ?? unit}`;
}

/** after / before with three digits: `×1.72`, `×16.8`, `×137`, `×2,048`, `×3·10⁹`; `–` where there is no before. */
export function formatGrowth(growth: number | null): string {
  return growth === null ? '–' : `×${factor(growth, Math.log10(growth))}`;
}

/** As `formatGrowth`, from exact sizes; says more than a double can where the result is astronomic. */
export function formatGrowthOf(before: string, after: string): string {
  const log = logGrowth(before, after);
  return log === null ? '–' : `×${factor(10 ** log, log)}`;
}

/** In words, for descriptions and the live region. */
export function sayGrowth(growth: number | null): string {
  if (growth === null) return 'has no size before';
  const shown = factor(growth, Math.log10(growth));
  if (shown === '1.00') return 'keeps its size';
  return growth > 1 ? `grows ${shown} times` : `shrinks to ${shown} of its size`;
}

/** `1 error`, `2 errors`. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** `0.408` as `41%`; a share that is not nothing never reads 0. */
export function formatShare(share: number): string {
  return share > 0 && share < 0.01 ? '<1%' : `${Math.round(share * 100)}%`;
}

function factor(value: number, log: number): string {
  // Past what a double holds; `formatGrowthOf` still knows better.
  if (log === Number.POSITIVE_INFINITY) return `10${raise(308)}+`;
  if (log >= 6) {
    const exponent = Math.floor(log);
    return `${(10 ** (log - exponent)).toFixed(1)}·10${raise(exponent)}`;
  }
  if (value >= 99.95) return formatCount(Math.round(value));
  return value.toFixed(value >= 9.995 ? 1 : 2);
}

function roundTo(value: bigint, unit: bigint): bigint {
  return (value + unit / 2n) / unit;
}

function raise(exponent: number): string {
  return [...String(exponent)].map((digit) => superscripts[Number(digit)] ?? digit).join('');
}
