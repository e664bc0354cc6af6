import { expect, test } from 'vitest';
import { readArrangement, writeArrangement } from './stored-arrangement.ts';

const arrangement = {
  theme: 'dark',
  toolSort: 'bytes',
  scope: 'tool',
  dock: 'overview',
  mine: ['claude-code', 'gemini'],
  sizes: new Map([['dock', { graph: 40, size: 60 }]]),
} as const;

test('what was written comes back', () => {
  expect(readArrangement(writeArrangement(arrangement))).toEqual({
    theme: 'dark',
    toolSort: 'bytes',
    scope: 'tool',
    mine: arrangement.mine,
    sizes: arrangement.sizes,
  });
});

test.each([
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['another version', '{"version":2,"theme":"dark"}', null],
  ['a theme that does not exist', '{"version":1,"theme":"blue"}', {}],
  ['clients that are none', '{"version":1,"mine":[1,"vs-code"]}', { mine: ['vs-code'] }],
  ['sizes that are none', '{"version":1,"sizes":[["dock",{"a":"b"}],3]}', { sizes: new Map() }],
])('%s', (_name, stored, want) => {
  expect(readArrangement(stored)).toEqual(want);
});
