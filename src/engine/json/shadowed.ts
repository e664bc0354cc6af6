import type { Document } from './document.ts';
import { Flag, Kind } from './document.ts';
import { utf8Length } from './strings.ts';

/** By name: the member that had it last, and the object it stood in, as a stamp that no other document gives. */
let lastSeen = new Int32Array(1024);
let inObject = new Int32Array(1024);
let base = 1;
const LAST_STAMP = 0x7fff_ffff;

/**
 * Find members that a later member of the same object shadows, and take their bytes out of the sizes:
 * under `JSON.parse` the last one counts. What they cost as served is kept in `shadowedBytes`.
 *
 * @shape O(values): each value is seen once as a child.
 */
export function markShadowed(doc: Document): Document {
  const { kind, key, after, flags } = doc;
  if (doc.names.count > lastSeen.length) {
    lastSeen = new Int32Array(doc.names.count * 2);
    inObject = new Int32Array(doc.names.count * 2);
    base = 1;
  } else if (base > LAST_STAMP - doc.count) {
    inObject.fill(0);
    base = 1;
  }
  const shadowed: number[] = [];
  for (let object = 0; object < doc.count; object++) {
    if (kind[object] !== Kind.object) continue;
    const end = after[object] as number;
    const first = object + 1;
    if (first >= end || after[first] === end) continue;
    for (let child = first; child < end; child = after[child] as number) {
      const name = key[child] as number;
      if (inObject[name] === base + object) {
        const earlier = lastSeen[name] as number;
        flags[earlier] = (flags[earlier] as number) | Flag.shadowed;
        shadowed.push(earlier);
      }
      inObject[name] = base + object;
      lastSeen[name] = child;
    }
  }
  base += doc.count;
  return shadowed.length === 0 ? doc : { ...doc, shadowedBytes: subtract(doc, shadowed) };
}

/** Bottom up, one pass: a shadowed member goes with everything in it, so nothing is counted twice. */
function subtract(doc: Document, shadowed: readonly number[]): Map<number, number> {
  const minus = new Float64Array(doc.count);
  const { flags, parent, size } = doc;
  for (let node = doc.count - 1; node >= 0; node--) {
    const up = parent[node] as number;
    const own = minus[node] as number;
    const goes = ((flags[node] as number) & Flag.shadowed) !== 0;
    // Name, colon, value and one comma: at least one other member of the object remains.
    const taken = goes
      ? utf8Length(doc.text.slice(doc.keyStart[node], doc.start[node])) + (size[node] as number) + 1
      : own;
    if (up >= 0) minus[up] = (minus[up] as number) + taken;
  }
  const bytes = new Map<number, number>();
  for (const member of shadowed) {
    for (let up = parent[member] as number; up >= 0 && !bytes.has(up); up = parent[up] as number) {
      const own = minus[up] as number;
      bytes.set(up, own);
      flags[up] = (flags[up] as number) | Flag.holdsShadowed;
      size[up] = (size[up] as number) - own;
    }
  }
  return bytes;
}
