/**
 * Where a key leads in a vertical list of `count` rows; undefined for keys that lead nowhere.
 * From no row at all (-1), down leads to the first and up to the last.
 */
export function stepKey(key: string, at: number, count: number, page = 10): number | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return at < 0 ? last : Math.max(at - 1, 0);
    case 'PageDown':
      return Math.min(Math.max(at, 0) + page, last);
    case 'PageUp':
      return Math.max(at - page, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
