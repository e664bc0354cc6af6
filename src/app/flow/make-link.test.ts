import { expect, test } from 'vitest';
import { createAppStore } from '../state/store.ts';
import { makeLink, toolText } from './make-link.ts';

test('a link holds the text, its name, and only what was chosen', () => {
  const store = createAppStore();
  store.getState().documentOpened('{}', { kind: 'file', title: 'a.json' });
  expect(makeLink(store.getState(), undefined)).toEqual({ text: '{}', name: 'a.json' });
  store.getState().strategyChosen('as-served');
  store.getState().dialectChosen('http://json-schema.org/draft-07/schema#');
  expect(makeLink(store.getState(), undefined).settings).toEqual({
    strategy: 'as-served',
    dialect: 'http://json-schema.org/draft-07/schema#',
  });
  expect(makeLink(store.getState(), 'Size').focus).toEqual({ panel: 'Size' });
});

test('one tool alone is a text that reads as one tool', () => {
  const text = toolText('a"b', [
    { side: 'input', text: '{ "type": "object" }' },
    { side: 'output', text: 'true' },
  ]);
  expect(JSON.parse(text)).toEqual({
    name: 'a"b',
    inputSchema: { type: 'object' },
    outputSchema: true,
  });
});
