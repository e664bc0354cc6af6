export interface Part {
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
  readonly text: string;
  readonly marked: boolean;
}

const WORD = /[\w-]/;

/** Cuts a text at the whole words that are to be marked, whatever their case. */
export function markedParts(text: string, marks: readonly string[]): readonly Part[] {
  const lower = text.toLowerCase();
  const words = marks.map((mark) => mark.toLowerCase()).filter((mark) => mark !== '');
  const parts: Part[] = [];
  let from = 0;
  for (let at = 0; at < text.length; ) {
    const word = words.find(
      (one) => lower.startsWith(one, at) && standsAlone(text, at, one.length),
    );
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (at > from) parts.push({ at: from, text: text.slice(from, at), marked: false });
    parts.push({ at, text: text.slice(at, at + word.length), marked: true });
    at += word.length;
    from = at;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), marked: false });
  return parts;
}

const standsAlone = (text: string, at: number, length: number): boolean =>
  !WORD.test(text[at - 1] ?? ' ') && !WORD.test(text[at + length] ?? ' ');
