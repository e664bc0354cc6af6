import type { Arrangement } from '../state/layout-slice.ts';
import type { AppStore } from '../state/store.ts';
import { readArrangement, writeArrangement } from '../state/stored-arrangement.ts';

const KEY = 'refscope.arrangement';

/** What a person arranged goes to local storage and comes back at the next visit. Nothing of a text does. */
export function rememberArrangement(store: AppStore): void {
  const held = read();
  if (held !== null) store.getState().arrangementRestored(held);
  let timer: ReturnType<typeof setTimeout> | undefined;
  store.subscribe((now, before) => {
    if (now.arrangement === before.arrangement) return;
    clearTimeout(timer);
    timer = setTimeout(() => write(now.arrangement), 300);
  });
}

function read(): Partial<Arrangement> | null {
  try {
    return readArrangement(localStorage.getItem(KEY));
  } catch {
    // Storage may be switched off: then every visit is the first.
    return null;
  }
}

function write(arrangement: Arrangement): void {
  try {
    localStorage.setItem(KEY, writeArrangement(arrangement));
  } catch {
    // Full or switched off: the arrangement lasts as long as the page.
  }
}
