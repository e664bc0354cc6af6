import type { AppState } from '../state/app-state.ts';
import type { ArgumentsKey, ArgumentsVerdict } from '../state/arguments-slice.ts';
import type { AppStore } from '../state/store.ts';
import type { Peers } from './judge-scope.ts';
import { scopeOf } from './judge-scope.ts';
import type { Watched } from './judging.ts';
import { runWhileOpen } from './run-while-open.ts';

/** The panel Arguments is open -> what stands there is judged, after each pause in typing. */
export function judgeArguments(
  store: AppStore,
  peers: Peers,
): Watched & { readonly example: () => void } {
  const watched = runWhileOpen<ArgumentsKey>(store, {
    keyOf,
    isSame,
    known: ({ judged }) => judged?.key ?? null,
    run: (key, signal) => judge(store, peers, key, signal),
    cancelled: () => store.getState().judgingEnded(),
    pauseMs: 200,
  });
  return { ...watched, example: () => void makeExample(store, peers) };
}

function keyOf({ shown, focus, sentText }: AppState): ArgumentsKey | null {
  if (shown === null || focus.toolIndex === null || sentText.trim() === '') return null;
  const { text, settings } = shown;
  return { text, settings, toolIndex: focus.toolIndex, side: focus.side, sent: sentText };
}

const isSame = (a: ArgumentsKey, b: ArgumentsKey): boolean =>
  a.toolIndex === b.toolIndex &&
  a.side === b.side &&
  a.sent === b.sent &&
  a.settings === b.settings &&
  a.text === b.text;

async function judge(
  store: AppStore,
  peers: Peers,
  key: ArgumentsKey,
  signal: AbortSignal,
): Promise<void> {
  const { judgingStarted, argumentsJudged } = store.getState();
  judgingStarted('judging');
  const scope = await scopeOf(peers, key.text, key.settings, key.toolIndex);
  if (signal.aborted) return;
  const outcome = await peers.judge.ask(
    'arguments',
    { ...scope, toolIndex: scope.toolIndex ?? key.toolIndex, side: key.side, arguments: key.sent },
    { signal },
  );
  if (signal.aborted || outcome.kind === 'cancelled') return;
  const verdict: ArgumentsVerdict =
    outcome.kind === 'answer'
      ? outcome.value
      : outcome.kind === 'ended'
        ? outcome
        : { kind: 'failed', message: outcome.message };
  argumentsJudged(key, verdict);
}

async function makeExample(store: AppStore, peers: Peers): Promise<void> {
  const { shown, focus, judgingStarted, judgingEnded, sentTextChanged, noticeRaised } =
    store.getState();
  if (shown === null || focus.toolIndex === null) return;
  judgingStarted('making');
  const scope = await scopeOf(peers, shown.text, shown.settings, focus.toolIndex);
  const outcome = await peers.judge.ask('example', {
    ...scope,
    toolIndex: scope.toolIndex ?? focus.toolIndex,
    side: focus.side,
  });
  judgingEnded();
  if (outcome.kind === 'answer' && outcome.value.kind === 'example')
    sentTextChanged(outcome.value.arguments);
  else if (outcome.kind === 'answer' && outcome.value.kind === 'none')
    noticeRaised('toast', outcome.value.why);
  else if (outcome.kind === 'ended')
    noticeRaised('toast', `No example was found within ${outcome.afterMs / 1000} s.`);
  else if (outcome.kind === 'crashed') noticeRaised('toast', outcome.message);
}
