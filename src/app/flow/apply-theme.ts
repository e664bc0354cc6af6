import type { Theme } from '../state/layout-slice.ts';
import type { AppStore } from '../state/store.ts';

/** Theme chosen, or the system's changed -> the root element says which tokens count. */
export function applyTheme(store: AppStore, root: HTMLElement): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = (theme: Theme) => {
    root.dataset['theme'] = theme === 'system' ? (system.matches ? 'dark' : 'light') : theme;
  };
  apply(store.getState().arrangement.theme);
  system.addEventListener('change', () => apply(store.getState().arrangement.theme));
  store.subscribe((now, before) => {
    if (now.arrangement.theme !== before.arrangement.theme) apply(now.arrangement.theme);
  });
}
