import { expect, test } from 'vitest';
import { measureText } from './measure-text.ts';
import { paintFor } from './paint.ts';

const plain = paintFor({ colour: false });

test('a schema and its definitions, the greatest contribution first', () => {
  const row = { copies: 2n, ownBytes: 20n, contribution: 40n, onCycle: false };
  const schema = '/tools/0/inputSchema';
  const text = measureText(
    {
      schemas: [
        {
          pointer: schema,
          before: 100n,
          after: 12_345_678_901_234_567_890n,
          ownBytes: 60n,
          definitions: [
            { ...row, pointer: `${schema}/$defs/Small` },
            { ...row, pointer: `${schema}/$defs/Great`, contribution: 12_345_678_901_234_567_790n },
            { ...row, pointer: `${schema}/$defs/\u202e`, contribution: 0n, onCycle: true },
          ],
        },
        { pointer: '', before: 2n, after: 2n, ownBytes: 2n, definitions: [] },
      ],
    },
    plain,
  );
  expect(text).toBe(
    [
      '/tools/0/inputSchema  100 -> 12,345,678,901,234,567,890 bytes (x1.2e+17)',
      '                       bytes  copies  own bytes',
      '                          60                     the schema itself',
      '  12,345,678,901,234,567,790       2         20  #/$defs/Great',
      '                          40       2         20  #/$defs/Small',
      '                           0       2         20  #/$defs/\\u202e  on a cycle',
      '',
      'the document  2 -> 2 bytes (x1.00)',
      '',
    ].join('\n'),
  );
});

test('no schemas', () => {
  expect(measureText({ schemas: [] }, plain)).toBe('no schemas\n');
});
