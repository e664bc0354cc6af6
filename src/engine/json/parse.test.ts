import { describe, expect, test } from 'vitest';
import { materialise } from '../testing/materialise.ts';
import { Flag, Kind } from './document.ts';
import { parse } from './parse.ts';

describe('a text that is no JSON', () => {
  // «» stands around nothing but the place where reading stops.
  const rows: [name: string, text: string, code?: string][] = [
    ['is empty', '«»', 'json/empty'],
    ['is only space', ' \n «»', 'json/empty'],
    ['is only a byte order mark', '\uFEFF«»', 'json/empty'],
    ['ends in an object', '{"a":1«»'],
    ['ends in an array', '[1,«»'],
    ['ends in a string, which is where to look', '[1, «»"é😀'],
    ['ends in a name', '{«»"é😀'],
    ['has a comma before a bracket', '[1,«»]'],
    ['has a comma before a brace', '{"a":1,«»}'],
    ['has two commas', '[1,«»,2]'],
    ['has a line comment', '{«»// why\n"a":1}'],
    ['has a block comment', '[1, «»/* two */ 2]'],
    ['has single quotes around a name', "{«»'a':1}"],
    ['has single quotes around a value', '{"a": «»\'b\'}'],
    ['has a name without quotes', '{«»a:1}'],
    ['has NaN', '[«»NaN]'],
    ['has Infinity', '[-«»Infinity]'],
    ['has undefined', '{"a":«»undefined}'],
    ['has a word of another case', '[«»True]'],
    ['has text before it', '«»Here you are: {"a":1}'],
    ['has a fence before it', '«»```json\n{}\n```'],
    ['has text behind it', '{} «»{}'],
    ['has a word in two parts', '[«»fal se]'],
    ['has a byte order mark inside', '[«»\uFEFF1]'],
    ['has a space that JSON does not know', '[«»\u00a01]'],
    ['has no colon', '{"a" «»1}'],
    ['has a number with a zero in front', '[0«»1]'],
    ['has a number without digits behind the point', '[1.«»]'],
    ['has a number without an exponent', '[1e«»]'],
    ['has a plus in front of a number', '[«»+1]'],
    ['has an unknown escape', '["a«»\\x"]'],
    ['has a raw line break in a string', '["a«»\n"]'],
  ];
  test.each(rows)('%s', (_, marked, code = 'json/syntax') => {
    const at = marked.indexOf('«»');
    expect(parse(marked.replace('«»', '')).problem).toMatchObject({ code, at });
  });
});

describe('what was read before the problem stays', () => {
  test('with every open value closed there', () => {
    const doc = parse('{"a":[1,2');
    expect([...doc.kind]).toEqual([Kind.object, Kind.array, Kind.number, Kind.number]);
    expect([...doc.end]).toEqual([9, 9, 7, 9]);
    expect([...doc.after]).toEqual([4, 4, 3, 4]);
  });
});

describe('a byte order mark in front', () => {
  test('is read over, and places count it', () => {
    const doc = parse('\uFEFF[7]');
    expect(doc.problem).toBeUndefined();
    expect(materialise(doc)).toEqual([7]);
    expect(doc.toGiven(doc.start[1] ?? 0)).toBe(2);
  });
});

describe('nesting', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
  const objects = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  test.each([
    ['arrays', nested],
    ['objects', objects],
  ])('of 10,000 %s is read', (_, text) => {
    expect(parse(text(10_000)).problem).toBeUndefined();
  });
  test('one level more is a problem at that bracket', () => {
    expect(parse(nested(10_001)).problem).toMatchObject({ code: 'json/too-deep', at: 10_000 });
  });
  test('a million levels are one, too', () => {
    expect(parse('['.repeat(1_000_000)).problem).toMatchObject({
      code: 'json/too-deep',
      at: 10_000,
    });
  });
});

describe('members with the same name', () => {
  const shadowed = (text: string) => {
    const { flags } = parse(text);
    return [...flags.keys()].filter((node) => ((flags[node] ?? 0) & Flag.shadowed) !== 0);
  };
  const rows: [name: string, text: string, nodes: number[], size: number][] = [
    ['are kept, the earlier ones marked', '{"a":1,"b":2,"a":3}', [1], 13],
    ['are found through escapes', '{"a":1,"\\u0061":2}', [1], 12],
    ['are found three times', '{"a":1,"a":2,"a":3}', [1, 2], 7],
    ['count per object', '{"a":{"a":1}}', [], 13],
    ['take all that is in them along', '{"a":{"b":[1,2]},"a":3}', [1], 7],
    ['may be called like what objects inherit', '{"__proto__":1,"__proto__":2}', [1], 15],
  ];
  test.each(rows)('%s', (_, text, nodes, size) => {
    expect(shadowed(text)).toEqual(nodes);
    expect(parse(text).size[0]).toBe(size);
  });
  test('give their bytes back to whoever serves the text as it is', () => {
    // Each holder lost `"a":1,` of six bytes.
    const doc = parse('[{"a":1,"a":2}]');
    expect([...doc.shadowedBytes].sort()).toEqual([
      [0, 6],
      [1, 6],
    ]);
  });
});

describe('names', () => {
  test('of the same letters have the same number, however they are escaped', () => {
    const { key } = parse('[{"ab":1},{"\\u0061b":2},{"a\\u0062":3},{"ba":4}]');
    expect(key[2]).toBe(key[4]);
    expect(key[2]).toBe(key[6]);
    expect(key[2]).not.toBe(key[8]);
  });
  test('are found without being written as they are looked up', () => {
    const doc = parse('{"\\u00e9":1}');
    expect(doc.names.find('é', 0, 1)).toBe(doc.key[1]);
    expect(doc.names.find('e', 0, 1)).toBe(-1);
  });
  test('of many thousands keep apart', () => {
    const names = Array.from({ length: 50_000 }, (_, i) => `n${i}`);
    const doc = parse(`{${names.map((name, i) => `"${name}":${i}`).join(',')}}`);
    expect(new Set(doc.key).size).toBe(50_001);
    expect(names.every((name, i) => doc.names.name(doc.key[i + 1] ?? -1) === name)).toBe(true);
  });
});
