import { quoted } from '../base/quoted.ts';
import { isComposite, scalarText } from '../json/graph.ts';
import type { GraphSize } from '../json/graph-size.ts';
import { graphSize } from '../json/graph-size.ts';
import { graphText } from '../json/graph-text.ts';
import { valueAt } from '../json/value.ts';
import type { SchemaRoot } from '../refs/types.ts';
import type { Strategy, TransformSubject } from './define-strategy.ts';
import type { Outcome, Refusal } from './outcome.ts';

type Transform = Strategy & { readonly kind: 'transform' };

/** Run a transform once; what it returns is kept and measured, and written only when asked for. */
export function transformed(strategy: Transform, subject: TransformSubject): Outcome {
  const { doc, roots } = subject.graph;
  const { node } = roots[subject.rootIndex] as SchemaRoot;
  let value: unknown;
  try {
    value = strategy.transform((strategy.read ?? valueAt)(doc, node), subject);
  } catch (error) {
    return refused(subject, {
      code: 'strategy/throws',
      message: `${strategy.title} throws: ${messageOf(error)}`,
    });
  }
  const size = graphSize(value);
  const problem = withoutForm(strategy, value, size);
  return problem === undefined ? written(value, size) : refused(subject, problem);
}

function written(value: unknown, { bytes, references }: GraphSize): Outcome {
  return {
    bytes,
    approximate: Number(bytes),
    kept: references,
    missed: false,
    planned: undefined,
    // What came from where is known to the system alone.
    shares: () => ({ ownBytes: bytes, shares: [] }),
    text: () => graphText(value),
    folded: (limit) => foldedText(value, limit),
  };
}

/** Sizes are counted again here, since keeping them would double what every outcome holds. */
function foldedText(value: unknown, limit: number): string {
  const { sizes } = graphSize(value);
  return graphText(value, (part, before) =>
    before < limit ? undefined : `{"…":"${sizes.get(part) ?? 0n} bytes"}`,
  );
}

function refused(
  { graph: { doc, roots }, rootIndex }: TransformSubject,
  refusal: Refusal,
): Outcome {
  const { node } = roots[rootIndex] as SchemaRoot;
  const bytes = (doc.size[node] as number) + (doc.shadowedBytes.get(node) ?? 0);
  return {
    bytes: BigInt(bytes),
    approximate: bytes,
    kept: [],
    missed: false,
    planned: undefined,
    refusal,
    shares: () => ({ ownBytes: BigInt(bytes), shares: [] }),
    text: () => doc.text.slice(doc.start[node], doc.end[node]),
  };
}

function withoutForm(
  { title }: Transform,
  value: unknown,
  { loop }: GraphSize,
): Refusal | undefined {
  if (loop !== undefined)
    return {
      code: 'strategy/cyclic-object',
      message: `${title} returns an object that contains itself and so has no JSON form: ${loop.at} is ${loop.onto} again.`,
    };
  if (!isComposite(value) && scalarText(value) === undefined)
    return { code: 'strategy/no-value', message: `${title} returns nothing that JSON can write.` };
  return undefined;
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return quoted(String(error));
  return error.message.length > 500 ? `${error.message.slice(0, 500)}…` : error.message;
}
