/**
 * Bytes of a file as text: UTF-8, or UTF-16 where a byte order mark says so. Null where they are neither. The mark of
 * UTF-8 stays: it is part of what is served.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const label =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: label === 'utf-8' }).decode(bytes);
  } catch {
    return null;
  }
}
