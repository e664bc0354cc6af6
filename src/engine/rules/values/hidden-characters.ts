/** Tag characters, zero-width characters, direction marks and fillers: letters that take no place on the screen. */
const HIDDEN =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u3164\ufeff\uffa0\u{e0000}-\u{e007f}]/gu;

/** The same as JSON escapes; tag characters are surrogate pairs there. */
const ESCAPED = /\\u(?:00ad|034f|061c|115f|1160|17b[45]|180e|20[026][0-9a-f]|3164|feff|ffa0|db40)/i;

/** Uses in which some of them do something that is seen: joined emoji, flags of regions, joiners of other scripts. */
const SEEN =
  /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]*)+|\u{1f3f4}[\u{e0020}-\u{e007e}]{2,6}\u{e007f}|(?<=(?!\p{Script=Latin})[\p{L}\p{M}])[\u200c\u200d]/gu;

/** Could there be one at all? One look at a whole text. */
export function mayHoldHidden(text: string): boolean {
  HIDDEN.lastIndex = 0;
  return HIDDEN.test(text) || ESCAPED.test(text);
}

/** What `text` hides, as `U+200B`, in order, each once. */
export function hiddenIn(text: string): string[] {
  HIDDEN.lastIndex = 0;
  if (!HIDDEN.test(text)) return [];
  const found = text.replace(SEEN, '').match(HIDDEN) ?? [];
  return [...new Set(found)].map(
    (letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}

/** The text without them; uses that are seen stay. */
export function withoutHidden(text: string): string {
  const seen = text.match(SEEN) ?? [];
  let next = 0;
  return text
    .split(SEEN)
    .map((part) => part.replace(HIDDEN, '') + (seen[next++] ?? ''))
    .join('');
}
