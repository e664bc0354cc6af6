export interface Part {
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

const WORD = /[\w-]/;

/**
 * Cuts a text at the words that are to be marked, whatever their case: each where it stands first, or last. What a page
 * may send stands above what it may read, and both lists hold some of the same names.
 */
export function markedParts(
  text: string,
  marks: readonly string[],
  which: 'first' | 'last',
): readonly Part[] {
  const lower = text.toLowerCase();
  const places = marks
    .map((mark) => ({ length: mark.length, at: wordAt(lower, mark.toLowerCase(), which) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let from = 0;
  const add = (to: number, marked: boolean): void => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), marked });
    from = Math.max(from, to);
  };
  for (const { at, length } of places) {
    add(at, false);
    add(at + length, true);
  }
  add(text.length, false);
  return parts;
}

/** Where a word stands alone; -1 where it does not. */
function wordAt(lower: string, word: string, which: 'first' | 'last'): number {
  if (word === '') return -1;
  let found = -1;
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (!standsAlone(lower, at, word.length)) continue;
    if (which === 'first') return at;
    found = at;
  }
  return found;
}

const standsAlone = (text: string, at: number, length: number): boolean =>
  !WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + length] ?? ' ');
