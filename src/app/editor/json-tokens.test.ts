import { expect, test } from 'vitest';
import { tokensOf } from './json-tokens.ts';

const kinds = (line: string) =>
  tokensOf(line).map(({ start, end, kind }) => [line.slice(start, end), kind]);

test.each([
  {
    name: 'a member',
    line: '  "type": "object",',
    want: [
      ['"type"', 'key'],
      [':', 'quiet'],
      ['"object"', 'text'],
      [',', 'quiet'],
    ],
  },
  {
    name: 'a reference',
    line: '"$ref": "#/$defs/A"',
    want: [
      ['"$ref"', 'key'],
      [':', 'quiet'],
      ['"#/$defs/A"', 'reference'],
    ],
  },
  {
    name: 'a property that is called $ref',
    line: '"$ref": { "type": "x" }',
    want: [
      ['"$ref"', 'key'],
      [':', 'quiet'],
      ['{', 'quiet'],
      ['"type"', 'key'],
      [':', 'quiet'],
      ['"x"', 'text'],
      ['}', 'quiet'],
    ],
  },
  {
    name: 'words and numbers',
    line: '[true, -1.5e3]',
    want: [
      ['[', 'quiet'],
      ['true', 'literal'],
      [',', 'quiet'],
      ['-1.5e3', 'literal'],
      [']', 'quiet'],
    ],
  },
  { name: 'an escaped quote', line: '"a\\"b"', want: [['"a\\"b"', 'text']] },
  { name: 'a string without its end', line: '"abc', want: [['"abc', 'text']] },
  { name: 'a string that ends in a lone backslash', line: '"abc\\', want: [['"abc\\', 'text']] },
])('$name', ({ line, want }) => {
  expect(kinds(line)).toEqual(want);
});

test('the tail of a very long line stays plain', () => {
  const tokens = tokensOf(`"${'a'.repeat(30_000)}"`);
  expect(tokens.at(-1)).toEqual({ start: 20_000, end: 30_002, kind: 'plain' });
});
