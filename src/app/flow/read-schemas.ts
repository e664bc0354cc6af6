import type { ReaderInfo, SchemaLoaded, Stage } from '../../judge/types.ts';
import type { AppState } from '../state/app-state.ts';
import { isTrouble } from '../state/loaded-words.ts';
import type { ReadColumn, ReadKey } from '../state/readers-slice.ts';
import type { AppStore } from '../state/store.ts';
import type { Peers } from './judge-scope.ts';
import type { Watched } from './judging.ts';
import { runWhileOpen } from './run-while-open.ts';

/** Milliseconds between two drawings of what comes in. */
const SHOW_EVERY_MS = 500;

/** The panel Readers is open -> every reader is given every schema, before and after. */
export function readSchemas(store: AppStore, peers: Peers): Watched {
  return runWhileOpen<ReadKey>(store, {
    keyOf: ({ shown }: AppState) =>
      shown === null || shown.report.source.schemas === 0
        ? null
        : { text: shown.text, settings: shown.settings },
    isSame: (a, b) => a.settings === b.settings && a.text === b.text,
    known: ({ reading }) => (reading?.status === 'done' ? reading.key : null),
    run: (key, signal) => readAll(store, peers, key, signal),
    cancelled: () => store.getState().readingEnded('cancelled'),
  });
}

async function readAll(
  store: AppStore,
  { judge }: Peers,
  key: ReadKey,
  signal: AbortSignal,
): Promise<void> {
  const { reading, readingStarted, readingProgressed, readingEnded } = store.getState();
  const infos = await judge.ask('readers', null, { signal });
  if (infos.kind !== 'answer' || signal.aborted) return;
  const kept =
    reading !== null && isSameBefore(reading.key, key)
      ? reading.columns.filter(({ stage, status }) => stage === 'before' && status === 'done')
      : [];
  readingStarted(key, infos.value, kept, performance.now());
  let done = 0;
  for (const stage of ['before', 'after'] as const)
    for (const reader of infos.value) {
      if (signal.aborted) return;
      readingProgressed(done, `${reader.title}, ${stage}`);
      done += 1;
      if (kept.some((one) => one.reader === reader.id && one.stage === stage)) continue;
      await readColumn(store, judge, key, reader, stage, signal);
    }
  if (!signal.aborted) readingEnded('done');
}

/** The forms as served do not depend on the strategy. */
const isSameBefore = (a: ReadKey, b: ReadKey): boolean =>
  a.settings.dialect === b.settings.dialect &&
  a.settings.shape === b.settings.shape &&
  a.text === b.text;

async function readColumn(
  store: AppStore,
  judge: Peers['judge'],
  key: ReadKey,
  { id: reader }: ReaderInfo,
  stage: Stage,
  signal: AbortSignal,
): Promise<void> {
  const gathered = gather();
  const { columnRead } = store.getState();
  const show = (status: ReadColumn['status'], more: Partial<ReadColumn> = {}) => {
    if (!signal.aborted) columnRead({ reader, stage, status, ...gathered.now(), ...more });
  };
  show('running');
  let shownAt = performance.now();
  const outcome = await judge.load(
    { ...key, reader, stage },
    {
      signal,
      onPartial: (some) => {
        gathered.add(some as readonly SchemaLoaded[]);
        const now = performance.now();
        if (now - shownAt < SHOW_EVERY_MS) return;
        shownAt = now;
        show('running');
      },
    },
  );
  if (outcome.kind === 'answer') {
    const { schemas, list } = outcome.value;
    const whole = gather();
    whole.add(schemas);
    show('done', { ...whole.now(), ...(list === undefined ? {} : { list }) });
  } else if (outcome.kind === 'ended')
    show('failed', { message: `ended after ${outcome.afterMs / 1000} s without an answer` });
  else if (outcome.kind === 'crashed') show('failed', { message: outcome.message });
}

/** Collects by tool; what it gives is not changed by what comes later. */
function gather() {
  const byTool = new Map<number, readonly SchemaLoaded[]>();
  const troubled = new Set<number>();
  return {
    add: (some: readonly SchemaLoaded[]) => {
      for (const one of some) {
        const { toolIndex } = one.schema;
        byTool.set(toolIndex, [...(byTool.get(toolIndex) ?? []), one]);
        if (isTrouble(one.loaded)) troubled.add(toolIndex);
      }
    },
    now: () => ({ byTool: new Map(byTool), troubled: new Set(troubled) }),
  };
}
