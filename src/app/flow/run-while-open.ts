import type { AppState } from '../state/app-state.ts';
import type { AppStore } from '../state/store.ts';
import type { Watched } from './judging.ts';

/** Milliseconds without a change before a long work is begun. */
const PAUSE_MS = 250;

/**
 * Runs one work while its panel is open: anew when what it is about changes, not again while it stays the same.
 * `run` must stop soon after its signal; `keyOf` null: there is nothing to work on.
 */
export function runWhileOpen<K>(
  store: AppStore,
  work: {
    readonly keyOf: (state: AppState) => K | null;
    readonly isSame: (a: K, b: K) => boolean;
    /** The key of a result that is there already. */
    readonly known: (state: AppState) => K | null;
    readonly run: (key: K, signal: AbortSignal) => Promise<void>;
    readonly cancelled: () => void;
    readonly pauseMs?: number;
  },
): Watched {
  let running: { readonly key: K; readonly abort: AbortController } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let refused: K | null = null;

  const stop = () => {
    clearTimeout(timer);
    const { abort } = running ?? {};
    running = null;
    abort?.abort();
  };
  const start = async (key: K) => {
    stop();
    const abort = new AbortController();
    const mine = { key, abort };
    running = mine;
    await work.run(key, abort.signal);
    if (running === mine) running = null;
  };
  const consider = (pauseMs: number) => {
    const state = store.getState();
    const key = work.keyOf(state);
    if (key === null) return stop();
    const current = running?.key ?? null;
    if (current !== null && work.isSame(current, key)) return undefined;
    if (refused !== null && work.isSame(refused, key)) return undefined;
    refused = null;
    const known = work.known(state);
    if (current === null && known !== null && work.isSame(known, key)) return undefined;
    stop();
    timer = setTimeout(() => void start(key), pauseMs);
    return undefined;
  };
  return {
    watch: () => {
      consider(0);
      const unsubscribe = store.subscribe((now, before) => {
        const key = work.keyOf(now);
        const former = work.keyOf(before);
        if (key !== null && former !== null && work.isSame(key, former)) return;
        if (key !== former) consider(work.pauseMs ?? PAUSE_MS);
      });
      return () => {
        unsubscribe();
        if (running !== null) work.cancelled();
        stop();
      };
    },
    cancel: () => {
      refused = work.keyOf(store.getState());
      stop();
      work.cancelled();
    },
    again: () => {
      refused = null;
      const key = work.keyOf(store.getState());
      if (key !== null) void start(key);
    },
  };
}
