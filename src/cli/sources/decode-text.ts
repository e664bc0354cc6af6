import { TextDecoder } from 'node:util';
import { amount } from '../text/amount.ts';
import type { InputText } from './define-source.ts';

/** Strict UTF-8. A byte order mark stays: what was served is shown as it was served. */
export function decodeText(bytes: Uint8Array, called: string): InputText {
  const wide = wideEncoding(bytes);
  if (wide !== undefined) return unusable(`${called} is ${wide} text; UTF-8 is accepted.`);
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    return unusable(
      `${called} is binary data (a zero at offset ${amount(nul)}); JSON text is accepted.`,
    );
  }
  try {
    return { kind: 'text', text: decoder().decode(bytes) };
  } catch {
    const at = firstInvalid(bytes);
    const line = bytes.subarray(0, at).reduce((n, byte) => (byte === 0x0a ? n + 1 : n), 1);
    return unusable(
      `${called} is not UTF-8: the byte at offset ${amount(at)} (line ${amount(line)}) does not fit; JSON text in UTF-8 is accepted.`,
    );
  }
}

/** Offset of the first byte with which the bytes cannot be the beginning of UTF-8 text. */
function firstInvalid(bytes: Uint8Array): number {
  let valid = 0;
  let invalid = bytes.length + 1;
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (beginsText(bytes.subarray(0, middle))) valid = middle;
    else invalid = middle;
  }
  return invalid - 1;
}

function beginsText(bytes: Uint8Array): boolean {
  try {
    decoder().decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decoder(): TextDecoder {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
}

function wideEncoding(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF-16';
  return undefined;
}

function unusable(why: string): InputText {
  return { kind: 'unusable', why };
}
