import type { ChangedLines } from './align.ts';

/** Lines that are hidden behind the line before them. One-based, inclusive. */
export interface Fold {
  /** Stays in sight, with a chip that says how much it hides. */
  readonly header: number;
  readonly to: number;
  /** What closes it, shown behind the chip: `},` */
  readonly close: string;
  /** The same fold of the next view of this schema has the same name. */
  readonly name: string;
}

/** Rows that a change may take before its inner parts are folded. */
const MOST_ROWS = 14;
/** Hiding fewer lines than this is not worth a chip. */
const FEWEST_LINES = 4;
/** Spaces per level in a pretty-printed text. */
const INDENT = 2;
const LEVELS = [4, 3, 2, 1, 0];

/** Folds the inner parts of each long change, at the deepest level that makes it short. */
export function foldsOf(text: string, changed: readonly ChangedLines[]): readonly Fold[] {
  if (changed.length === 0) return [];
  const lines = text.split('\n');
  const names = new Map<string, number>();
  return changed.flatMap(({ from, to }) => {
    if (to - from + 1 <= MOST_ROWS) return [];
    const base = indentOf(lines[from - 1] ?? '');
    let folds: readonly Fold[] = [];
    for (const level of LEVELS) {
      folds = containersAt(lines, from, to, base + level * INDENT);
      const hidden = folds.reduce((sum, fold) => sum + fold.to - fold.header, 0);
      if (folds.length > 0 && to - from + 1 - hidden <= MOST_ROWS) break;
    }
    return folds.map((fold) => ({ ...fold, name: nameOf(lines[fold.header - 1] ?? '', names) }));
  });
}

function containersAt(
  lines: readonly string[],
  from: number,
  to: number,
  indent: number,
): readonly Fold[] {
  const folds: Fold[] = [];
  let header = 0;
  for (let line = from; line <= to; line += 1) {
    const text = lines[line - 1] ?? '';
    if (indentOf(text) !== indent) continue;
    if (/[{[]$/.test(text)) header = line;
    else if (header > 0 && /^\s*[}\]]/.test(text)) {
      if (line - header > FEWEST_LINES)
        folds.push({ header, to: line, close: text.trim(), name: '' });
      header = 0;
    }
  }
  return folds;
}

/** Two of the same line are told apart by their order. */
function nameOf(line: string, names: Map<string, number>): string {
  const count = (names.get(line) ?? 0) + 1;
  names.set(line, count);
  return `${line.trim()} ${count}`;
}

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** How many of the lines are hidden. */
export const hiddenIn = (folds: readonly Fold[], from: number, count: number): number =>
  folds.reduce(
    (sum, { header, to }) =>
      sum + Math.max(0, Math.min(to, from + count - 1) - Math.max(header, from - 1)),
    0,
  );

/** Without those that a person opened, and those that would hide a place that is asked for. */
export const closedFolds = (
  folds: readonly Fold[],
  opened: ReadonlySet<string>,
  shownLine: number,
): readonly Fold[] =>
  folds.filter(
    ({ header, to, name }) => !opened.has(name) && !(shownLine > header && shownLine <= to),
  );
