import type { Severity, TextRange } from '../../engine/report-types.ts';
import type { Dressing } from './editor-props.ts';
import { gutterMarks } from './marks.ts';

/** One decoration of whole lines, one-based and inclusive, in words of our own: editors turn it into theirs. */
export interface LineDecoration {
  readonly from: number;
  readonly to: number;
  /** Behind the text and the gutter. */
  readonly tint?: 'row-add' | 'row-del' | 'row-sel' | 'row-edge';
  /** In the gutter between number and text. */
  readonly gutter?: 'sign-add' | 'sign-del' | 'mark-cycle' | `mark-${Severity}`;
}

/** At most this many lines of the selection are tinted one by one in notes. */
const MOST_SELECTED = 5_000;

/** Everything that is drawn on lines: tints of changes, signs, marks, and the shared selection. */
export function lineDecorations(
  dressing: Dressing,
  sign: '-' | '+',
  lineOf: (offset: number) => number,
): readonly LineDecoration[] {
  const { changed, notes, marks, selected } = dressing;
  const severe = gutterMarks(marks, lineOf);
  const decorations: LineDecoration[] = changed.map(({ from, to }) => ({
    from,
    to,
    tint: sign === '+' ? 'row-add' : 'row-del',
    gutter: sign === '+' ? 'sign-add' : 'sign-del',
  }));
  for (const [line, severity] of severe)
    decorations.push({ from: line, to: line, gutter: `mark-${severity}` });
  for (const [line, { cycle }] of notes) {
    if (cycle && !severe.has(line))
      decorations.push({ from: line, to: line, gutter: 'mark-cycle' });
  }
  const isChanged = (line: number) => changed.some(({ from, to }) => from <= line && line <= to);
  for (const range of selected) {
    const { from, to } = linesOf(range, lineOf);
    decorations.push({ from, to, tint: 'row-edge' });
    // A changed line keeps its own tint: only its edge says that it is selected.
    for (let line = from; line <= Math.min(to, from + MOST_SELECTED); line += 1) {
      if (!isChanged(line)) decorations.push({ from: line, to: line, tint: 'row-sel' });
    }
  }
  return decorations;
}

export function selectedLines(
  selected: readonly TextRange[],
  lineOf: (offset: number) => number,
): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of selected) {
    const { from, to } = linesOf(range, lineOf);
    for (let line = from; line <= Math.min(to, from + MOST_SELECTED); line += 1) lines.add(line);
  }
  return lines;
}

const linesOf = ({ start, end }: TextRange, lineOf: (offset: number) => number) => ({
  from: lineOf(start),
  to: lineOf(Math.max(start, end - 1)),
});
