import { expect, test } from 'vitest';
import { report, tool, view } from '../testing/reports.ts';
import { beforeText, marksWithin } from './select-before.ts';
import { createAppStore } from './store.ts';

const shown = () => {
  const store = createAppStore();
  store.getState().documentOpened('{"a":1}', { kind: 'paste', title: '' });
  const { revision } = store.getState();
  store.getState().analysisFinished(revision, report([tool('a'), tool('b')]), 1);
  store.getState().toolSelected(0);
  const pretty = view({
    range: { start: 0, end: 7 },
    before: { text: '{ "a": 1 }', notes: [], places: [] },
  });
  store.getState().viewArrived({ view: pretty, revision, text: '{"a":1}', verbatim: false });
  return { store, pretty };
};

test('the schema is pretty-printed and can be edited where it stands', () => {
  const { store, pretty } = shown();
  expect(beforeText(store.getState())).toEqual({
    text: '{ "a": 1 }',
    key: '1/0/input',
    target: pretty,
    view: pretty,
    drawn: store.getState().viewed,
  });
});

test('while a person types, the text is theirs and nothing is aligned to it', () => {
  const { store, pretty } = shown();
  store.getState().schemaEdited(pretty, '{ "a": 12 }', 0);
  expect(beforeText(store.getState())).toMatchObject({
    text: '{ "a": 12 }',
    target: { range: { start: 0, end: 11 } },
    view: null,
  });
});

test('a view of an earlier text cannot be edited', () => {
  const { store } = shown();
  store.getState().sourceEdited('{"a":2}', 0);
  expect(beforeText(store.getState())).toMatchObject({ text: '{ "a": 1 }', target: null });
});

test('the view of one tool is not edited as another', () => {
  const { store } = shown();
  store.getState().toolSelected(1);
  expect(beforeText(store.getState())?.target).toBeNull();
});

test('marks of the source fall into a draft', () => {
  const mark = {
    id: 0,
    start: 12,
    end: 40,
    severity: 'error',
    code: 'a/b',
    message: '',
    fixes: [],
  } as const;
  expect(marksWithin([mark, { ...mark, start: 3 }], { start: 10, end: 20 })).toEqual([
    { ...mark, start: 2, end: 10 },
  ]);
});
