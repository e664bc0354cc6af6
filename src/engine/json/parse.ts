import { encode, encodedLength } from '../base/utf8.ts';
import { compact } from './compact.ts';
import type { Document, TextProblem } from './document.ts';
import { Flag, Kind } from './document.ts';
import { HASH_PRIME, HASH_START } from './hash.ts';
import { Names } from './names.ts';
import { markShadowed } from './shadowed.ts';
import { unquote } from './strings.ts';

/** Levels of nesting that are read; one more is a problem. product.md section 7. */
export const DEEPEST = 10_000;

/** Columns that grow while reading; kept between calls, since a small text should not pay for them. */
let capacity = 4096;
let kind = new Uint8Array(capacity);
let flags = new Uint8Array(capacity);
let columns = Array.from({ length: 7 }, () => new Int32Array(capacity));
const KEEP = 1 << 20;
type Columns = [Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array, Int32Array];

function grow(): void {
  capacity *= 2;
  const widerKind = new Uint8Array(capacity);
  widerKind.set(kind);
  kind = widerKind;
  const widerFlags = new Uint8Array(capacity);
  widerFlags.set(flags);
  flags = widerFlags;
  columns = columns.map((column) => {
    const wider = new Int32Array(capacity);
    wider.set(column);
    return wider;
  });
}

/**
 * Read a JSON text (RFC 8259) strictly, with the place of every value.
 *
 * @shape O(length) time without recursion; 30 bytes for each value.
 * @failure none is thrown: `problem` says where and why reading stopped, and what was read until
 *   then is in the document, each open value closed there.
 */
export function parse(given: string): Document {
  let from = given.charCodeAt(0) === 0xfeff ? 1 : 0;
  let to = given.length;
  while (from < to && isSpace(given.charCodeAt(from))) from++;
  while (to > from && isSpace(given.charCodeAt(to - 1))) to--;
  const inner = from === 0 && to === given.length ? given : given.slice(from, to);
  const direct = read(given, inner, from === 0 ? identity : (offset) => offset + from, true);
  if (direct !== undefined) return direct;
  const spaced = compact(given);
  return read(given, spaced.text, spaced.toGiven, false) as Document;
}

/** Undefined: there is space between tokens, so the text must be compacted first. */
function read(
  given: string,
  text: string,
  toGiven: (offset: number) => number,
  mayCompact: boolean,
): Document | undefined {
  const bytes = encode(text);
  const length = encodedLength();
  const names = new Names(text, bytes);
  let [start, end, after, parent, key, keyStart, size] = columns as Columns;
  let count = 0;
  let open = -1;
  let depth = 0;
  let deepest = 0;
  /** Bytes beyond one for each UTF-16 unit, up to `at`: byte offset - extra = text offset. */
  let extra = 0;
  /** Byte offset. */
  let at = 0;
  let why = '';
  let wrong = -1;
  let code: TextProblem['code'] = 'json/syntax';
  let name = -1;
  let nameStart = -1;
  let nameFlags = 0;

  reading: for (;;) {
    // A value begins at `at`.
    let c = bytes[at] as number;
    if (count === capacity) {
      grow();
      [start, end, after, parent, key, keyStart, size] = columns as Columns;
    }
    const node = count;
    start[node] = at - extra;
    parent[node] = open;
    key[node] = name;
    keyStart[node] = nameStart;
    flags[node] = nameFlags;
    size[node] = -at;
    if (c === 0x22) {
      count++;
      kind[node] = Kind.string;
      let i = at + 1;
      for (;;) {
        while (ORDINARY[bytes[i] as number] === 1) i++;
        c = bytes[i] as number;
        if (c === 0x22) break;
        if (c === 0x5c) {
          const wide = escapeLength(bytes, i);
          if (wide === 0) {
            wrong = i;
            why = NO_ESCAPE;
            break reading;
          }
          i += wide;
          flags[node] = nameFlags | Flag.escaped;
        } else if (c >= 0x80) {
          extra += c < 0xe0 ? 1 : 2;
          i += c < 0xe0 ? 2 : c < 0xf0 ? 3 : 4;
        } else {
          wrong = i < length ? i : (start[node] as number) + extra;
          why =
            i < length
              ? 'A control character inside a string must be escaped.'
              : 'The text ends inside this string.';
          break reading;
        }
      }
      at = i + 1;
    } else if (c === 0x7b || c === 0x5b) {
      if (depth === DEEPEST) {
        wrong = at;
        code = 'json/too-deep';
        why = `Nested deeper than ${DEEPEST} levels.`;
        break;
      }
      count++;
      kind[node] = c === 0x7b ? Kind.object : Kind.array;
      at++;
      if (bytes[at] !== c + 2) {
        open = node;
        if (++depth > deepest) deepest = depth;
        if (c === 0x5b) {
          name = -1;
          nameStart = -1;
          nameFlags = 0;
          continue;
        }
        // The name of its first member is read below.
      } else at++;
    } else if (
      c === 0x74 &&
      bytes[at + 1] === 0x72 &&
      bytes[at + 2] === 0x75 &&
      bytes[at + 3] === 0x65
    ) {
      count++;
      kind[node] = Kind.true;
      at += 4;
    } else if (
      c === 0x66 &&
      bytes[at + 1] === 0x61 &&
      bytes[at + 2] === 0x6c &&
      bytes[at + 3] === 0x73 &&
      bytes[at + 4] === 0x65
    ) {
      count++;
      kind[node] = Kind.false;
      at += 5;
    } else if (
      c === 0x6e &&
      bytes[at + 1] === 0x75 &&
      bytes[at + 2] === 0x6c &&
      bytes[at + 3] === 0x6c
    ) {
      count++;
      kind[node] = Kind.null;
      at += 4;
    } else if (c === 0x2d || (c >= 0x30 && c <= 0x39)) {
      count++;
      kind[node] = Kind.number;
      const stop = numberEnd(bytes, at);
      if (stop < 0) {
        wrong = -stop;
        why = 'A number needs a digit here.';
        break;
      }
      at = stop;
    } else {
      if (mayCompact && isSpace(c)) return undefined;
      wrong = at;
      if (at >= length) {
        why = count === 0 ? 'There is no text.' : 'The text ends where a value is expected.';
        if (count === 0) code = 'json/empty';
      } else why = 'A value is expected here.';
      break;
    }

    if (open !== node) {
      end[node] = at - extra;
      after[node] = count;
      size[node] = (size[node] as number) + at;
    }

    // Behind a value.
    while (open !== node) {
      c = bytes[at] as number;
      if (open < 0) {
        if (at === length) break reading;
        if (mayCompact && isSpace(c)) return undefined;
        wrong = at;
        why = 'Something follows behind the JSON value.';
        break reading;
      }
      const inObject = kind[open] === Kind.object;
      if (c === 0x2c) {
        at++;
        if (inObject) break;
        name = -1;
        nameStart = -1;
        nameFlags = 0;
        continue reading;
      }
      if (c === (inObject ? 0x7d : 0x5d)) {
        at++;
        end[open] = at - extra;
        after[open] = count;
        size[open] = (size[open] as number) + at;
        open = parent[open] as number;
        depth--;
        continue;
      }
      if (mayCompact && isSpace(c)) return undefined;
      wrong = at;
      why =
        at >= length
          ? `The text ends inside ${inObject ? 'an object' : 'an array'}.`
          : `A comma or ${inObject ? '"}"' : '"]"'} is expected here.`;
      break reading;
    }

    // A member name begins at `at`.
    if (bytes[at] !== 0x22) {
      if (mayCompact && isSpace(bytes[at] as number)) return undefined;
      wrong = at;
      why =
        at >= length
          ? 'The text ends inside an object.'
          : 'A member name in double quotes is expected here.';
      break;
    }
    nameStart = at - extra;
    nameFlags = 0;
    let plain = true;
    let hash = HASH_START;
    let i = at + 1;
    for (;;) {
      let u = bytes[i] as number;
      while (ORDINARY[u] === 1) {
        hash = Math.imul(hash ^ u, HASH_PRIME);
        u = bytes[++i] as number;
      }
      if (u === 0x22) break;
      plain = false;
      if (u === 0x5c) {
        const wide = escapeLength(bytes, i);
        if (wide === 0) {
          wrong = i;
          why = NO_ESCAPE;
          break reading;
        }
        nameFlags = Flag.escapedKey;
        i += wide;
      } else if (u >= 0x80) {
        extra += u < 0xe0 ? 1 : 2;
        i += u < 0xe0 ? 2 : u < 0xf0 ? 3 : 4;
      } else {
        wrong = i < length ? i : nameStart + extra;
        why =
          i < length
            ? 'A control character inside a name must be escaped.'
            : 'The text ends inside this member name.';
        break reading;
      }
    }
    name = plain
      ? names.intern(at + 1, i, extra, hash)
      : names.internDecoded(unquote(text, nameStart, i + 1 - extra));
    at = i + 1;
    if (bytes[at] !== 0x3a) {
      if (mayCompact && isSpace(bytes[at] as number)) return undefined;
      wrong = at;
      why =
        at >= length
          ? 'The text ends inside an object.'
          : 'A colon is expected behind the member name.';
      break;
    }
    at++;
  }

  if (wrong >= 0) {
    // A value that was being read is closed where reading stopped, and so is everything around it.
    const last = count - 1;
    if (last >= 0 && last !== open && (size[last] as number) <= 0) close(last, wrong, extra, count);
    for (; open >= 0; open = parent[open] as number) close(open, wrong, extra, count);
  }
  const own = keepColumns(count);
  return markShadowed({
    given,
    text,
    toGiven,
    count,
    kind: own.kind,
    flags: own.flags,
    start: own.start,
    end: own.end,
    after: own.after,
    parent: own.parent,
    key: own.key,
    keyStart: own.keyStart,
    size: own.size,
    shadowedBytes: NONE,
    names: names.settle(),
    deepest,
    extraBytes: extra,
    problem:
      wrong < 0
        ? undefined
        : { code, message: why, at: Math.min(toGiven(wrong - extra), given.length) },
  });
}

function close(node: number, at: number, extra: number, count: number): void {
  const [, end, after, , , , size] = columns as Columns;
  end[node] = at - extra;
  after[node] = count;
  size[node] = (size[node] as number) + at;
}

/** Length of the escape whose backslash stands at `at`; 0 where JSON knows no such escape. */
function escapeLength(bytes: Uint8Array, at: number): number {
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
function numberEnd(bytes: Uint8Array, at: number): number {
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

const NO_ESCAPE =
  'JSON knows the escapes \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits.';
/** 1 for bytes that simply stand for themselves inside a string. */
const ORDINARY = Uint8Array.from({ length: 256 }, (_, c) =>
  c >= 0x20 && c < 0x80 && c !== 0x22 && c !== 0x5c ? 1 : 0,
);
const NONE: ReadonlyMap<number, number> = new Map();
const identity = (offset: number): number => offset;
const isSpace = (c: number): boolean => c === 0x20 || c === 0x0a || c === 0x0d || c === 0x09;
const isDigit = (c: number): boolean => c >= 0x30 && c <= 0x39;
/** The rows read, in one buffer of their own. */
function keepColumns(count: number) {
  const buffer = new ArrayBuffer(count * 30);
  const int = (index: number): Int32Array => {
    const own = new Int32Array(buffer, index * count * 4, count);
    own.set((columns[index] as Int32Array).subarray(0, count));
    return own;
  };
  const byte = (index: number, from: Uint8Array): Uint8Array => {
    const own = new Uint8Array(buffer, count * 28 + index * count, count);
    own.set(from.subarray(0, count));
    return own;
  };
  const own = {
    start: int(0),
    end: int(1),
    after: int(2),
    parent: int(3),
    key: int(4),
    keyStart: int(5),
    size: int(6),
    kind: byte(0, kind),
    flags: byte(1, flags),
  };
  if (capacity > KEEP) {
    capacity = 4096;
    kind = new Uint8Array(capacity);
    flags = new Uint8Array(capacity);
    columns = Array.from({ length: 7 }, () => new Int32Array(capacity));
  }
  return own;
}
