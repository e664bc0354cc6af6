/** Months after which what was said of a product may no longer hold. */
const MOST_MONTHS = 6;

/**
 * Is a date more than six months before `today`? Both are a year, a month or a day (ISO 8601); of a longer span the first
 * day counts, since what may be stale should be looked up again.
 */
export function isStale(date: string, today: string): boolean {
  const [year, month, day] = parts(date);
  const limit = new Date(Date.UTC(year, month - 1 + MOST_MONTHS, day));
  const [y, m, d] = parts(today);
  return limit.getTime() < Date.UTC(y, m - 1, d);
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}
