import { expect, test } from 'vitest';
import { createAppStore } from './store.ts';

const opened = (text: string) => {
  const store = createAppStore();
  store.getState().documentOpened(text, { kind: 'example', title: 'One' });
  return store;
};
const state = (store: ReturnType<typeof createAppStore>) => store.getState();

test('an edit of a schema replaces its range and nothing else, and the range follows', () => {
  const store = opened('[{"a":1},{"b":2}]');
  state(store).schemaEdited(
    { toolIndex: 0, side: 'input', range: { start: 1, end: 8 } },
    '{"a": 10}',
    0,
  );
  expect(state(store).document.text).toBe('[{"a": 10},{"b":2}]');
  const { draft } = state(store).document;
  expect(draft?.range).toEqual({ start: 1, end: 10 });
  if (draft !== null) state(store).schemaEdited(draft, '{', 0);
  expect(state(store).document.text).toBe('[{,{"b":2}]');
});

test('undo covers typing and fixes, and brings the draft back', () => {
  const store = opened('{"a":1}');
  state(store).schemaEdited(
    { toolIndex: 0, side: 'input', range: { start: 0, end: 7 } },
    '{"a":2}',
    0,
  );
  state(store).fixApplied([{ start: 5, end: 6, text: '3' }]);
  expect(state(store).document).toMatchObject({ text: '{"a":3}', draft: null });
  state(store).undone();
  expect(state(store).document).toMatchObject({ text: '{"a":2}', draft: { toolIndex: 0 } });
  state(store).undone();
  expect(state(store).document).toMatchObject({ text: '{"a":1}', origin: { kind: 'example' } });
  state(store).redone();
  expect(state(store).document.text).toBe('{"a":2}');
});

test('undo never goes back to the empty page before the first text', () => {
  const store = opened('{}');
  const before = state(store).document;
  state(store).undone();
  expect(state(store).document).toBe(before);
});

test('another document can be undone', () => {
  const store = opened('{}');
  state(store).documentOpened('[]', { kind: 'paste', title: 'Pasted text' });
  state(store).undone();
  expect(state(store).document).toMatchObject({ text: '{}', origin: { title: 'One' } });
});

test('every change of text or settings counts, and an edit that changes nothing does not', () => {
  const store = opened('{}');
  const at = state(store).revision;
  state(store).sourceEdited('{}', 0);
  expect(state(store).revision).toBe(at);
  state(store).sourceEdited('{ }', 0);
  state(store).strategyChosen('as-served');
  state(store).retried();
  state(store).undone();
  expect(state(store).revision).toBe(at + 4);
});

test('an example that was changed is no longer the example', () => {
  const store = opened('{}');
  state(store).sourceEdited('[]', 0);
  expect(state(store).document.origin).toEqual({ kind: 'typed', title: 'One' });
});
