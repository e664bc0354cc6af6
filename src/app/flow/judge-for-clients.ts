import type { AppState } from '../state/app-state.ts';
import type { ClientsKey } from '../state/clients-slice.ts';
import type { AppStore } from '../state/store.ts';
import type { Peers } from './judge-scope.ts';
import type { Watched } from './judging.ts';
import { runWhileOpen } from './run-while-open.ts';

/** The panel Clients is open -> every client judges every tool, as served now and after the strategy. */
export function judgeForClients(store: AppStore, peers: Peers): Watched {
  return runWhileOpen<ClientsKey>(store, {
    keyOf: ({ shown, serverName, profileText }: AppState) =>
      shown === null || shown.report.tools.length === 0
        ? null
        : {
            text: shown.text,
            settings: shown.settings,
            server: serverName,
            profile: profileText.trim(),
          },
    isSame: (a, b) =>
      a.settings === b.settings &&
      a.server === b.server &&
      a.profile === b.profile &&
      a.text === b.text,
    known: ({ clientsJudged }) => (clientsJudged?.status === 'done' ? clientsJudged.key : null),
    run: (key, signal) => judgeAll(store, peers, key, signal),
    cancelled: () => store.getState().clientsEnded('cancelled'),
  });
}

async function judgeAll(
  store: AppStore,
  { engine }: Peers,
  key: ClientsKey,
  signal: AbortSignal,
): Promise<void> {
  const { consumers, consumersArrived, clientsStarted, clientsDone, clientsEnded } =
    store.getState();
  clientsStarted(key);
  // A worker that goes on with what nobody waits for would make the next question wait.
  signal.addEventListener('abort', () => engine.cancel(), { once: true });
  if (consumers.length === 0) {
    const today = new Date().toISOString().slice(0, 10);
    const known = await engine.call('consumers', { today });
    if (signal.aborted) return;
    if (known.kind === 'answer') consumersArrived(known.value);
  }
  const outcome = await engine.call('clients', key);
  if (signal.aborted) return;
  if (outcome.kind !== 'answer') return clientsEnded('failed', wordsOf(outcome));
  const checked = key.profile === '' ? null : await engine.call('check', key);
  if (signal.aborted) return;
  if (checked !== null && checked.kind !== 'answer')
    return clientsEnded('failed', wordsOf(checked));
  clientsDone(outcome.value, checked?.value ?? null);
}

const wordsOf = (outcome: { readonly kind: string }): string =>
  'message' in outcome ? String(outcome.message) : `The worker was ${outcome.kind}.`;
