import type { StrategyInfo } from '../../engine/protocol.ts';
import type { EquivalenceReport, Scope } from '../../judge/types.ts';
import type { AppState } from '../state/app-state.ts';
import type { AppStore } from '../state/store.ts';
import type { Awaited, CompareKey } from '../state/strategies-slice.ts';
import { COMPARED_READERS } from '../state/strategies-slice.ts';
import type { Peers } from './judge-scope.ts';
import { scopeOf } from './judge-scope.ts';
import type { Watched } from './judging.ts';
import { PACKAGE_STRATEGIES } from './package-strategies.ts';
import { runWhileOpen } from './run-while-open.ts';
import { awaitedOf, sizeBy } from './strategy-size.ts';
import { tallyOf } from './tally-loads.ts';

/** For each schema of a whole list; one schema alone gets the judge's own, larger bounds. */
const OF_A_LIST = { instances: 120, limitMs: 250 } as const;

/** The panel Strategies is open -> every strategy is measured, judged, and its result given to some readers. */
export function compareStrategies(store: AppStore, peers: Peers): Watched {
  return runWhileOpen<CompareKey>(store, {
    keyOf,
    isSame: isSameComparison,
    known: ({ comparison }) => (comparison?.status === 'done' ? comparison.key : null),
    run: (key, signal) => compareAll(store, peers, key, signal),
    cancelled: () => store.getState().comparisonEnded('cancelled'),
  });
}

function keyOf({ shown, catalogue, compareScope, focus }: AppState): CompareKey | null {
  if (shown === null || catalogue === null || shown.report.source.schemas === 0) return null;
  const toolIndex = compareScope === 'all' ? null : focus.toolIndex;
  if (compareScope === 'tool' && toolIndex === null) return null;
  return { text: shown.text, settings: shown.settings, toolIndex };
}

/** Texts are compared last: they may be long, and are mostly the same string. */
const isSameComparison = (a: CompareKey, b: CompareKey): boolean =>
  a.toolIndex === b.toolIndex &&
  a.settings.budgetBytes === b.settings.budgetBytes &&
  a.settings.unroll === b.settings.unroll &&
  a.settings.dialect === b.settings.dialect &&
  a.settings.shape === b.settings.shape &&
  a.text === b.text;

async function compareAll(
  store: AppStore,
  peers: Peers,
  key: CompareKey,
  signal: AbortSignal,
): Promise<void> {
  const { catalogue, comparisonStarted, comparisonProgressed, comparisonEnded, rowCompared } =
    store.getState();
  const own = catalogue?.strategies ?? [];
  const infos = [
    ...own,
    ...PACKAGE_STRATEGIES.filter(({ id }) => !own.some((one) => one.id === id)),
  ];
  comparisonStarted(key, infos, performance.now());
  const whole = await scopeOf(peers, key.text, key.settings, key.toolIndex);
  for (const info of infos) {
    if (signal.aborted) return;
    comparisonProgressed(0, `measuring ${info.id}`);
    const size = await sizeBy(peers, whole, info, signal);
    if (signal.aborted) return;
    rowCompared(info.id, { size });
  }
  for (const [done, info] of judgedFirst(infos, key).entries()) {
    if (signal.aborted) return;
    comparisonProgressed(done, `judging ${info.id}`);
    await judge(store, peers, whole, info, signal);
  }
  if (!signal.aborted) comparisonEnded('done');
}

/** What is shown in After is of most interest. */
const judgedFirst = (infos: readonly StrategyInfo[], { settings }: CompareKey) =>
  [...infos].sort(
    (a, b) => Number(b.id === settings.strategy) - Number(a.id === settings.strategy),
  );

async function judge(
  store: AppStore,
  { judge: client }: Peers,
  whole: Scope,
  { id }: StrategyInfo,
  signal: AbortSignal,
): Promise<void> {
  const { rowCompared } = store.getState();
  const scope = { ...whole, settings: { ...whole.settings, strategy: id } };
  let saidAt = 0;
  rowCompared(id, { verdict: { kind: 'running', done: 0, total: 1 } });
  const outcome = await client.equivalence(
    { ...scope, ...(scope.toolIndex === undefined ? OF_A_LIST : {}) },
    {
      signal,
      onProgress: ({ done, total }) => {
        const now = performance.now();
        if (now - saidAt < SAY_EVERY_MS || signal.aborted) return;
        saidAt = now;
        rowCompared(id, { verdict: { kind: 'running', done, total } });
      },
    },
  );
  if (signal.aborted) return;
  const verdict: Awaited<EquivalenceReport> = awaitedOf(outcome);
  rowCompared(id, { verdict });
  if (
    verdict.kind === 'known' &&
    verdict.value.verdict.kind === 'nothing' &&
    verdict.value.schemas.length === 1
  )
    return;
  const loads = new Map();
  for (const { id: reader } of COMPARED_READERS) {
    const loaded = await client.load({ ...scope, reader, stage: 'after' }, { signal });
    if (signal.aborted) return;
    loads.set(reader, tallyOf(awaitedOf(loaded)));
    rowCompared(id, { loads: new Map(loads) });
  }
}

/** Progress that nobody could read would only keep the page busy. */
const SAY_EVERY_MS = 100;
