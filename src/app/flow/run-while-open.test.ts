import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../state/store.ts';
import { runWhileOpen } from './run-while-open.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The work is about what a model sent; it goes on until it is told to stop. */
function working() {
  const store = createAppStore();
  const runs: { readonly key: string; readonly signal: AbortSignal; finish: () => void }[] = [];
  let known: string | null = null;
  const cancelled = vi.fn();
  const watched = runWhileOpen<string>(store, {
    keyOf: ({ sentText }) => (sentText === '' ? null : sentText),
    isSame: (a, b) => a === b,
    known: () => known,
    run: (key, signal) =>
      new Promise((resolve) => {
        runs.push({
          key,
          signal,
          finish: () => {
            known = key;
            resolve();
          },
        });
      }),
    cancelled,
    pauseMs: 100,
  });
  const type = async (text: string) => {
    store.getState().sentTextChanged(text);
    await vi.advanceTimersByTimeAsync(100);
  };
  const keys = () => runs.map(({ key }) => key);
  return {
    watched,
    runs,
    keys,
    type,
    cancelled,
    wait: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  };
}

test('nothing runs before the panel is open, and nothing to work on is no work', async () => {
  const { watched, keys, type, wait } = working();
  await type('a');
  expect(keys()).toEqual([]);
  watched.watch();
  await wait(0);
  expect(keys()).toEqual(['a']);
});

test('a change stops what runs and begins anew after a pause', async () => {
  const { watched, runs, keys, type } = working();
  watched.watch();
  await type('a');
  await type('b');
  expect(keys()).toEqual(['a', 'b']);
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(runs[1]?.signal.aborted).toBe(false);
});

test('what is known already is not worked out again', async () => {
  const { watched, runs, keys, type, wait } = working();
  const leave = watched.watch();
  await type('a');
  runs[0]?.finish();
  await wait(0);
  leave();
  watched.watch();
  await wait(1_000);
  expect(keys()).toEqual(['a']);
});

test('leaving ends the work, and coming back begins it again', async () => {
  const { watched, runs, keys, type, cancelled, wait } = working();
  const leave = watched.watch();
  await type('a');
  leave();
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(cancelled).toHaveBeenCalledOnce();
  watched.watch();
  await wait(0);
  expect(keys()).toEqual(['a', 'a']);
});

test('what a person cancelled stays cancelled until it is asked for', async () => {
  const { watched, keys, type, wait } = working();
  const leave = watched.watch();
  await type('a');
  watched.cancel();
  leave();
  watched.watch();
  await wait(1_000);
  expect(keys()).toEqual(['a']);
  watched.again();
  await wait(0);
  expect(keys()).toEqual(['a', 'a']);
});
