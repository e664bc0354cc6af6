import { utf8Length } from './strings.ts';

/** `[start, end)` of a text becomes `text`. Splices of one list never overlap. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const inOrder = (splices: readonly Splice[]): Splice[] =>
  [...splices].sort((a, b) => a.start - b.start || a.end - b.end);

/** `text.slice(from, to)` with the splices that lie in it. */
export function spliced(
  text: string,
  splices: readonly Splice[],
  from = 0,
  to = text.length,
): string {
  let out = '';
  let at = from;
  for (const { start, end, text: made } of inOrder(splices)) {
    if (start < at || end > to) continue;
    out += text.slice(at, start) + made;
    at = end;
  }
  return out + text.slice(at, to);
}

/** How many bytes the splices add, as UTF-8. */
export function bytesAdded(text: string, splices: readonly Splice[]): number {
  let bytes = 0;
  for (const { start, end, text: made } of splices)
    bytes += utf8Length(made) - utf8Length(text.slice(start, end));
  return bytes;
}
