import { expect, test } from 'vitest';
import { commandOf } from './shortcuts.ts';

const key = (name: string) => {
  const parts = name.split(' ');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};

test.each([
  ['Ctrl s', 'page', 'share'],
  ['Meta s', 'schema', 'share'],
  ['Ctrl Enter', 'schema', 'retry'],
  ['Ctrl z', 'page', 'undo'],
  ['Ctrl z', 'schema', 'undo'],
  ['Ctrl z', 'field', null],
  ['Ctrl Shift Z', 'page', 'redo'],
  ['Ctrl y', 'page', 'redo'],
  ['F8', 'field', 'next-finding'],
  ['Shift F8', 'page', 'previous-finding'],
  ['Alt ArrowDown', 'schema', 'next-tool'],
  ['Alt Shift ArrowDown', 'schema', null],
  ['F6', 'schema', 'next-pane'],
  ['/', 'page', 'filter'],
  ['/', 'field', null],
  ['?', 'page', 'help'],
  ['?', 'schema', null],
  ['Escape', 'page', 'escape'],
  ['Escape', 'schema', null],
  ['s', 'page', null],
])('%s in the %s: %s', (name, where, want) => {
  expect(commandOf(key(name), where !== 'page', where === 'schema')).toBe(want);
});
