/**
 * Cut a long name in two, so that the layout can shorten the first part and keep the last: names
 * made by generators differ at their end. The parts joined are the name.
 *
 * The tail begins at a word where one begins within `most` characters, and never inside a character.
 */
export function splitMiddle(
  name: string,
  most = 12,
): { readonly head: string; readonly tail: string } {
  const chars = [...name];
  if (chars.length <= most * 2) return { head: name, tail: '' };
  let start = chars.length - Math.ceil(most * 0.7);
  for (let at = chars.length - most; at <= chars.length - 4; at += 1) {
    if (beginsWord(chars[at - 1] ?? '', chars[at] ?? '')) {
      start = at;
      break;
    }
  }
  return { head: chars.slice(0, start).join(''), tail: chars.slice(start).join('') };
}

function beginsWord(before: string, here: string): boolean {
  if (/[/_.\-:#\s]/.test(here)) return true;
  return /\p{Ll}|\d/u.test(before) && /\p{Lu}/u.test(here);
}
