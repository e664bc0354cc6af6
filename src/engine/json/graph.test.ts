import { describe, expect, test } from 'vitest';
import { Numeral } from './graph.ts';
import { graphSize } from './graph-size.ts';
import { graphText } from './graph-text.ts';
import { parse } from './parse.ts';
import { valueAt } from './value.ts';

const texts = [
  'null',
  'true',
  '-0',
  '1e400',
  '"a\\u0041\\ud800"',
  '[]',
  '{}',
  '[[],{},null]',
  '{"a":1,"a":[2]}',
  '{"b":1,"2":0,"1":0}',
  '{"__proto__":{"a":1},"constructor":{},"toString":null}',
  '{"ä":"€","😀":[1.5,12345678901234567890]}',
  '{"a":{"$ref":"#/x"},"b":[{"$ref":"#/x"}]}',
];

describe('a value read from a document', () => {
  test.each(texts)('%s is what JSON.parse reads', (text) => {
    const value = valueAt(parse(text), 0);
    expect(value).toEqual(JSON.parse(text));
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
  });

  test('reads the deepest text there is, and pollutes nothing', () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    expect(graphText(valueAt(parse(deep), 0))).toBe(deep);
    valueAt(parse('{"__proto__":{"polluted":1}}'), 0);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('a value graph', () => {
  test.each(texts)('%s is written and measured as JSON.stringify writes it', (text) => {
    const value: unknown = JSON.parse(text);
    expect(graphText(value)).toBe(JSON.stringify(value));
    expect(graphSize(value).bytes).toBe(
      BigInt(new TextEncoder().encode(JSON.stringify(value)).length),
    );
  });

  test('leaves out what JSON has no form for', () => {
    const value = { a: undefined, b: () => 1, c: [undefined, () => 1], d: Symbol.iterator };
    expect(graphText(value)).toBe('{"c":[null,null]}');
    expect(graphSize(value).bytes).toBe(17n);
  });

  test('keeps the order and digits that a map and a numeral stand for', () => {
    const value = new Map<string, unknown>([
      ['2', new Numeral('1.0')],
      ['1', new Map()],
    ]);
    expect(graphText(value)).toBe('{"2":1.0,"1":{}}');
    expect(graphSize(value).bytes).toBe(16n);
  });

  test('is measured beyond all memory: 2^200 copies of one byte', () => {
    let value: unknown = 1;
    for (let level = 0; level < 200; level++) value = [value, value];
    // Each level doubles the bytes and adds two brackets and a comma: b(n + 1) = 2 b(n) + 3, b(0) = 1.
    expect(graphSize(value).bytes).toBe(4n * 2n ** 200n - 3n);
  });

  test('says where a loop closes, and onto what', () => {
    const node: Record<string, unknown> = { 'a/b': [] };
    const root = { x: node };
    (node['a/b'] as unknown[]).push(0, node);
    expect(graphSize(root).loop).toEqual({ at: '#/x/a~1b/1', onto: '#/x' });
    const self: { own?: unknown } = {};
    self.own = self;
    expect(graphSize(self).loop).toEqual({ at: '#/own', onto: '#' });
  });

  test('lists each reference once', () => {
    expect(
      graphSize(JSON.parse('{"a":{"$ref":"#/x"},"b":[{"$ref":"#/x"},{"$ref":{"$ref":"y"}}]}'))
        .references,
    ).toEqual(['#/x', 'y']);
  });

  test('folds parts away', () => {
    const part = { a: 1 };
    expect(graphText([part, part], (_, written) => (written > 3 ? '0' : undefined))).toBe(
      '[{"a":1},0]',
    );
  });
});
