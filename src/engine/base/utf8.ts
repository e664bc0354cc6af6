/** Present in Node and in every worker; declared here because the engine is compiled without a platform's types. */
declare const TextEncoder: new () => {
  encode(text: string): Uint8Array;
  encodeInto(text: string, into: Uint8Array): { read: number; written: number };
};

const encoder = new TextEncoder();
/** Kept between calls; larger ones are let go, so that a closed document costs nothing. */
const KEEP = 1 << 23;
let kept = new Uint8Array(1 << 14);
let written = 0;

/**
 * The UTF-8 bytes of a text, with zeros behind them, so that reading one past the end is harmless.
 * Lent: valid until the next call. A lone surrogate becomes the three bytes of U+FFFD.
 */
export function encode(text: string): Uint8Array {
  // Room for some letters beyond ASCII; where that is not enough, for all.
  const room = text.length + (text.length >> 3) + 16;
  let into = kept.length >= room ? kept : new Uint8Array(room);
  let result = encoder.encodeInto(text, into);
  if (result.read < text.length || result.written + 16 > into.length) {
    into = new Uint8Array(text.length * 3 + 16);
    result = encoder.encodeInto(text, into);
  }
  if (into.length <= KEEP) kept = into;
  written = result.written;
  into.fill(0, written, Math.min(into.length, written + 16));
  return into;
}

/** Bytes that the last `encode` wrote. */
export const encodedLength = (): number => written;
