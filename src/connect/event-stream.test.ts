import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader } from './event-stream.ts';

const read = (...chunks: string[]) => chunks.flatMap(createEventReader(1_000));

test.each([
  ['data: a\n\n', [{ data: 'a', type: 'message', id: undefined }]],
  ['data:a\r\n\r\n', [{ data: 'a', type: 'message', id: undefined }]],
  ['data: a\r\r', [{ data: 'a', type: 'message', id: undefined }]],
  ['\uFEFFdata: a\n\n', [{ data: 'a', type: 'message', id: undefined }]],
  ['data:  a\ndata\ndata: b\n\n', [{ data: ' a\n\nb', type: 'message', id: undefined }]],
  [': c\nid: 7\nevent: x\nretry: 1\nother: y\ndata: a\n\n', [{ data: 'a', type: 'x', id: '7' }]],
  [
    'id: 1\ndata:\n\ndata: b\n\n',
    [
      { data: '', type: 'message', id: '1' },
      { data: 'b', type: 'message', id: '1' },
    ],
  ],
  ['event: x\n\ndata: a\n\n', [{ data: 'a', type: 'message', id: undefined }]],
  ['data: unfinished', []],
])('%j', (text, want) => {
  expect(read(text)).toEqual(want);
});

test('the same events wherever the chunks are cut', () => {
  const text = '\uFEFFid: 1\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: c\rdata: b\r\rdata: c\n\n';
  const whole = read(text);
  expect(whole.map(({ data }) => data)).toEqual(['{"a":\n1}', 'b', 'c']);
  fc.assert(
    fc.property(fc.array(fc.nat(text.length), { maxLength: 8 }), (cuts) => {
      const at = [0, ...[...cuts].sort((a, b) => a - b), text.length];
      const chunks = at.slice(1).map((end, i) => text.slice(at[i], end));
      expect(read(...chunks)).toEqual(whole);
    }),
  );
});

test('an event without end is given up', () => {
  const take = createEventReader(100);
  expect(() => {
    for (let i = 0; i < 20; i += 1) take('data: 123');
  }).toThrow(RangeError);
});
