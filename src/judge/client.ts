import type { Calls, JudgeEvents } from './calls.ts';
import { createCalls } from './calls.ts';
import { reportOf } from './equivalence/report.ts';
import type { OpenJudgePort } from './port.ts';
import type {
  EquivalenceInput,
  EquivalenceReport,
  JudgeOutcome,
  JudgeProgress,
  LoadInput,
  ReaderReport,
  SchemaEquivalence,
  SchemaLoaded,
  SchemaRef,
} from './types.ts';

export type { JudgeEvents } from './calls.ts';

export interface JudgeClient extends Calls {
  /** `ask('load')`, where a schema that ends or crashes its worker is named and the rest goes on in a new one. */
  readonly load: (input: LoadInput, events?: JudgeEvents) => Promise<JudgeOutcome<ReaderReport>>;
  /** `ask('equivalence')`, likewise. */
  readonly equivalence: (
    input: EquivalenceInput,
    events?: JudgeEvents,
  ) => Promise<JudgeOutcome<EquivalenceReport>>;
}

/** Milliseconds without a sign of life from the worker; then it is ended. */
const LIMIT_MS = 8_000;
/** Workers ended for one call; then what is left is not tried. */
const MOST_ENDED = 3;

/** Asks the judging worker. Opens it when first asked, and again when one was ended. */
export function createJudgeClient(open: OpenJudgePort, limitMs: number = LIMIT_MS): JudgeClient {
  const calls = createCalls(open, limitMs);
  const endless = createEndless();
  return {
    ...calls,
    load: (input, events = {}) =>
      resumed<SchemaLoaded, ReaderReport>(
        (from, passed) =>
          calls.ask('load', { ...input, from, untried: endless.of(input.text) }, passed),
        events,
        (schema, stopped, { loaded }) => {
          // The same instances would stop every other reader as well.
          if (loaded === true) endless.add(input.text, schema.pointer);
          return loaded === true && stopped.kind === 'ended'
            ? { schema, loaded: { kind: 'loads', untriedAfterMs: stopped.afterMs } }
            : { schema, loaded: stopped };
        },
        (schemas, whole) => ({
          reader: input.reader,
          stage: input.stage,
          ...whole,
          schemas: merged(schemas, whole?.schemas),
        }),
      ),
    equivalence: (input, events = {}) =>
      resumed<SchemaEquivalence, EquivalenceReport>(
        (from, passed) => calls.ask('equivalence', { ...input, from }, passed),
        events,
        (schema, stopped) => ({
          schema,
          equivalence:
            stopped.kind === 'ended' ? stopped : { kind: 'not-judged', why: stopped.message },
        }),
        (schemas) => reportOf(input, schemas),
      ),
  };
}

/** Schemas of the text at hand on which trying instances does not end. */
function createEndless() {
  let known: { readonly text: string; readonly pointers: string[] } = { text: '', pointers: [] };
  return {
    of: (text: string): readonly string[] => (known.text === text ? known.pointers : []),
    add: (text: string, pointer: string): void => {
      if (known.text !== text) known = { text, pointers: [] };
      if (!known.pointers.includes(pointer)) known.pointers.push(pointer);
    },
  };
}

type Stopped =
  | { readonly kind: 'ended'; readonly afterMs: number }
  | { readonly kind: 'crashed'; readonly message: string };

/** Asks again behind every schema that stopped a worker, until all are done or too many have. */
async function resumed<T extends { readonly schema: SchemaRef }, Whole>(
  ask: (from: number, events: JudgeEvents) => Promise<JudgeOutcome<Whole>>,
  events: JudgeEvents,
  stoppedAt: (schema: SchemaRef, stopped: Stopped, at: JudgeProgress) => T,
  whole: (schemas: readonly T[], answer: Whole | undefined) => Whole,
): Promise<JudgeOutcome<Whole>> {
  const done: T[] = [];
  for (let ended = 0, from = 0; ; ended++) {
    let current: JudgeProgress | undefined;
    const outcome = await ask(from, {
      ...events,
      onProgress: (progress) => {
        current = progress;
        events.onProgress?.(progress);
      },
      onPartial: (value) => {
        done.push(...(value as unknown as readonly T[]));
        events.onPartial?.(value);
      },
    });
    if (outcome.kind === 'answer') return { kind: 'answer', value: whole(done, outcome.value) };
    if (outcome.kind === 'cancelled') return outcome;
    // The worker fell before it came to a schema: another would as well.
    if (current === undefined) return outcome;
    const { schema } = current;
    if (schema === undefined) return { kind: 'answer', value: whole(done, undefined) };
    const stopped = stoppedAt(schema, outcome, current);
    done.push(stopped);
    events.onPartial?.([stopped] as never);
    if (ended + 1 >= MOST_ENDED || current.done + 1 >= current.total)
      return { kind: 'answer', value: whole(done, undefined) };
    from = current.done + 1;
  }
}

/** What the last worker says of a schema counts more than what was said on the way. */
function merged(
  onTheWay: readonly SchemaLoaded[],
  last: readonly SchemaLoaded[] | undefined,
): readonly SchemaLoaded[] {
  const known = new Map(last?.map((one) => [one.schema.pointer, one]));
  return onTheWay.map((one) => known.get(one.schema.pointer) ?? one);
}
