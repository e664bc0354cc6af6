import { isReadable } from '../state/analysis-slice.ts';
import type { AppStore } from '../state/store.ts';

/** The first report of an opened text arrived -> Before shows the source where there is no schema to show. */
export function showUnreadable(store: AppStore): void {
  let judged = 0;
  store.subscribe((now, before) => {
    if (now.latest === null || now.latest === before.latest || now.opened === judged) return;
    if (now.latest.text !== now.document.text) return;
    judged = now.opened;
    now.beforeModeChosen(isReadable(now.latest.report) ? 'schema' : 'source');
  });
}
