import { expect, test } from 'vitest';
import { cycleFate, cycleSteps } from './cycle-words.ts';

const nodes = [
  { name: 'root', pointer: '#' },
  { name: 'Folder', pointer: '#/definitions/Folder' },
  { name: 'File', pointer: '#/definitions/File' },
  { name: 'FileSet', pointer: '#/definitions/FileSet' },
  { name: 'a/b', pointer: '#/definitions/a~1b' },
];

test.each([
  {
    name: 'by properties, through items',
    path: [
      '#/definitions/Folder/properties/files/items/$ref',
      '#/definitions/File/properties/folder/$ref',
    ],
    want: [
      { name: 'Folder', by: 'files' },
      { name: 'File', by: 'folder' },
    ],
  },
  {
    name: 'a name that begins with another name',
    path: ['#/definitions/FileSet/items/$ref'],
    want: [{ name: 'FileSet', by: 'items' }],
  },
  { name: 'the root', path: ['#/properties/next/$ref'], want: [{ name: 'root', by: 'next' }] },
  {
    name: 'an escaped name and a property called properties',
    path: ['#/definitions/a~1b/properties/properties/$ref'],
    want: [{ name: 'a/b', by: 'properties' }],
  },
  {
    name: 'broken percent-encoding',
    path: ['#/definitions/File/properties/50%/$ref'],
    want: [{ name: 'File', by: '50%' }],
  },
])('$name', ({ path, want }) => {
  expect(cycleSteps({ nodes: [], path }, nodes)).toEqual(want);
});

test('without a path, the names alone', () => {
  expect(cycleSteps({ nodes: ['#/definitions/File', '#/x/Gone'], path: [] }, nodes)).toEqual([
    { name: 'File', by: '' },
    { name: 'root', by: '' },
  ]);
});

test('what it does to validation', () => {
  expect(cycleFate({ descends: true })).toBe('descends into the instance');
  expect(cycleFate({ descends: false })).toBe('does not descend: validation cannot end');
});
