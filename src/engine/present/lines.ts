import type { Hunk } from '../protocol.ts';

/** One line of a shown text: where its first token stands in the source, or -1 for what has no place of its own there. */
export interface Line {
  readonly key: number;
  readonly text: string;
}

/**
 * Align two texts by where their lines come from. Both are in the order of the source, so one merge is
 * enough and nothing has to be guessed; a line without a place belongs to what stands before it.
 *
 * @shape O(lines).
 */
export function alignLines(before: readonly Line[], after: readonly Line[]): Hunk[] {
  const hunks: Hunk[] = [];
  let i = 0;
  let j = 0;
  let changeI = 0;
  let changeJ = 0;
  let same = 0;
  const endSame = (): void => {
    if (same > 0)
      hunks.push({
        change: false,
        beforeStart: i - same,
        beforeCount: same,
        afterStart: j - same,
        afterCount: same,
      });
    same = 0;
    changeI = i;
    changeJ = j;
  };
  const endChange = (): void => {
    if (i > changeI || j > changeJ)
      hunks.push({
        change: true,
        beforeStart: changeI,
        beforeCount: i - changeI,
        afterStart: changeJ,
        afterCount: j - changeJ,
      });
    changeI = i;
    changeJ = j;
  };
  while (i < before.length || j < after.length) {
    const one = before[i];
    const other = after[j];
    if (one !== undefined && other !== undefined && other.key >= 0 && one.key === other.key) {
      // Lines that belong together begin a run of their own, so that each change stays beside its cause.
      const equal = one.text === other.text;
      if (same === 0) endChange();
      else if (!equal) endSame();
      if (equal) same++;
      i++;
      j++;
      continue;
    }
    if (same > 0) endSame();
    if (one === undefined) j++;
    else if (other === undefined) i++;
    else if (other.key < 0) j++;
    else if (one.key < 0 || one.key < other.key) i++;
    else j++;
  }
  if (same > 0) endSame();
  else endChange();
  return hunks;
}

/** The lines of a text, each with the key of the first token on it. Keys come in ascending order of offset. */
export function linesOf(
  text: string,
  tokens: readonly { readonly offset: number; readonly key: number }[],
): Line[] {
  const lines: Line[] = [];
  let token = 0;
  for (let at = 0; at <= text.length; ) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    while (token < tokens.length && (tokens[token] as { offset: number }).offset < at) token++;
    const first = tokens[token];
    lines.push({
      key: first !== undefined && first.offset < end ? first.key : -1,
      text: text.slice(at, end).trim().replace(/,$/, ''),
    });
    at = end + 1;
  }
  return lines;
}
