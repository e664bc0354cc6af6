import { KEYWORDS } from './keywords.ts';

const FNV_OFFSET = 0x811c9dc5 | 0;
export const HASH_PRIME = 0x01000193;

export const HASH_START = FNV_OFFSET;

/** One step of FNV-1a over UTF-16 units; the reader inlines it. */
export const hashStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, HASH_PRIME);

/** Spreads the high bits into the low ones that index a table. */
export const slotOf = (hash: number, mask: number): number => (hash ^ (hash >>> 15)) & mask;

export function hashOf(text: string, start: number, end: number): number {
  let hash = HASH_START;
  for (let i = start; i < end; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash;
}

export function sameText(
  a: string,
  aStart: number,
  b: string,
  bStart: number,
  length: number,
): boolean {
  for (let i = 0; i < length; i++) {
    if (a.charCodeAt(aStart + i) !== b.charCodeAt(bStart + i)) return false;
  }
  return true;
}

const CAPACITY = 1024;
const MASK = CAPACITY - 1;
const hashes = new Int32Array(KEYWORDS.length);
/** Slot -> keyword number + 1; 0 is empty. */
const table = new Uint8Array(CAPACITY);
/** All keywords one behind the other, as bytes: they are ASCII. */
const spelled = Uint8Array.from(KEYWORDS.join(''), (letter) => letter.charCodeAt(0));
const firstByte = new Int32Array(KEYWORDS.length + 1);
KEYWORDS.forEach((word, number) => {
  const hash = hashOf(word, 0, word.length);
  if (hashes.includes(hash)) throw new Error(`two keywords share the hash of ${word}`);
  hashes[number] = hash;
  firstByte[number + 1] = (firstByte[number] as number) + word.length;
  let slot = slotOf(hash, MASK);
  while (table[slot] !== 0) slot = (slot + 1) & MASK;
  table[slot] = number + 1;
});

/** The keyword that `text.slice(start, end)` is, or -1. */
export function keywordIn(text: string, start: number, end: number, hash: number): number {
  const number = keywordWith(hash);
  if (number < 0) return -1;
  const word = KEYWORDS[number] as string;
  return word.length === end - start && sameText(word, 0, text, start, word.length) ? number : -1;
}

/** The keyword that stands at `[start, end)` of the bytes, or -1. */
export function keywordAt(bytes: Uint8Array, start: number, end: number, hash: number): number {
  const number = keywordWith(hash);
  if (number < 0) return -1;
  const first = firstByte[number] as number;
  const length = end - start;
  if ((firstByte[number + 1] as number) - first !== length) return -1;
  for (let i = 0; i < length; i++) if (spelled[first + i] !== bytes[start + i]) return -1;
  return number;
}

/** No two keywords share a hash, which the loop below asserts. */
function keywordWith(hash: number): number {
  for (let slot = slotOf(hash, MASK); ; slot = (slot + 1) & MASK) {
    const number = (table[slot] as number) - 1;
    if (number < 0 || hashes[number] === hash) return number;
  }
}
