/** Pieces of JSON text, read from bytes (RFC 8259, sections 6 and 7). The caller has zeros behind the text. */

/** Length of the escape whose backslash stands at `at`; 0 where JSON knows no such escape. */
export function escapeLength(bytes: Uint8Array, at: number): number {
  const c = bytes[at + 1] as number;
  if (c !== 0x75)
    return c === 0x22 ||
      c === 0x5c ||
      c === 0x2f ||
      c === 0x62 ||
      c === 0x66 ||
      c === 0x6e ||
      c === 0x72 ||
      c === 0x74
      ? 2
      : 0;
  for (let digit = at + 2; digit < at + 6; digit++) {
    const d = bytes[digit] as number;
    if (!(isDigit(d) || ((d | 0x20) >= 0x61 && (d | 0x20) <= 0x66))) return 0;
  }
  return 6;
}

/** End of the number at `at`, or minus the place where a digit is missing. */
export function numberEnd(bytes: Uint8Array, at: number): number {
  let i = bytes[at] === 0x2d ? at + 1 : at;
  if (bytes[i] === 0x30) i++;
  else if (!isDigit(bytes[i] as number)) return -i;
  else while (isDigit(bytes[i] as number)) i++;
  if (bytes[i] === 0x2e) {
    if (!isDigit(bytes[++i] as number)) return -i;
    while (isDigit(bytes[i] as number)) i++;
  }
  if (((bytes[i] as number) | 0x20) === 0x65) {
    const sign = bytes[++i] as number;
    if (sign === 0x2b || sign === 0x2d) i++;
    if (!isDigit(bytes[i] as number)) return -i;
    while (isDigit(bytes[i] as number)) i++;
  }
  return i;
}

export const NO_ESCAPE =
  'JSON knows the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits.';
/** 1 for bytes that simply stand for themselves inside a string. */
export const ORDINARY = Uint8Array.from({ length: 256 }, (_, c) =>
  c >= 0x20 && c < 0x80 && c !== 0x22 && c !== 0x5c ? 1 : 0,
);
export const isSpace = (c: number): boolean => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
