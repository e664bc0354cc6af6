import { layOut } from '../json/layout.ts';
import { parse } from '../json/parse.ts';
import { pointerTo } from '../json/pointer.ts';
import { servedBytes } from '../pipeline/measure.ts';
import { givenRange } from '../pipeline/places.ts';
import type { Prepared } from '../pipeline/prepare.ts';
import { refusalsOf } from '../pipeline/refusals.ts';
import type { AfterView, Hunk, Mark, SchemaFactsView } from '../protocol.ts';
import { followPointer } from '../refs/follow-pointer.ts';
import { unitName } from '../refs/unit-name.ts';
import type { Diagnostic, Side } from '../report-types.ts';
import { afterText } from './after.ts';
import type { Placed } from './before.ts';
import { beforeText, placesIn, tokensOf, WIDTH } from './before.ts';
import { beforeNotes } from './before-notes.ts';
import { graphFacts } from './graph-facts.ts';
import { alignLines, linesOf } from './lines.ts';
import { trace } from './segments.ts';
import { sizeRows } from './size-rows.ts';

export interface Wanted {
  readonly toolIndex: number;
  readonly side: Side;
  readonly verbatim: boolean;
  readonly maxBytes: number;
}

/** Everything the page shows of one schema; undefined where the tool has no such schema. */
export function presentSchema(
  prepared: Prepared,
  diagnostics: readonly Diagnostic[],
  { toolIndex, side, verbatim, maxBytes }: Wanted,
): SchemaFactsView | undefined {
  const {
    tools,
    source: { doc },
    graph,
  } = prepared;
  const index = tools.schemas.findIndex((site) => site.tool === toolIndex && site.side === side);
  if (index < 0) return undefined;
  const { node } = tools.schemas[index] as { node: number };
  const outcome = prepared.outcome(index);
  const placed = beforeText(doc, node, verbatim);
  const beforeLines = linesOf(placed.text, tokensOf(doc, placed, node));
  const { ownBytes, shares } = outcome.shares();
  const { view, hunks } = afterView(prepared, index, maxBytes, beforeLines);
  return {
    toolIndex,
    side,
    pointer: pointerTo(doc, node),
    range: givenRange(doc, doc.start[node] as number, doc.end[node] as number),
    before: {
      text: placed.text,
      notes: beforeNotes(graph, index, placed),
      places: placesIn(doc, placed, node),
    },
    after: view,
    hunks,
    marks: marksOf(prepared, diagnostics, index, placed),
    graph: graphFacts(graph, index, new Map(shares.map((share) => [share.unit, share]))),
    sizes: {
      before: String(servedBytes(doc, node)),
      after: String(outcome.bytes),
      rows: sizeRows(graph, index, ownBytes, shares),
    },
  };
}

function afterView(
  prepared: Prepared,
  index: number,
  maxBytes: number,
  beforeLines: ReturnType<typeof linesOf>,
): { view: AfterView; hunks: readonly Hunk[] } {
  const {
    graph,
    source: { doc },
  } = prepared;
  const refused = refusalsOf(prepared, index);
  if (refused.length > 0) return { view: { kind: 'refused', diagnostics: refused }, hunks: [] };
  const outcome = prepared.outcome(index);
  const bytes = String(outcome.bytes);
  const { planned } = outcome;
  if (planned === undefined) {
    const folds = outcome.bytes > BigInt(maxBytes) ? outcome.folded : undefined;
    const { view, hunks } = splicedView(
      folds?.(maxBytes) ?? outcome.text(new Uint8Array(doc.count)),
      bytes,
      beforeLines,
    );
    return { view: folds === undefined ? view : { ...view, kind: 'folded' }, hunks };
  }
  const { plan, forecast } = planned;
  const fold = (state: number): string =>
    `${String(forecast.sizes[state])} bytes, from ${unitName(graph, forecast.system.unit[state] as number)}`;
  const traced = trace(plan, forecast, maxBytes, fold);
  const { shown, lines } = afterText(graph, traced);
  return {
    view: { kind: traced.folded ? 'folded' : 'text', shown, bytes },
    hunks: alignLines(beforeLines, lines),
  };
}

/** Where text was only spliced, equal lines in order are enough to align by. */
function splicedView(
  text: string,
  bytes: string,
  beforeLines: ReturnType<typeof linesOf>,
): { view: AfterView & { readonly kind: 'text' }; hunks: readonly Hunk[] } {
  const doc = parse(text);
  const layout = layOut(doc, 0, WIDTH);
  const placed: Placed = {
    text: layout.text,
    first: 0,
    head: (node) => layout.head[node] as number,
    start: (node) => layout.start[node] as number,
    end: (node) => layout.end[node] as number,
  };
  const lines = linesOf(layout.text, []);
  // A line of After takes the place of the next equal line of Before.
  const next = new Map<string, number[]>();
  beforeLines.forEach(({ text: line }, at) => {
    const known = next.get(line);
    if (known === undefined) next.set(line, [at]);
    else known.push(at);
  });
  const cursor = new Map<string, number>();
  let reached = -1;
  const keyed = lines.map(({ text: line }) => {
    const places = next.get(line) ?? [];
    let at = cursor.get(line) ?? 0;
    while (at < places.length && (places[at] as number) <= reached) at++;
    cursor.set(line, at);
    const found = places[at];
    // Far jumps are chance: a closing bracket stands everywhere.
    if (found === undefined || (line.length < 3 && found > reached + 1))
      return { key: -1, text: line };
    reached = found;
    return { key: found, text: line };
  });
  const shown = { text: layout.text, notes: [], places: placesIn(doc, placed, 0) };
  return {
    view: { kind: 'text', shown, bytes },
    hunks: alignLines(
      beforeLines.map(({ text: line }, key) => ({ key, text: line })),
      keyed,
    ),
  };
}

/** The findings of one schema, in its shown text. */
function marksOf(
  { source: { doc }, graph, tools }: Prepared,
  diagnostics: readonly Diagnostic[],
  index: number,
  placed: Placed,
): Mark[] {
  const { node, tool, side } = tools.schemas[index] as { node: number; tool: number; side: Side };
  const marks: Mark[] = [];
  diagnostics.forEach((found, diagnostic) => {
    if (found.toolIndex !== tool || found.side !== side) return;
    const followed = followPointer(doc, graph.children, 0, found.pointer, 0, found.pointer.length);
    if (
      !('node' in followed) ||
      followed.node < node ||
      followed.node >= (doc.after[node] as number)
    )
      return;
    // A finding about an object or an array is marked at its head: the whole would colour half the text.
    const at = followed.node;
    const start = placed.head(at);
    const whole = doc.after[at] === at + 1;
    marks.push({
      start,
      end: whole ? placed.end(at) : Math.max(placed.start(at) + 1, start + 1),
      diagnostic,
    });
  });
  return marks;
}
