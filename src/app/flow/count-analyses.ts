import type { AppStore } from '../state/store.ts';

/** Tells tests and assistive scripts how many analyses are finished: the one hook the page exposes. */
export function countAnalyses(store: AppStore, root: HTMLElement): void {
  store.subscribe((now, before) => {
    if (now.finished !== before.finished) root.dataset['revision'] = String(now.finished);
  });
}
