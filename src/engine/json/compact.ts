/**
 * Take the space between tokens out of a text that may or may not be JSON, and remember where it was.
 * Where taking it out would join two words (`1 2`, `tru e`), one space stays, so that the reader stops there.
 *
 * @shape O(length) time; two numbers for each run of space; `toGiven` is a binary search.
 */
export function compact(given: string): { readonly text: string; toGiven(offset: number): number } {
  const pieces: string[] = [];
  /** For each piece: where it begins in `text`, and where in `given`. */
  const inText: number[] = [];
  const inGiven: number[] = [];
  const length = given.length;
  let total = 0;
  let from = 0;
  const cut = (start: number, end: number): void => {
    if (start > from) {
      pieces.push(given.slice(from, start));
      inText.push(total);
      inGiven.push(from);
      total += start - from;
    }
    from = end;
  };
  let at = 0;
  if (given.charCodeAt(0) === 0xfeff) {
    at = 1;
    cut(0, at);
  }
  while (at < length) {
    const c = given.charCodeAt(at);
    if (c === 0x22) {
      at++;
      for (;;) {
        const u = given.charCodeAt(at);
        if (u === 0x5c) at += 2;
        else if (u === 0x22 || !(at < length)) break;
        else at++;
      }
      at++;
    } else if (c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09) {
      const start = at;
      let u = c;
      while (u === 0x20 || u === 0x0a || u === 0x0d || u === 0x09) u = given.charCodeAt(++at);
      const joins = start > 0 && at < length && isWord(given.charCodeAt(start - 1)) && isWord(u);
      cut(joins ? start + 1 : start, at);
    } else at++;
  }
  cut(length, length);
  return {
    text: pieces.join(''),
    toGiven: (offset) => {
      if (inText.length === 0) return Math.min(offset, length);
      let low = 0;
      let high = inText.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((inText[middle] as number) <= offset) low = middle;
        else high = middle - 1;
      }
      return Math.min(length, (inGiven[low] as number) + offset - (inText[low] as number));
    },
  };
}

/** Neither a bracket, a colon, a comma, a quote nor space. */
function isWord(c: number): boolean {
  return !(
    c === 0x7b ||
    c === 0x7d ||
    c === 0x5b ||
    c === 0x5d ||
    c === 0x3a ||
    c === 0x2c ||
    c === 0x22
  );
}
