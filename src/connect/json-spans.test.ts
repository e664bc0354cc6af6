import fc from 'fast-check';
import { expect, test } from 'vitest';
import { elementsOf, lastMember, membersOf, valueAt } from './json-spans.ts';

const texts = (text: string, spans: Iterable<{ start: number; end: number }>): string[] =>
  Array.from(spans, ({ start, end }) => text.slice(start, end));

test.each([
  ['[]', []],
  ['[ ]', []],
  ['[1, "a,]" ,{"b":[1]}\n,[[]], null]', ['1', '"a,]"', '{"b":[1]}', '[[]]', 'null']],
  ['["\\\\","\\"",-1.5e+3]', ['"\\\\"', '"\\""', '-1.5e+3']],
])('elements of %s', (text, want) => {
  expect(texts(text, elementsOf(text, 0))).toEqual(want);
});

test('members, with those that are there twice, and names as they are meant', () => {
  const text = '{ "a" : 1 , "\\u0061":{"}":"{"}, "__proto__" :true}';
  const found = Array.from(membersOf(text, 0), ({ name, value }) => [
    name,
    text.slice(value.start, value.end),
  ]);
  expect(found).toEqual([
    ['a', '1'],
    ['a', '{"}":"{"}'],
    ['__proto__', 'true'],
  ]);
  const last = lastMember(text, 0, 'a');
  expect(last && text.slice(last.start, last.end)).toBe('{"}":"{"}');
});

test('a hundred thousand levels', () => {
  const text = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(valueAt(text, 0)).toEqual({ start: 0, end: 200_000 });
});

test('cutting an array apart and parsing the parts is parsing it', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.constantFrom(undefined, 1, '\t'), (values, indent) => {
      const text = JSON.stringify(values, null, indent);
      const parts = texts(text, elementsOf(text, 0)).map((part) => JSON.parse(part) as unknown);
      expect(parts).toEqual(JSON.parse(text));
    }),
  );
});

test('cutting an object apart gives its names and values', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (object) => {
      const text = JSON.stringify(object, null, 1);
      const parts = Array.from(membersOf(text, 0), ({ name, value }) => [
        name,
        JSON.parse(text.slice(value.start, value.end)) as unknown,
      ]);
      expect(parts).toEqual(Object.entries(JSON.parse(text) as object));
    }),
  );
});
