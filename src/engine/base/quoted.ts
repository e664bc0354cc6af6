/** Letters that a reader cannot see, or that change the direction of what follows. */
const UNSEEN = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Text from a document as a message shows it: in double quotes, on one line, the middle of a long one left out.
 *
 * @shape at most `most` UTF-16 units of the text, and what escaping adds.
 */
export function quoted(text: string, most = 72): string {
  const half = (most - 1) >> 1;
  const short =
    text.length <= most ? text : `${text.slice(0, half)}…${text.slice(text.length - half)}`;
  return JSON.stringify(short).replace(
    UNSEEN,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `"a", "b" and 3 more`. */
export function quotedList(names: readonly string[], most = 3): string {
  const shown = names.slice(0, most).map((name) => quoted(name));
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(', ')} and ${rest} more`;
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}
