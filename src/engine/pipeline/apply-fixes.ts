import type { Report, TextEdit } from '../report-types.ts';

/**
 * The text with the first fix of each diagnostic that has one, where `which` names its code. A fix that would
 * touch the text of an earlier one is left out: run again for what is left.
 */
export function applyFixes(text: string, report: Report, which: 'all' | readonly string[]): string {
  const edits: TextEdit[] = [];
  const taken: TextEdit[] = [];
  for (const { code, fixes } of report.diagnostics) {
    const fix = fixes?.[0];
    if (fix === undefined || (which !== 'all' && !which.includes(code))) continue;
    if (
      fix.edits.some((edit) =>
        taken.some(
          (other) =>
            (edit.start < other.end && other.start < edit.end) || edit.start === other.start,
        ),
      )
    )
      continue;
    taken.push(...fix.edits);
    edits.push(...fix.edits);
  }
  edits.sort((a, b) => a.start - b.start);
  let out = '';
  let at = 0;
  for (const { start, end, text: made } of edits) {
    out += text.slice(at, start) + made;
    at = end;
  }
  return out + text.slice(at);
}
