import type { TextEdit } from '../../engine/report-types.ts';

/** The one edit that turns `from` into `to`, as short as a common head and tail allow; null where they are equal. */
export function smallestEdit(from: string, to: string): TextEdit | null {
  if (from === to) return null;
  const most = Math.min(from.length, to.length);
  let head = 0;
  while (head < most && from.charCodeAt(head) === to.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    from.charCodeAt(from.length - 1 - tail) === to.charCodeAt(to.length - 1 - tail)
  )
    tail += 1;
  return { start: head, end: from.length - tail, text: to.slice(head, to.length - tail) };
}
