import { Flag } from '../json/document.ts';
import { pointerTo } from '../json/pointer.ts';
import type { Splice } from '../json/splice.ts';
import type { Diagnostic, Side } from '../report-types.ts';
import type { Settings } from '../settings.ts';
import { nodeRange } from './places.ts';
import type { Prepared } from './prepare.ts';
import { prepare } from './prepare.ts';
import { readingProblems } from './problems.ts';
import { refusalsOf } from './refusals.ts';

export type Rewritten =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly schemas: readonly { readonly pointer: string; readonly kept: readonly string[] }[];
    }
  /** Exact size of the whole output. */
  | { readonly kind: 'too-large'; readonly bytes: bigint }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

export type RewriteSettings = Settings & { readonly tool?: string; readonly side?: Side };

/** Strings cannot be longer on this platform, whatever a caller allows. */
const LONGEST = 500_000_000;

/**
 * Rewrite every schema of a text by a strategy; the rest of the document stays as it is, minified.
 *
 * @failure none is thrown: what cannot be read or asked for is `refused` with diagnostics, what would be
 *   larger than `maxBytes` is `too-large` with its exact size and is not built.
 */
export function rewrite(text: string, settings?: RewriteSettings): Rewritten {
  const prepared = prepare(text, settings);
  const problems = readingProblems(prepared);
  if (problems.length > 0) return { kind: 'refused', diagnostics: problems };
  const only =
    settings?.tool === undefined
      ? undefined
      : findSchema(prepared, settings.tool, settings.side ?? 'input');
  if (only !== undefined && typeof only !== 'number')
    return { kind: 'refused', diagnostics: [only] };
  const wanted = only === undefined ? prepared.tools.schemas.map((_, index) => index) : [only];
  const refused = refusals(prepared, wanted);
  if (refused.length > 0) return { kind: 'refused', diagnostics: refused };
  return only === undefined
    ? whole(prepared, wanted)
    : single(prepared, only, new Uint8Array(prepared.source.doc.count));
}

/** Schema `index` alone. `touched` is scratch, one byte for each value of the document, that many calls may share. */
export function rewriteSchema(prepared: Prepared, index: number, touched: Uint8Array): Rewritten {
  const refused = refusals(prepared, [index]);
  return refused.length > 0
    ? { kind: 'refused', diagnostics: refused }
    : single(prepared, index, touched);
}

function single(prepared: Prepared, index: number, touched: Uint8Array): Rewritten {
  const outcome = prepared.outcome(index);
  if (outcome.bytes > limit(prepared)) return { kind: 'too-large', bytes: outcome.bytes };
  return { kind: 'text', text: outcome.text(touched), schemas: [described(prepared, index)] };
}

function whole(prepared: Prepared, indexes: readonly number[]): Rewritten {
  const {
    source: { doc },
    tools,
    strategy,
  } = prepared;
  const bytes = wholeBytes(prepared);
  if (bytes > limit(prepared)) return { kind: 'too-large', bytes };
  const touched = new Uint8Array(doc.count);
  const splices = strategy.keepsShadowed === true ? [] : shadowedAround(prepared);
  let out = '';
  let at = 0;
  let next = 0;
  const upTo = (offset: number): void => {
    for (; next < splices.length && (splices[next] as Splice).start < offset; next++) {
      const { start, end } = splices[next] as Splice;
      out += doc.text.slice(at, start);
      at = end;
    }
    out += doc.text.slice(at, offset);
  };
  for (const index of indexes) {
    const node = (tools.schemas[index] as { node: number }).node;
    upTo(doc.start[node] as number);
    out += prepared.outcome(index).text(touched);
    at = doc.end[node] as number;
  }
  upTo(doc.text.length);
  return { kind: 'text', text: out, schemas: indexes.map((index) => described(prepared, index)) };
}

/** Exact bytes of the whole output. */
export function wholeBytes({ source: { doc }, tools, strategy, outcome }: Prepared): bigint {
  let around =
    doc.count === 0
      ? 0
      : (doc.size[0] as number) +
        (strategy.keepsShadowed === true ? (doc.shadowedBytes.get(0) ?? 0) : 0);
  let small = 0;
  let large = 0n;
  tools.schemas.forEach(({ node }, index) => {
    around -=
      (doc.size[node] as number) +
      (strategy.keepsShadowed === true ? (doc.shadowedBytes.get(node) ?? 0) : 0);
    const { bytes, approximate } = outcome(index);
    if (approximate < 1e12) small += approximate;
    else large += bytes;
  });
  return BigInt(around + small) + large;
}

const limit = ({ settings }: Prepared): bigint => BigInt(Math.min(settings.maxBytes, LONGEST));

function described(
  { source: { doc }, tools, outcome }: Prepared,
  index: number,
): { pointer: string; kept: readonly string[] } {
  return {
    pointer: pointerTo(doc, (tools.schemas[index] as { node: number }).node),
    kept: outcome(index).kept,
  };
}

/** Shadowed members outside the schemas; inside them the strategy has taken them out. */
function shadowedAround({ source: { doc }, tools }: Prepared): Splice[] {
  if (doc.shadowedBytes.size === 0) return [];
  const splices: Splice[] = [];
  let schema = 0;
  for (let node = 0; node < doc.count; ) {
    while (schema < tools.schemas.length && (tools.schemas[schema] as { node: number }).node < node)
      schema++;
    if (node === tools.schemas[schema]?.node) node = doc.after[node] as number;
    else if (((doc.flags[node] as number) & Flag.shadowed) !== 0) {
      splices.push({
        start: doc.keyStart[node] as number,
        end: (doc.end[node] as number) + 1,
        text: '',
      });
      node = doc.after[node] as number;
    } else node++;
  }
  return splices;
}

/** Index of a tool's schema, or why there is none. */
function findSchema(
  { tools, source: { doc } }: Prepared,
  name: string,
  side: Side,
): number | Diagnostic {
  const tool = tools.tools.findIndex((one) => one.name === name);
  const at = { pointer: '', range: nodeRange(doc, 0), severity: 'error' as const };
  if (tool < 0)
    return {
      ...at,
      code: 'settings/unknown-tool',
      message: `There is no tool "${name}". There are: ${
        tools.tools
          .slice(0, 20)
          .map((one) => one.name)
          .join(', ') || 'none'
      }.`,
    };
  const index = tools.schemas.findIndex((site) => site.tool === tool && site.side === side);
  return index >= 0
    ? index
    : {
        ...at,
        code: 'settings/no-such-side',
        message: `The tool "${name}" has no ${side} schema.`,
      };
}

function refusals(prepared: Prepared, indexes: readonly number[]): Diagnostic[] {
  return indexes.flatMap((index) => refusalsOf(prepared, index));
}
