import { expect, test } from 'vitest';
import { prepare } from '../prepare.ts';
import { servedForm } from './served.ts';

const wide = {
  type: 'object',
  properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/A' } },
  $defs: { A: { type: 'string', description: 'x'.repeat(100) } },
};
const inlined = { a: wide.$defs.A, b: wide.$defs.A };
const SIZE = JSON.stringify({ type: 'object', properties: inlined }).length;
const TEXT = JSON.stringify({
  tools: [
    { name: 'one', inputSchema: wide },
    { name: 'two', inputSchema: wide },
  ],
});

const served = (maxBytes: number) => {
  const settings = { strategy: 'lossless', maxBytes };
  const { prepared, faults } = servedForm(prepare(TEXT, settings), settings, {
    extend: [],
    flattenUnionInput: false,
    strategy: 'lossless',
  });
  return { text: prepared.source.doc.text, faults };
};

test('what fits is rewritten', () => {
  const { text, faults } = served(2 * SIZE);
  expect(faults).toEqual([]);
  expect(text).not.toContain('$ref');
});

test('schemas that would be too large together stay as given from the first that does not fit', () => {
  const { text, faults } = served(2 * SIZE - 1);
  expect(faults).toMatchObject([
    {
      code: 'profile/not-rewritten',
      schema: 1,
      message: `The rewritten schema would have ${SIZE} bytes, too many beside the others.`,
    },
  ]);
  expect(JSON.parse(text).tools[1].inputSchema).toEqual(wide);
});
