/**
 * The value of the JSON string literal at `[start, end)`, quotes included. The literal must be well formed.
 * Lone surrogates stay as they are.
 */
export function unquote(text: string, start: number, end: number): string {
  let out = '';
  let from = start + 1;
  const last = end - 1;
  for (let at = from; at < last; at++) {
    if (text.charCodeAt(at) !== 0x5c) continue;
    out += text.slice(from, at);
    const letter = text[at + 1];
    if (letter === 'u') {
      out += String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
      at += 5;
    } else {
      out +=
        letter === 'n'
          ? '\n'
          : letter === 't'
            ? '\t'
            : letter === 'r'
              ? '\r'
              : letter === 'b'
                ? '\b'
                : letter === 'f'
                  ? '\f'
                  : letter;
      at += 1;
    }
    from = at + 1;
  }
  return out + text.slice(from, last);
}

/** A JSON string literal for `value`, in the shortest form. */
export const quote = (value: string): string => JSON.stringify(value);

/** Bytes of `text` as UTF-8; a lone surrogate counts as the three bytes of U+FFFD. */
export function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80) continue;
    if (c < 0x800) bytes += 1;
    else {
      bytes += 2;
      if (c >= 0xd800 && c <= 0xdbff && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) i++;
    }
  }
  return bytes;
}
