import { expect, test } from 'vitest';
import { placeOf, placesOf, pointerAt } from './jumps.ts';

const text = '{\n  "type": "object",\n  "properties": {\n    "a": { "$ref": "#/x" }\n  }\n}';
const at = (needle: string, shift = 0) => text.indexOf(needle) + shift;
const places = [
  { offset: 0, end: text.length, pointer: '' },
  { offset: at('"object"'), end: at('"object"', 8), pointer: '/type' },
  { offset: at('{\n    "a"'), end: at('}\n}', 1), pointer: '/properties' },
  { offset: at('{ "$ref"'), end: at('"#/x" }', 7), pointer: '/properties/a' },
  { offset: at('"#/x"'), end: at('"#/x"', 5), pointer: '/properties/a/$ref' },
];

test.each([
  ['on a value', at('"object"', 3), '/type'],
  ['on a name', at('"type"', 2), '/type'],
  ['in the indent before a name', at('    "a"', 1), '/properties/a'],
  ['on the brace of an object', at('{ "$ref"'), '/properties/a'],
  ['on a name within an object', at('"$ref"', 1), '/properties/a/$ref'],
  ['after the last member', at(' }\n  }', 1), '/properties/a'],
  ['before the closing brace', text.length - 1, ''],
])('caret %s', (_name, offset, want) => {
  expect(pointerAt(text, places, offset)).toBe(want);
});

test('outside of everything there is no pointer', () => {
  expect(pointerAt('x', [], 0)).toBeNull();
});

test('a pointer without a place of its own stands in the narrowest that has one', () => {
  expect(placeOf(places, '/properties/a/$ref')?.pointer).toBe('/properties/a/$ref');
  expect(placeOf(places, '/properties/a/items/0')?.pointer).toBe('/properties/a');
  expect(placeOf(places, '/properties/ab')?.pointer).toBe('/properties');
  expect(placeOf([], '/a')).toBeNull();
});

test('a definition is written as often as it is copied; one that is gone is nowhere', () => {
  const copies = [
    { offset: 0, end: 99, pointer: '' },
    { offset: 5, end: 9, pointer: '/$defs/A' },
    { offset: 15, end: 19, pointer: '/$defs/A' },
    { offset: 30, end: 40, pointer: '/$defs' },
  ];
  expect(placesOf(copies, '/$defs/A')).toEqual([
    { start: 5, end: 9 },
    { start: 15, end: 19 },
  ]);
  expect(placesOf(copies, '/$defs/B')).toEqual([]);
});
