import { useSyncExternalStore } from 'react';

/** The same question that tokens.css asks before it makes rows and controls 44 px high. */
const query = '(max-width: 767px), (pointer: coarse)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export function useCoarse(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Height of a list row in CSS pixels, as `--size-row` has it. */
export function useRowHeight(): number {
  return useCoarse() ? 44 : 24;
}
