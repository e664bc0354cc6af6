import { describe, expect, test } from 'vitest';
import { readBytes } from './read-bytes.ts';

async function* chunks(...parts: (string | number[])[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield await Promise.resolve(Buffer.from(part as string));
}
const bytesOf = (text: string) => [...Buffer.from(text)];

test('text that was cut inside a character comes together', async () => {
  const [first = 0, second = 0] = bytesOf('ö');
  const read = await readBytes(chunks('"G', [first], [second], '"'), 100, 'x');
  expect(read).toEqual({ kind: 'text', text: '"Gö"' });
});

test('a byte order mark stays', async () => {
  expect(await readBytes(chunks('\uFEFF{}'), 100, 'x')).toEqual({ kind: 'text', text: '\uFEFF{}' });
});

test('as many bytes as allowed are read', async () => {
  expect(await readBytes(chunks('12', '34'), 4, 'x')).toEqual({ kind: 'text', text: '1234' });
});

test('an endless input is given up', async () => {
  let given = 0;
  async function* endless() {
    for (;;) {
      given += 1;
      yield await Promise.resolve(new Uint8Array(10));
    }
  }
  const read = await readBytes(endless(), 25, 'Standard input');
  expect(read).toMatchObject({
    kind: 'unusable',
    why: expect.stringMatching(/more than 25 bytes/),
  });
  expect(given).toBe(3);
});

describe('input that is no text says why and where', () => {
  const rows: [name: string, bytes: number[], why: RegExp][] = [
    ['nothing', [], /empty/],
    ['only space', bytesOf(' \n'), /empty/],
    ['a zero', [...bytesOf('{"a'), 0], /binary data .*offset 3\b/],
    ['a byte that never occurs', [...bytesOf('{\n"a": "'), 0xff, 0x22], /offset 8 \(line 2\)/],
    ['a continuation without a beginning', [0x22, 0x80, 0x22], /offset 1 /],
    ['a character cut by another', [0x22, 0xe9, 0x95, 0x22], /offset 3 /],
    ['a character cut by the end', [0x22, 0xe9, 0x95], /offset 3 /],
    ['a surrogate', [0x22, 0xed, 0xa0, 0x80, 0x22], /offset 2 /],
    ['a longer form than needed', [0xc0, 0x80], /offset 0 /],
    ['gzip', [0x1f, 0x8b, 0x08, 0xff], /offset 1 /],
    ['UTF-16, little end first', [0xff, 0xfe, 0x7b, 0x00], /UTF-16/],
    ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x7b], /UTF-16/],
  ];
  test.each(rows)('%s', async (_, bytes, why) => {
    const read = await readBytes(chunks(bytes), 100, 'a.json');
    expect(read).toEqual({ kind: 'unusable', why: expect.stringMatching(why) });
    expect(read.kind === 'unusable' && read.why).toMatch(/^a\.json /);
  });
});
