/** A linear past and future of values. Joined: changes that follow each other within a second are one step. */
export interface History<T> {
  readonly past: readonly T[];
  readonly future: readonly T[];
  /** A change that comes before this time, in ms, belongs to the step before it; 0: none does. */
  readonly joinUntil: number;
}

/** Steps kept. A text of 8 MiB is shared by the steps that did not change it, so the count is a fair bound. */
const MOST_STEPS = 100;
/** UTF-16 units kept over all steps. */
const MOST_UNITS = 64_000_000;
const JOIN_MS = 1_000;

/** The history after `now` gave way to something else; `at` null: a step of its own. */
export function remember<T extends { readonly text: string }>(
  history: History<T>,
  now: T,
  at: number | null,
): History<T> {
  const joinUntil = at === null ? 0 : at + JOIN_MS;
  if (at !== null && at < history.joinUntil && history.past.length > 0)
    return { past: history.past, future: [], joinUntil };
  const past = [...history.past, now];
  let units = 0;
  let keep = 0;
  for (let i = past.length - 1; i >= 0 && keep < MOST_STEPS; i -= 1, keep += 1) {
    units += past[i]?.text.length ?? 0;
    if (units > MOST_UNITS && keep > 0) break;
  }
  return { past: past.slice(past.length - keep), future: [], joinUntil };
}

export function stepBack<T>(
  history: History<T>,
  present: T,
): { readonly history: History<T>; readonly present: T } | null {
  const last = history.past.at(-1);
  if (last === undefined) return null;
  return {
    present: last,
    history: {
      past: history.past.slice(0, -1),
      future: [present, ...history.future],
      joinUntil: 0,
    },
  };
}

export function stepForward<T>(
  history: History<T>,
  present: T,
): { readonly history: History<T>; readonly present: T } | null {
  const next = history.future[0];
  if (next === undefined) return null;
  return {
    present: next,
    history: { past: [...history.past, present], future: history.future.slice(1), joinUntil: 0 },
  };
}
