// Longer than most: one loop whose state stands in local variables. Split into functions it reads at half the speed.
import { encode, encodedLength } from '../base/utf8.ts';
import type { Columns } from './columns.ts';
import { growColumns, keepColumns, lendColumns } from './columns.ts';
import { compact } from './compact.ts';
import type { Document, TextProblem } from './document.ts';
import { Flag, Kind } from './document.ts';
import { HASH_PRIME, HASH_START } from './hash.ts';
import { Names } from './names.ts';
import { escapeLength, isSpace, NO_ESCAPE, numberEnd, ORDINARY } from './scan.ts';
import { markShadowed } from './shadowed.ts';
import { unquote } from './strings.ts';

/** Levels of nesting that are read; one more is a problem. product.md section 7. */
export const DEEPEST = 10_000;

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
  let columns = lendColumns();
  let { kind, flags, start, end, after, parent, key, keyStart, size } = columns;
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
    if (count === columns.capacity) {
      columns = growColumns(columns);
      ({ kind, flags, start, end, after, parent, key, keyStart, size } = columns);
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
    if (last >= 0 && last !== open && (size[last] as number) <= 0)
      close(columns, last, wrong, extra, count);
    for (; open >= 0; open = parent[open] as number) close(columns, open, wrong, extra, count);
  }
  const own = keepColumns(columns, count);
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

function close(
  { end, after, size }: Columns,
  node: number,
  at: number,
  extra: number,
  count: number,
): void {
  end[node] = at - extra;
  after[node] = count;
  size[node] = (size[node] as number) + at;
}

const NONE: ReadonlyMap<number, number> = new Map();
const identity = (offset: number): number => offset;
