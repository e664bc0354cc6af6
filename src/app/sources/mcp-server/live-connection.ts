/** The one connection of this page, with all that a store must not hold: its session, its target and its credentials. */
import { connect } from '../../../connect/connect.ts';
import type { Captured, Connection, ListResult, Target } from '../../../connect/types.ts';
import type { AppStore } from '../../state/store.ts';
import type { Loaded } from '../loaded-text.ts';
import { serverTitle } from './server-words.ts';
import { MCP_SERVER } from './source-id.ts';

let live: Connection | null = null;
let running: AbortController | null = null;

const asText = (captured: Captured): Loaded => ({
  kind: 'text',
  text: captured.text,
  origin: { kind: 'server', title: serverTitle(captured) },
});

/** Connects, and gives what the server served; null where it failed or was cancelled, which the store then says. */
export async function connectTo(store: AppStore, target: Target): Promise<Loaded | null> {
  const { signal } = begin(store, 'connecting');
  let mine: Connection | null = null;
  const result = await connect(target, {
    signal,
    now: () => new Date(),
    pageUrl: window.location.href,
    onProgress: (progress) => {
      if (!signal.aborted) store.getState().attemptProgressed(progress);
    },
    onListChanged: () => {
      if (mine !== null && mine === live) store.getState().listChanged();
    },
  });
  if (signal.aborted) {
    // It was made at the very moment in which it was given up.
    if (result.kind === 'connected') void result.connection.close();
    return null;
  }
  running = null;
  const state = store.getState();
  if (result.kind !== 'connected') {
    if (result.kind === 'failed') state.attemptFailed(result);
    else state.attemptEnded();
    return null;
  }
  void live?.close();
  mine = result.connection;
  live = mine;
  const { captured } = mine;
  state.attemptEnded();
  state.serverCaptured(captured, target.via?.kind ?? 'direct');
  return asText(captured);
}

/** Fetches the list again over the same session. */
export async function reload(store: AppStore): Promise<Loaded | null> {
  if (live === null) return null;
  const { signal } = begin(store, 'reloading');
  const onProgress = store.getState().attemptProgressed;
  const result: ListResult = await live.reload({ signal, onProgress });
  if (signal.aborted) return null;
  running = null;
  const state = store.getState();
  if (result.kind === 'failed') {
    state.attemptFailed(result);
    state.dialogChanged({ kind: 'source', id: MCP_SERVER });
    return null;
  }
  state.attemptEnded();
  if (result.kind === 'cancelled') return null;
  const { captured } = result;
  const isSame = captured.text === state.server?.captured.text;
  state.serverCaptured(captured, state.server?.route ?? 'direct');
  if (isSame) state.noticeRaised('toast', 'The list is the same as before.');
  return isSame && state.document.text === captured.text ? null : asText(captured);
}

/** What was captured, once more, after something else was opened or it was edited. */
export function servedText(store: AppStore): Loaded | null {
  const captured = store.getState().server?.captured;
  return captured === undefined ? null : asText(captured);
}

/** Gives up at once; what the server still sends goes nowhere. */
export function cancelAttempt(store: AppStore): void {
  running?.abort();
  running = null;
  store.getState().attemptEnded();
}

export function disconnect(store: AppStore): void {
  cancelAttempt(store);
  void live?.close();
  live = null;
  store.getState().serverLeft();
}

function begin(store: AppStore, doing: 'connecting' | 'reloading'): AbortController {
  running?.abort();
  running = new AbortController();
  store.getState().attemptStarted(doing);
  return running;
}
