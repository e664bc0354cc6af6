import type { Mark } from '../../engine/protocol.ts';
import type { Diagnostic, Severity } from '../../engine/report-types.ts';

/** A finding in a shown text. Offsets are UTF-16 units of that text. */
export interface ShownMark {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly fixes: readonly string[];
}

/** Joins marks with the findings they speak of; a mark without its finding is left out. */
export function shownMarks(
  marks: readonly Mark[],
  diagnostics: readonly Diagnostic[],
): readonly ShownMark[] {
  return marks.flatMap(({ start, end, diagnostic: id }) => {
    const found = diagnostics[id];
    if (found === undefined) return [];
    const { severity, code, message, fixes = [] } = found;
    return [{ id, start, end, severity, code, message, fixes: fixes.map((fix) => fix.title) }];
  });
}

/** Findings that belong to no schema or to all of the text, as marks in the source itself. */
export const sourceMarks = (diagnostics: readonly Diagnostic[], most = 500): readonly ShownMark[] =>
  shownMarks(
    diagnostics.slice(0, most).map(({ range }, diagnostic) => ({ ...range, diagnostic })),
    diagnostics,
  );

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 };

/** The narrowest mark around a caret; of equals the most severe. */
export function markAt(marks: readonly ShownMark[], offset: number): ShownMark | null {
  let best: ShownMark | null = null;
  for (const mark of marks) {
    if (offset < mark.start || offset > mark.end) continue;
    if (best === null || compare(mark, best) < 0) best = mark;
  }
  return best;
}

const compare = (a: ShownMark, b: ShownMark) =>
  a.end - a.start - (b.end - b.start) || RANK[a.severity] - RANK[b.severity];

/** The most severe mark of each line, by the offset where it begins. */
export function gutterMarks(
  marks: readonly ShownMark[],
  lineOf: (offset: number) => number,
): ReadonlyMap<number, Severity> {
  const lines = new Map<number, Severity>();
  for (const { start, severity } of marks) {
    const line = lineOf(start);
    const held = lines.get(line);
    if (held === undefined || RANK[severity] < RANK[held]) lines.set(line, severity);
  }
  return lines;
}
