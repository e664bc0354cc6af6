import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { layOut } from '../json/layout.ts';
import { parse } from '../json/parse.ts';
import type { LineNote, ShownText } from '../protocol.ts';
import type { RefGraph } from '../refs/types.ts';
import { unitName } from '../refs/unit-name.ts';
import { placesIn, WIDTH } from './before.ts';
import type { Line } from './lines.ts';
import { linesOf } from './lines.ts';
import type { Segment, Traced } from './segments.ts';

export interface AfterShown {
  readonly shown: ShownText;
  readonly lines: readonly Line[];
}

/** Lay the output out and say of every line where it comes from. */
export function afterText(graph: RefGraph, traced: Traced): AfterShown {
  const doc = parse(traced.text);
  const layout = layOut(doc, 0, WIDTH);
  const at = segmentSweep(traced.segments);
  const rowAt = new Map(
    graph.refs.member.map((member, row) => [graph.doc.keyStart[member] as number, row]),
  );
  const tokens: { offset: number; key: number }[] = [];
  const notes: { offset: number; note: string; cycle: boolean }[] = [];
  const units = new Int32Array(doc.count);
  const closers: { offset: number; source: number }[] = [];
  for (let node = 0; node < doc.count; node++) {
    const named = (doc.key[node] as number) >= 0;
    const head = at((named ? doc.keyStart[node] : doc.start[node]) as number);
    const body = named ? at(doc.start[node] as number) : head;
    tokens.push({ offset: layout.head[node] as number, key: head.inPlace ? head.source : -1 });
    units[node] = body.unit;
    const up = node === 0 ? -1 : (units[doc.parent[node] as number] as number);
    if (
      node > 0 &&
      doc.kind[node] === Kind.object &&
      body.unit >= 0 &&
      !body.inPlace &&
      body.unit !== up
    ) {
      const beside = doc.key[doc.parent[node] as number] === K.allOf ? ', beside its siblings' : '';
      notes.push({
        offset: layout.head[node] as number,
        note: `from ${unitName(graph, body.unit)}${beside}`,
        cycle: false,
      });
    }
    if (doc.key[node] === K.$ref && doc.kind[node] === Kind.string)
      notes.push({
        offset: layout.head[node] as number,
        ...keptNote(graph, rowAt.get(head.source) ?? -1),
      });
    if (
      (doc.kind[node] === Kind.object || doc.kind[node] === Kind.array) &&
      doc.after[node] !== node + 1
    )
      closers.push({
        offset: (layout.end[node] as number) - 1,
        source: (doc.end[node] as number) - 1,
      });
  }
  const closing = segmentSweep(traced.segments);
  for (const closer of closers.sort((a, b) => a.source - b.source)) {
    const { inPlace, source } = closing(closer.source);
    tokens.push({ offset: closer.offset, key: inPlace ? source : -1 });
  }
  tokens.sort((a, b) => a.offset - b.offset);
  const placed = {
    text: layout.text,
    first: 0,
    head: (node: number) => layout.head[node] as number,
    start: (node: number) => layout.start[node] as number,
    end: (node: number) => layout.end[node] as number,
  };
  return {
    shown: {
      text: layout.text,
      notes: byLine(layout.text, notes),
      places: placesIn(doc, placed, 0),
    },
    lines: linesOf(layout.text, tokens),
  };
}

function keptNote(graph: RefGraph, row: number): { note: string; cycle: boolean } {
  const { refs, units } = graph;
  const to = row < 0 ? -1 : (refs.to[row] as number);
  if (to >= 0 && units.cyclic[to] === true) return { note: 'kept, on a cycle', cycle: true };
  return { note: to >= 0 ? `kept, ${unitName(graph, to)}` : 'kept as written', cycle: false };
}

/** Notes by line; the first of a line counts. */
export function byLine(
  text: string,
  notes: readonly { readonly offset: number; readonly note: string; readonly cycle: boolean }[],
): LineNote[] {
  const sorted = [...notes].sort((a, b) => a.offset - b.offset);
  const out: LineNote[] = [];
  let line = 0;
  let at = 0;
  for (const { offset, note, cycle } of sorted) {
    for (let end = text.indexOf('\n', at); end >= 0 && end < offset; end = text.indexOf('\n', at)) {
      line++;
      at = end + 1;
    }
    if (out.at(-1)?.line !== line) out.push({ line, note, cycle });
  }
  return out;
}

/** The run an offset of the output belongs to, and where that offset is in the source; asked for in ascending order. */
function segmentSweep(segments: readonly Segment[]): (offset: number) => Segment {
  let next = 0;
  return (offset) => {
    while (next + 1 < segments.length && (segments[next + 1] as Segment).start <= offset) next++;
    const { start, source, unit, inPlace } = segments[next] as Segment;
    return { start, source: source < 0 ? -1 : source + offset - start, unit, inPlace };
  };
}
