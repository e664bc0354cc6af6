import { pointerTo } from '../json/pointer.ts';
import type { Settings } from '../settings.ts';
import type { Prepared } from './prepare.ts';
import { prepare } from './prepare.ts';
import { readingProblems } from './problems.ts';

export interface MeasuredDefinition {
  readonly pointer: string;
  readonly copies: bigint;
  /** Bytes of one copy, without what it contains from other definitions. */
  readonly ownBytes: bigint;
  readonly contribution: bigint;
  readonly onCycle: boolean;
}

export interface MeasuredSchema {
  readonly pointer: string;
  readonly before: bigint;
  readonly after: bigint;
  readonly ownBytes: bigint;
  readonly definitions: readonly MeasuredDefinition[];
  /** Why the strategy gives nothing for this schema; then `after` is what `before` is. */
  readonly refused?: string;
}

export interface Measured {
  readonly schemas: readonly MeasuredSchema[];
}

/**
 * Exact bytes of every schema and definition, before and after, also where the output could not be built.
 *
 * @law `ownBytes` and all contributions add up to `after`; `after` is the length that `rewrite` writes.
 */
export function measure(text: string, settings?: Settings): Measured {
  const prepared = prepare(text, settings);
  if (readingProblems(prepared).length > 0) return { schemas: [] };
  return { schemas: prepared.tools.schemas.map((_, index) => measureSchema(prepared, index)) };
}

function measureSchema(
  { source: { doc }, tools, graph, outcome }: Prepared,
  index: number,
): MeasuredSchema {
  const node = (tools.schemas[index] as { node: number }).node;
  const { units } = graph;
  const { bytes, shares, refusal } = outcome(index);
  const { ownBytes, shares: all } = shares();
  const base = pointerTo(doc, node);
  return {
    pointer: base,
    before: BigInt(servedBytes(doc, node)),
    after: bytes,
    ownBytes,
    definitions: all.map(({ unit, copies, ownBytes: own, contribution }) => ({
      pointer: base + pointerTo(doc, units.node[unit] as number, node),
      copies,
      ownBytes: own,
      contribution,
      onCycle: units.cyclic[unit] === true,
    })),
    ...(refusal === undefined ? {} : { refused: refusal.message }),
  };
}

/** Bytes as minified UTF-8, shadowed members included. */
export const servedBytes = (doc: Prepared['source']['doc'], node: number): number =>
  (doc.size[node] as number) + (doc.shadowedBytes.get(node) ?? 0);
