/**
 * Characters that move the cursor, change what a terminal shows or show nothing at all: controls,
 * format characters (bidi, zero width, tags), separators of lines, private use, halves of surrogate
 * pairs. The selector that makes an emoji of a symbol stays.
 */
const HIDDEN =
  /(?!(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Text of one line for a terminal: hidden characters as `\u001b` or `\u{e0041}`, lines as `\n`. */
export function visible(text: string): string {
  return text.replace(HIDDEN, (character) => NAMED.get(character) ?? escapeCodePoint(character));
}

/** Text of several lines for a terminal. JSON stays the same JSON: a hidden character can only stand in its strings. */
export function visibleLines(text: string): string {
  return text.replace(HIDDEN, (character) =>
    character === '\n' || character === '\t' ? character : escapeUnits(character),
  );
}

const NAMED = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

function escapeCodePoint(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : escapeUnits(character);
}

function escapeUnits(character: string): string {
  return character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
