import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from '../../json/parse.ts';
import { shared } from '../../testing/shared.ts';
import { flattenUnions } from './flatten-unions.ts';
import { textOfTree, treeAt } from './schema-tree.ts';

function flattened(schema: unknown): string {
  const doc = parse(JSON.stringify(schema));
  const root = treeAt(doc, 0);
  flattenUnions(root);
  return textOfTree(root);
}

const folder = shared('vectors/profiles');
const vectors = (folder === undefined ? [] : readdirSync(folder)).filter((name) =>
  name.startsWith('stitch-flatten-'),
);

describe('golden outputs of the real system', () => {
  test.each(vectors)('%s', (name) => {
    const { input, outputs } = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as {
      input: unknown;
      outputs: Record<string, unknown>;
    };
    expect(flattened(input)).toBe(JSON.stringify(Object.values(outputs)[0]));
  });
});

const branch = (kind: string, more: object = {}) => ({
  type: 'object',
  properties: { kind: { const: kind }, ...more },
  required: ['kind'],
});

test.each([
  ['one branch', { oneOf: [branch('a')] }],
  ['the same value twice', { oneOf: [branch('a'), branch('a')] }],
  ['no shared property', { oneOf: [branch('a'), { type: 'object', properties: {} }] }],
])('%s stays as it is', (_, schema) => {
  expect(flattened(schema)).toBe(JSON.stringify(schema));
});

test('digits that a double does not keep stay as they are', () => {
  const doc = parse(
    '{"oneOf":[{"type":"object","properties":{"k":{"const":"a"},"n":{"type":"integer","maximum":9223372036854775807}},"required":["k","n"]},{"type":"object","properties":{"k":{"const":"b"}},"required":["k"]}]}',
  );
  const root = treeAt(doc, 0);
  expect(flattenUnions(root)).toBe(1);
  expect(textOfTree(root)).toContain('"maximum":9223372036854775807');
});
