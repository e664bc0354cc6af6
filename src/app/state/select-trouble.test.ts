import { expect, test } from 'vitest';
import { diagnostic, report, tool } from '../testing/reports.ts';
import { troubleOf } from './select-trouble.ts';
import { createAppStore } from './store.ts';

const after = (text: string, found: ReturnType<typeof report>) => {
  const store = createAppStore();
  store.getState().documentOpened(text, { kind: 'paste', title: '' });
  store.getState().analysisFinished(store.getState().revision, found, 1);
  return troubleOf(store.getState());
};

test('the first error says why and where', () => {
  const found = report(
    [],
    [
      diagnostic({ severity: 'info' }),
      diagnostic({
        message: 'No comma',
        range: { start: 5, end: 6 },
        fixes: [{ title: 'add it', edits: [] }],
      }),
    ],
    'unrecognised',
  );
  expect(after('{\n"a"\n}', found)).toEqual({
    message: 'No comma',
    place: { line: 2, column: 4, offset: 5 },
    finding: 1,
    fix: 'add it',
  });
});

test('a shape that is not known says what was found', () => {
  expect(after('3', report([], [], 'unrecognised'))).toEqual({
    message: 'It has tools.',
    place: null,
    finding: null,
    fix: null,
  });
});

test.each([
  ['a text that can be read', '{}', report([tool('a')])],
  ['an empty text', ' ', report([], [], 'unrecognised')],
])('%s is no trouble', (_name, text, found) => {
  expect(after(text, found)).toBeNull();
});
