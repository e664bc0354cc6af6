import { sources } from '../sources/index.ts';
import type { Loaded } from '../sources/loaded-text.ts';
import type { AppStore } from '../state/store.ts';

/** UTF-16 units that are analysed without being asked. product.md section 7: 8 MiB. */
const ASKED_FROM = 8_388_608;

/** A source gave something -> it becomes the document, or an alert says why not. */
export function openLoaded(store: AppStore, loaded: Loaded | null, isAsked = false): void {
  if (loaded === null) return;
  const state = store.getState();
  if (loaded.kind === 'text' && loaded.text.length > ASKED_FROM && !isAsked) {
    state.noticeRaised(
      'alert',
      `This text has ${loaded.text.length.toLocaleString('en-US')} characters.`,
      'More than 8 MiB may take long, and the page may have to end the analysis.',
      { label: 'Read it anyway', take: () => openLoaded(store, loaded, true) },
    );
  } else if (loaded.kind === 'text') {
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
