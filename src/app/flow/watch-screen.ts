import type { AppStore } from '../state/store.ts';

/** Narrow or touched: one panel at a time. The same query stands in tokens.css. */
const SMALL = '(max-width: 767px), (pointer: coarse)';

export function watchScreen(store: AppStore): void {
  const query = window.matchMedia(SMALL);
  store.getState().screenChanged(query.matches);
  query.addEventListener('change', () => store.getState().screenChanged(query.matches));
}
