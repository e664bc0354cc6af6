import type { Strategy } from '../../inline/define-strategy.ts';
import { defineStrategy } from '../../inline/define-strategy.ts';
import { outcomeOf } from '../../inline/outcome.ts';
import { strategies } from '../../inline/strategies/index.ts';
import type { Document } from '../../json/document.ts';
import { parse } from '../../json/parse.ts';
import type { Consumer } from '../define-consumer.ts';
import type { Step } from '../steps/define-step.ts';
import { isSchema, treeAt } from '../steps/schema-tree.ts';
import type { Left } from './leaves.ts';
import { leftInWords, leftOf } from './leaves.ts';

/** How a schema is made fit for one consumer: references first, then small steps in this order. */
export interface Repair {
  readonly consumer: Pick<Consumer, 'id' | 'title' | 'rules' | 'inherits'>;
  /** `cut-cycles` where the consumer takes no reference at all; else some may stay, so that nothing grows too large. */
  readonly references: 'within-budget' | 'cut-cycles';
  readonly steps: readonly Step[];
  /** Rules that it leaves broken, besides those that no change of a schema can mend. */
  readonly leaves: readonly Left[];
}

/** Inlined text beyond this is not repaired: such a schema is too large for any model. Bytes. */
const MOST_BYTES = 16_777_216n;

/** Scratch of the writer, shared by the schemas of a document. */
const scratch = new WeakMap<Document, Uint8Array>();

function scratchOf(doc: Document): Uint8Array {
  let bytes = scratch.get(doc);
  if (bytes === undefined) {
    bytes = new Uint8Array(doc.count);
    scratch.set(doc, bytes);
  }
  return bytes;
}

/** The strategy `for:<consumer>`. What a model never sees, output schemas, is only inlined. */
export function strategyFor({ consumer, references, steps, leaves }: Repair): Strategy {
  const base = strategies.find(({ id }) => id === references) as Strategy;
  const losses = [
    ...(references === 'cut-cycles' ? ['what lies behind the point where a cycle is cut'] : []),
    ...steps.map(({ loses }) => loses).filter((loss) => loss !== ''),
  ];
  const says = [...new Set(losses)].join('; ');
  return defineStrategy({
    id: `for:${consumer.id}`,
    consumer: consumer.id,
    title: `For ${consumer.title}`,
    summary: `Inlines references and changes what ${consumer.title} would refuse, step by step.`,
    lossless: false,
    source: [...new Set(consumer.rules.flatMap(({ sources }) => sources.slice(0, 1)))].slice(0, 4),
    label: 'ours',
    loses: `${says === '' ? 'Nothing' : `${says[0]?.toUpperCase()}${says.slice(1)}`}.${leftInWords(leftOf(consumer, leaves))}`,
    kind: 'transform',
    // The text of the base is read instead: what is inlined is not known before.
    read: () => undefined,
    transform(_, { graph, rootIndex, settings, side }) {
      const inlined = outcomeOf(base, graph, rootIndex, settings, side);
      if (inlined.bytes > MOST_BYTES)
        throw new Error(`${inlined.bytes} bytes without references, which no model takes.`);
      const doc = parse(inlined.text(scratchOf(graph.doc)));
      const tree = treeAt(doc, 0);
      if (side === 'input' && isSchema(tree)) for (const step of steps) step.apply(tree);
      return tree;
    },
  });
}
