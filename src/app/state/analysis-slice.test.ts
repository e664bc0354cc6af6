import { expect, test, vi } from 'vitest';
import { diagnostic, report, tool } from '../testing/reports.ts';
import { createAppStore } from './store.ts';

const started = () => {
  const store = createAppStore();
  store.getState().documentOpened('{}', { kind: 'paste', title: '' });
  return store;
};
const good = report([tool('a')]);
const unreadable = report([], [diagnostic({ code: 'json/syntax' })], 'unrecognised');
const failure = { kind: 'stopped', message: 'No answer', progress: null, ms: 15_000 } as const;

test('an answer to an earlier revision changes nothing and tells no one', () => {
  const store = started();
  const { revision, retried, analysisFinished } = store.getState();
  retried();
  const told = vi.fn();
  store.subscribe(told);
  analysisFinished(revision, good, 5);
  expect(store.getState().finished).toBe(0);
  expect(told).not.toHaveBeenCalled();
});

test('a text that cannot be read keeps the last good result', () => {
  const store = started();
  store.getState().analysisFinished(store.getState().revision, good, 5);
  store.getState().sourceEdited('{', 0);
  store.getState().analysisFinished(store.getState().revision, unreadable, 5);
  const { shown, latest, finished } = store.getState();
  expect([shown?.report, latest?.report, finished]).toEqual([good, unreadable, 2]);
  expect([shown?.text, latest?.text]).toEqual(['{}', '{']);
});

test('a fragment of a text that was whole is no news about it', () => {
  const fragment = report(
    [tool('b')],
    [diagnostic({ code: 'text/before-json' }), diagnostic({ toolIndex: 0 })],
  );
  const store = started();
  store.getState().analysisFinished(store.getState().revision, good, 5);
  store.getState().sourceEdited('}{}', 0);
  store.getState().analysisFinished(store.getState().revision, fragment, 5);
  expect(store.getState().shown?.report).toBe(good);
  expect(store.getState().latest?.report.diagnostics).toEqual(fragment.diagnostics.slice(0, 1));
  store.getState().documentOpened('log: {}', { kind: 'paste', title: '' });
  store.getState().analysisFinished(store.getState().revision, fragment, 5);
  expect(store.getState().shown?.report).toBe(fragment);
});

test('an emptied text keeps nothing', () => {
  const store = started();
  store.getState().analysisFinished(store.getState().revision, good, 5);
  store.getState().sourceEdited('', 0);
  store.getState().analysisFinished(store.getState().revision, unreadable, 5);
  expect(store.getState().shown?.report).toBe(unreadable);
});

test('a worker that was ended leaves the stages that were done', () => {
  const store = started();
  const { revision, analysisStarted, analysisFailed } = store.getState();
  analysisStarted(revision, 0);
  analysisFailed(revision, failure, good);
  expect(store.getState().analysis).toEqual({ kind: 'failed', revision, failure });
  expect(store.getState().shown).toMatchObject({ report: good, whole: false });
  expect(store.getState().finished).toBe(0);
});

test('progress belongs to the analysis that runs', () => {
  const store = started();
  const { revision, analysisStarted, analysisProgressed } = store.getState();
  const progress = { stage: 'sizes', done: 1, total: 9 } as const;
  analysisProgressed(revision, progress);
  expect(store.getState().analysis).toEqual({ kind: 'none' });
  analysisStarted(revision, 0);
  analysisProgressed(revision - 1, progress);
  analysisProgressed(revision, progress);
  expect(store.getState().analysis).toMatchObject({ kind: 'running', progress });
});
