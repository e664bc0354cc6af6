import type { TextEdit } from '../../engine/report-types.ts';

/** Edits in order of place, without those that touch one that came before them in the list. */
export function withoutOverlaps(edits: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  const taken: TextEdit[] = [];
  for (const group of edits) {
    // A fix is applied whole or not at all.
    if (group.every((edit) => taken.every((other) => isApart(edit, other)))) taken.push(...group);
  }
  return taken.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Replaces each range of `text`; edits must not overlap. Places are UTF-16 units of `text`. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, text: inserted } of ordered) {
    parts.push(text.slice(from, start), inserted);
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}

/** Two insertions at one place are not apart: which comes first would be chance. */
function isApart(a: TextEdit, b: TextEdit): boolean {
  if (a.start === b.start) return false;
  return a.end <= b.start || b.end <= a.start;
}
