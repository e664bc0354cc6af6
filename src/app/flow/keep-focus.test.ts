import { expect, test } from 'vitest';
import { createAppStore } from '../state/store.ts';
import { diagnostic, report, schema, tool } from '../testing/reports.ts';
import { keepFocus } from './keep-focus.ts';

const finish = (store: ReturnType<typeof createAppStore>, found: ReturnType<typeof report>) =>
  store.getState().analysisFinished(store.getState().revision, found, 1);

const begin = (found: ReturnType<typeof report>, kind: 'paste' | 'example' = 'paste') => {
  const store = createAppStore();
  keepFocus(store);
  store.getState().documentOpened('1', { kind, title: 'One' });
  finish(store, found);
  return store;
};

test('the first tool of the list as it is shown', () => {
  const store = begin(report([tool('calm'), tool('bad')], [diagnostic({ toolIndex: 1 })]));
  expect(store.getState().focus).toMatchObject({ toolIndex: 1, side: 'input' });
});

test('an edit keeps the tool, the side and the place', () => {
  const found = report([tool('a'), tool('b', [schema(), schema({ side: 'output' })])]);
  const store = begin(found);
  store
    .getState()
    .placeSelected({ toolIndex: 1, side: 'output', pointer: '/a', finding: 3 }, false);
  store.getState().sourceEdited('2', 0);
  finish(store, report([tool('a'), tool('b', [schema(), schema({ side: 'output' })])]));
  expect(store.getState().focus).toEqual({
    toolIndex: 1,
    side: 'output',
    pointer: '/a',
    finding: null,
  });
});

test('a tool that moved is followed by its name', () => {
  const store = begin(report([tool('a'), tool('b')]));
  store.getState().toolSelected(1);
  store.getState().sourceEdited('2', 0);
  finish(store, report([tool('new'), tool('a'), tool('b')]));
  expect(store.getState().focus.toolIndex).toBe(2);
});

test('a side that is gone gives way to the one there is', () => {
  const store = begin(report([tool('a', [schema(), schema({ side: 'output' })])]));
  store.getState().sideSelected('output');
  store.getState().sourceEdited('2', 0);
  finish(store, report([tool('a')]));
  expect(store.getState().focus).toMatchObject({ toolIndex: 0, side: 'input' });
});

test('no tools, no focus', () => {
  expect(begin(report([])).getState().focus.toolIndex).toBeNull();
});

test('an example opens on a tool that grows and has a cycle, at its first finding', () => {
  const cycles = [{ nodes: ['#'], path: ['#/$ref'], descends: true }];
  const place = {
    side: 'input',
    pointer: '/tools/0/inputSchema/properties/a',
    severity: 'warning',
  } as const;
  const found = report(
    [tool('bad'), tool('rich', [schema({ cycles })])],
    [diagnostic({ toolIndex: 0 }), diagnostic({ toolIndex: 1, ...place })],
  );
  const { focus, reveal } = begin(found, 'example').getState();
  expect(focus).toEqual({ toolIndex: 1, side: 'input', pointer: '/properties/a', finding: 1 });
  expect(reveal?.pointer).toBe('/properties/a');
});

test('a new report while a person types scrolls nothing', () => {
  const store = begin(report([tool('a')]));
  store.getState().sourceEdited('2', 0);
  finish(store, report([tool('a')]));
  expect(store.getState().reveal).toBeNull();
});
