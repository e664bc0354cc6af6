import type { Document } from './document.ts';

/** RFC 6901, section 3. */
export const escapeToken = (token: string): string =>
  token.replaceAll('~', '~0').replaceAll('/', '~1');

/** Undefined: `~` is followed by something else than 0 or 1. */
export function unescapeToken(token: string): string | undefined {
  if (/~(?![01])/.test(token)) return undefined;
  return token.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** JSON Pointer from `from` (or the outermost value) to `node`; O(depth + position in arrays). */
export function pointerTo(doc: Document, node: number, from = 0): string {
  const tokens: string[] = [];
  for (let at = node; at !== from && at > 0; at = doc.parent[at] as number) {
    const name = doc.key[at] as number;
    tokens.push(name >= 0 ? escapeToken(doc.names.name(name)) : String(positionOf(doc, at)));
  }
  return tokens.length === 0 ? '' : `/${tokens.reverse().join('/')}`;
}

/** Where counting in an array stopped last; once somebody has asked for an earlier item, all positions. */
interface Counted {
  item: number;
  position: number;
  all: Map<number, number> | undefined;
}

/** Items are mostly asked for in order, and there may be 20,000 of them. */
const counted = new WeakMap<Document, Map<number, Counted>>();

function positionOf(doc: Document, node: number): number {
  const array = doc.parent[node] as number;
  let arrays = counted.get(doc);
  if (arrays === undefined) {
    arrays = new Map();
    counted.set(doc, arrays);
  }
  let last = arrays.get(array);
  if (last === undefined) {
    last = { item: array + 1, position: 0, all: undefined };
    arrays.set(array, last);
  }
  if (last.all !== undefined) return last.all.get(node) ?? 0;
  if (last.item > node) {
    last.all = positionsIn(doc, array);
    return last.all.get(node) ?? 0;
  }
  while (last.item < node) {
    last.item = doc.after[last.item] as number;
    last.position++;
  }
  return last.position;
}

function positionsIn(doc: Document, array: number): Map<number, number> {
  const positions = new Map<number, number>();
  const end = doc.after[array] as number;
  for (let item = array + 1; item < end; item = doc.after[item] as number) {
    positions.set(item, positions.size);
  }
  return positions;
}

/** Characters that may stand in a URI fragment as they are (RFC 3986, section 3.5), without `%`. */
const PLAIN = /^[A-Za-z0-9\-._~!$&'()*+,;=:@/?]*$/;

/** `#` and the pointer as a URI fragment: what is not allowed there is percent-encoded. */
export function fragmentOf(pointer: string): string {
  if (PLAIN.test(pointer)) return `#${pointer}`;
  let out = '#';
  for (const letter of pointer) {
    if (PLAIN.test(letter)) out += letter;
    // A lone surrogate has no UTF-8 form, and so no percent-encoding: it stays.
    else out += /^[\ud800-\udfff]$/.test(letter) ? letter : encodeURIComponent(letter);
  }
  return out;
}
