import type { Hunk, LineNote } from '../../engine/protocol.ts';
import type { Fold } from './folds.ts';
import { hiddenIn } from './folds.ts';

/** Empty rows that keep two texts side by side. Lines are one-based, as editors count; 0: before the first. */
export interface Gap {
  readonly afterLine: number;
  readonly rows: number;
}

export interface ChangedLines {
  /** One-based, inclusive. */
  readonly from: number;
  readonly to: number;
}

export interface Alignment {
  readonly before: { readonly gaps: readonly Gap[]; readonly changed: readonly ChangedLines[] };
  readonly after: { readonly gaps: readonly Gap[]; readonly changed: readonly ChangedLines[] };
  /** First line of each change on both sides, for stepping; the line before a gap where a side has none. */
  readonly stops: readonly { readonly before: number; readonly after: number }[];
}

const NO_FOLDS = { before: [], after: [] };

/** Turns runs of rows into gaps and tinted lines: after it both sides have equally many rows. */
export function align(
  hunks: readonly Hunk[],
  folds: { readonly before: readonly Fold[]; readonly after: readonly Fold[] } = NO_FOLDS,
): Alignment {
  const before = { gaps: [] as Gap[], changed: [] as ChangedLines[] };
  const after = { gaps: [] as Gap[], changed: [] as ChangedLines[] };
  const stops: { before: number; after: number }[] = [];
  for (const { change, beforeStart, beforeCount, afterStart, afterCount } of hunks) {
    if (!change) continue;
    stops.push({
      before: beforeStart + (beforeCount > 0 ? 1 : 0),
      after: afterStart + (afterCount > 0 ? 1 : 0),
    });
    if (beforeCount > 0)
      before.changed.push({ from: beforeStart + 1, to: beforeStart + beforeCount });
    if (afterCount > 0) after.changed.push({ from: afterStart + 1, to: afterStart + afterCount });
    const missing =
      afterCount -
      hiddenIn(folds.after, afterStart + 1, afterCount) -
      (beforeCount - hiddenIn(folds.before, beforeStart + 1, beforeCount));
    if (missing > 0) before.gaps.push({ afterLine: beforeStart + beforeCount, rows: missing });
    if (missing < 0) after.gaps.push({ afterLine: afterStart + afterCount, rows: -missing });
  }
  return { before, after, stops };
}

/** Index of the change that `line` stands in or comes after; -1 before the first. */
export function changeAt(
  stops: Alignment['stops'],
  side: 'before' | 'after',
  line: number,
): number {
  let found = -1;
  for (const [index, stop] of stops.entries()) {
    if (stop[side] > line) break;
    found = index;
  }
  return found;
}

/** Notes by one-based line. */
export const notesByLine = (notes: readonly LineNote[]): ReadonlyMap<number, LineNote> =>
  new Map(notes.map((note) => [note.line + 1, note]));
