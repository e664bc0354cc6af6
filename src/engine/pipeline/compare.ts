import { dialectByUri } from '../dialects/index.ts';
import type { Strategy } from '../inline/define-strategy.ts';
import type { Outcome } from '../inline/outcome.ts';
import { outcomeOf } from '../inline/outcome.ts';
import type { StrategySize } from '../protocol.ts';
import type { Held } from './held.ts';
import { heldByPlan, heldByTexts, heldIn } from './held.ts';
import { servedBytes } from './measure.ts';
import type { Prepared } from './prepare.ts';
import { refusalsOf } from './refusals.ts';

/** Bytes of written schemas that are read again to count what they hold; more would take longer than a look. */
const MOST_READ = 8_388_608n;
/** Failures that are told in full, of a list in which each schema may have one. */
const MOST_FAILURES = 50;

/**
 * Bytes, references and definitions of what a strategy makes of all schemas, or of those of one tool. `prepared` may
 * be that of any other strategy of the same text: references lead where they lead.
 *
 * What inlines is measured without building it; what edits or transforms is written and read again where it is small.
 */
export function compareStrategy(
  given: Prepared,
  strategy: Strategy,
  toolIndex: number | undefined,
): StrategySize {
  const prepared = withStrategy(given, strategy);
  const { doc } = prepared.source;
  let before = 0;
  let after = 0n;
  let failed = 0;
  const failures: StrategySize['failures'][number][] = [];
  const outcomes: { readonly index: number; readonly outcome: Outcome }[] = [];
  prepared.tools.schemas.forEach(({ node, tool, side }, index) => {
    if (toolIndex !== undefined && tool !== toolIndex) return;
    before += servedBytes(doc, node);
    const [refusal] = refusalsOf(prepared, index);
    if (refusal !== undefined) {
      failed++;
      if (failures.length < MOST_FAILURES)
        failures.push({ toolIndex: tool, side, message: refusal.message });
      return;
    }
    const outcome = prepared.outcome(index);
    after += outcome.bytes;
    outcomes.push({ index, outcome });
  });
  const whole = failed === 0;
  const held = whole ? heldBy(prepared, outcomes, after) : undefined;
  return {
    strategy: strategy.id,
    before: String(before),
    after: whole ? String(after) : null,
    growth: whole && before > 0 ? Number(after) / before : null,
    referencesLeft: held?.references ?? null,
    definitionsKept: held?.definitions ?? null,
    tooLarge: whole && after > BigInt(prepared.settings.maxBytes),
    failed,
    failures,
  };
}

/** Every outcome once, since those of a transform are made by running it. */
function withStrategy(prepared: Prepared, strategy: Strategy): Prepared {
  const { graph, settings, tools } = prepared;
  const made = new Map<number, Outcome>();
  const outcome = (index: number): Outcome => {
    const known = made.get(index);
    if (known !== undefined) return known;
    const one = outcomeOf(strategy, graph, index, settings, tools.schemas[index]?.side);
    made.set(index, one);
    return one;
  };
  return { ...prepared, strategy, outcome };
}

function heldBy(
  { graph, strategy, settings, source: { doc } }: Prepared,
  outcomes: readonly { readonly index: number; readonly outcome: Outcome }[],
  bytes: bigint,
): Held | undefined {
  if (strategy.kind !== 'inline' && strategy.keepsShadowed !== true) {
    if (bytes > MOST_READ) return undefined;
    const touched = new Uint8Array(doc.count);
    const override = settings.dialect === undefined ? undefined : dialectByUri(settings.dialect);
    return heldByTexts(
      outcomes.map(({ outcome }) => outcome.text(touched)),
      override,
    );
  }
  let references = 0;
  let definitions = 0;
  for (const { index, outcome } of outcomes) {
    const root = graph.roots[index];
    const { planned } = outcome;
    const held = planned !== undefined ? heldByPlan(planned) : root && heldIn(graph, root);
    references += held?.references ?? 0;
    definitions += held?.definitions ?? 0;
  }
  return { references, definitions };
}
