import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { layOut } from '../json/layout.ts';
import { pointerTo } from '../json/pointer.ts';

/** A schema's text as it is shown, and where each node of it stands there. Rows are by node - `first`. */
export interface Placed {
  readonly text: string;
  readonly first: number;
  readonly head: (node: number) => number;
  readonly start: (node: number) => number;
  readonly end: (node: number) => number;
}

/** Columns up to which a value stays on one line. */
export const WIDTH = 76;

/** Before: pretty-printed, or as a person is typing it. */
export function beforeText(doc: Document, node: number, verbatim: boolean): Placed {
  if (verbatim) {
    const from = doc.toGiven(doc.start[node] as number);
    const to = doc.toGiven((doc.end[node] as number) - 1) + 1;
    return {
      text: doc.given.slice(from, to),
      first: node,
      head: (at) =>
        doc.toGiven(
          ((doc.key[at] as number) >= 0 && at !== node
            ? doc.keyStart[at]
            : doc.start[at]) as number,
        ) - from,
      start: (at) => doc.toGiven(doc.start[at] as number) - from,
      end: (at) => doc.toGiven((doc.end[at] as number) - 1) + 1 - from,
    };
  }
  const layout = layOut(doc, node, WIDTH);
  return {
    text: layout.text,
    first: node,
    head: (at) => layout.head[at - node] as number,
    start: (at) => layout.start[at - node] as number,
    end: (at) => layout.end[at - node] as number,
  };
}

/** Most places that are sent, and most characters of their pointers: more than a person can put a cursor on. */
const MOST_PLACES = 20_000;
const MOST_CHARACTERS = 2_000_000;

/** Where values begin and end, with their pointers from the root of the schema. */
export function placesIn(
  doc: Document,
  placed: Placed,
  root: number,
): { offset: number; end: number; pointer: string }[] {
  const places: { offset: number; end: number; pointer: string }[] = [];
  const end = doc.after[root] as number;
  let characters = 0;
  for (
    let node = root;
    node < end && places.length < MOST_PLACES && characters < MOST_CHARACTERS;
    node++
  ) {
    if (node !== root && (doc.key[node] as number) < 0 && doc.kind[node] !== Kind.object) continue;
    const pointer = pointerTo(doc, node, root);
    characters += pointer.length;
    places.push({ offset: placed.head(node), end: placed.end(node), pointer });
  }
  return places;
}

/** Where tokens that begin or close a value stand, by offset of the shown text; the key is the offset in the source. */
export function tokensOf(
  doc: Document,
  placed: Placed,
  root: number,
): { offset: number; key: number }[] {
  const tokens: { offset: number; key: number }[] = [];
  const end = doc.after[root] as number;
  for (let node = root; node < end; node++) {
    const named = node !== root && (doc.key[node] as number) >= 0;
    tokens.push({
      offset: placed.head(node),
      key: (named ? doc.keyStart[node] : doc.start[node]) as number,
    });
    if (
      (doc.kind[node] === Kind.object || doc.kind[node] === Kind.array) &&
      doc.after[node] !== node + 1
    ) {
      tokens.push({ offset: placed.end(node) - 1, key: (doc.end[node] as number) - 1 });
    }
  }
  return tokens.sort((a, b) => a.offset - b.offset);
}
