import type { Names } from './names.ts';

/** Kinds of JSON values, in one byte each. */
export const Kind = {
  object: 0,
  array: 1,
  string: 2,
  number: 3,
  true: 4,
  false: 5,
  null: 6,
} as const;

export const Flag = {
  /** A string with at least one backslash. */
  escaped: 1,
  /** Its member name is written with at least one backslash. */
  escapedKey: 2,
  /** A later member of the same object has the same name: `JSON.parse` would not see this one. */
  shadowed: 4,
  /** A shadowed member stands somewhere below. */
  holdsShadowed: 8,
} as const;

/** Why a text is not JSON, or not readable here. */
export interface TextProblem {
  readonly code: 'json/syntax' | 'json/too-deep' | 'json/empty';
  readonly message: string;
  /** Offset into the given text where reading stopped. */
  readonly at: number;
}

/**
 * A JSON text as columns of numbers: one row per value, in the order in which values begin. The
 * first child of `i` is `i + 1`, the one after a child `c` is `after[c]`, and `after[i]` ends it.
 *
 * `text` is the given text without the space between its tokens, everything else as written; all
 * offsets are UTF-16 units of it, half-open. `toGiven` leads back to the text that was given.
 */
export interface Document {
  readonly given: string;
  readonly text: string;
  /** Offset of `text` -> offset of `given`. */
  toGiven(offset: number): number;
  /** How many values; 0 where nothing could be read. */
  readonly count: number;
  readonly kind: Uint8Array;
  readonly flags: Uint8Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly after: Int32Array;
  /** -1 for the outermost value. */
  readonly parent: Int32Array;
  /** Number of the member name (see `Names`), or -1 for what is no member. */
  readonly key: Int32Array;
  readonly keyStart: Int32Array;
  /** Bytes of the value as minified UTF-8, each shadowed member left out. */
  readonly size: Int32Array;
  /** Bytes that shadowed members, with their commas, add to a value as it was served. */
  readonly shadowedBytes: ReadonlyMap<number, number>;
  readonly names: Names;
  readonly deepest: number;
  /** UTF-8 bytes of `text` beyond one for each UTF-16 unit; 0: all of it is ASCII. */
  readonly extraBytes: number;
  /** Undefined: the whole text was read. */
  readonly problem: TextProblem | undefined;
}

/** End of the member name, behind its closing quote. */
export const keyEnd = (doc: Document, node: number): number => (doc.start[node] as number) - 1;

export const isMember = (doc: Document, node: number): boolean => (doc.key[node] as number) >= 0;
