import { expect, test } from 'vitest';
import { closedFolds, foldsOf, hiddenIn } from './folds.ts';

/** A definition of eight lines at the given indent. */
const definition = (name: string, indent: string, comma = ',') => [
  `${indent}"${name}": {`,
  `${indent}  "type": "object",`,
  `${indent}  "properties": {`,
  `${indent}    "a": true,`,
  `${indent}    "b": true`,
  `${indent}  },`,
  `${indent}  "required": ["a"]`,
  `${indent}}${comma}`,
];

test('definitions that go are folded one by one', () => {
  const text = ['{', ...definition('A', '  '), ...definition('B', '  ', ''), '}'].join('\n');
  expect(foldsOf(text, [{ from: 2, to: 17 }])).toEqual([
    { header: 2, to: 9, close: '},', name: '"A": { 1' },
    { header: 10, to: 17, close: '}', name: '"B": { 1' },
  ]);
});

test('what is inlined stays open on the outside', () => {
  const text = [
    '{',
    '  "region": {',
    '    "properties": {',
    ...definition('rows', '      '),
    ...definition('columns', '      ', ''),
    '    }',
    '  }',
    '}',
  ].join('\n');
  expect(foldsOf(text, [{ from: 2, to: 21 }]).map(({ header, to }) => [header, to])).toEqual([
    [4, 11],
    [12, 19],
  ]);
});

test('a short change is not folded', () => {
  expect(foldsOf(definition('A', '').join('\n'), [{ from: 1, to: 8 }])).toEqual([]);
});

test('hidden lines within a run', () => {
  const folds = [{ header: 4, to: 9, close: '}', name: 'a' }];
  expect(hiddenIn(folds, 1, 20)).toBe(5);
  expect(hiddenIn(folds, 1, 4)).toBe(0);
  expect(hiddenIn(folds, 10, 5)).toBe(0);
});

test('a fold opens by hand, or where a place within it is asked for', () => {
  const folds = [
    { header: 4, to: 9, close: '}', name: 'a' },
    { header: 12, to: 19, close: '}', name: 'b' },
  ];
  expect(closedFolds(folds, new Set(['a']), 0)).toEqual([folds[1]]);
  expect(closedFolds(folds, new Set(), 15)).toEqual([folds[0]]);
  expect(closedFolds(folds, new Set(), 12)).toEqual(folds);
});
