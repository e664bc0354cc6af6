/** Longer names are compared by their letter case only. */
const LONGEST = 64;

/**
 * The candidate that was most likely meant: the same but for letter case and separators, or a few letters away.
 * Undefined where nothing is near.
 *
 * @shape looks at `most` candidates, each in O(64 x 64).
 */
export function nearest(
  wanted: string,
  candidates: Iterable<string>,
  most = 400,
): string | undefined {
  const plain = fold(wanted);
  const limit = wanted.length < 4 ? 1 : wanted.length < 8 ? 2 : 3;
  let best: string | undefined;
  let least = limit + 1;
  let left = most;
  for (const candidate of candidates) {
    if (left-- === 0) break;
    if (candidate === wanted) continue;
    if (fold(candidate) === plain) return candidate;
    if (
      wanted.length > LONGEST ||
      candidate.length > LONGEST ||
      Math.abs(candidate.length - wanted.length) >= least
    )
      continue;
    const away = distance(wanted, candidate);
    // Half of the letters changed is another word.
    if (away < least && away * 2 < Math.max(wanted.length, candidate.length)) {
      least = away;
      best = candidate;
    }
  }
  return best;
}

const fold = (name: string): string => name.toLowerCase().replace(/[-_. ]/g, '');

/** Levenshtein distance, where swapping two neighbours counts once. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let least = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      line.push(least);
    }
    before = above;
    above = line;
  }
  return above[b.length] ?? 0;
}
