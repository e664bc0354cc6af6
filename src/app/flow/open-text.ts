import { sources } from '../sources/index.ts';
import type { Loaded } from '../sources/loaded-text.ts';
import type { AppStore } from '../state/store.ts';

/** A source gave something -> it becomes the document, or an alert says why not. */
export function openLoaded(store: AppStore, loaded: Loaded | null): void {
  if (loaded === null) return;
  const state = store.getState();
  if (loaded.kind === 'text') {
    state.documentOpened(loaded.text, loaded.origin);
    if (loaded.text === '') state.beforeModeChosen('source');
  } else {
    state.noticeRaised('alert', loaded.why);
  }
}

/** A source was chosen -> it is asked at once, or its form is opened. */
export function openSource(store: AppStore, id: string): void {
  const source = sources.find((one) => one.id === id);
  if (source?.form !== undefined) store.getState().dialogChanged({ kind: 'source', id });
  else void source?.load?.().then((loaded) => openLoaded(store, loaded));
}
