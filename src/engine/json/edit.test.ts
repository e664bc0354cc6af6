import { describe, expect, test } from 'vitest';
import { append, removeChildren, renameMember, replaceMember } from './edit.ts';
import { parse } from './parse.ts';
import type { Splice } from './splice.ts';
import { spliced } from './splice.ts';

const made = (text: string, make: (doc: ReturnType<typeof parse>) => readonly Splice[]) => {
  const doc = parse(text);
  return spliced(doc.text, make(doc));
};

describe('taking members out leaves JSON', () => {
  // Nodes: 0 the object, 1 to 4 its members.
  test.each([
    { gone: [1], left: '{"b":2,"c":3,"d":4}' },
    { gone: [4], left: '{"a":1,"b":2,"c":3}' },
    { gone: [1, 2], left: '{"c":3,"d":4}' },
    { gone: [2, 3], left: '{"a":1,"d":4}' },
    { gone: [1, 3], left: '{"b":2,"d":4}' },
    { gone: [3, 4], left: '{"a":1,"b":2}' },
    { gone: [1, 2, 3, 4], left: '{}' },
  ])('without $gone', ({ gone, left }) => {
    expect(made('{"a":1,"b":2,"c":3,"d":4}', (doc) => removeChildren(doc, 0, new Set(gone)))).toBe(
      left,
    );
  });
});

test.each([
  { text: '{}', left: '{"z":0}' },
  { text: '{"a":1}', left: '{"a":1,"z":0}' },
])('adding to $text', ({ text, left }) => {
  expect(made(text, (doc) => [append(doc, 0, '"z":0')])).toBe(left);
});

test('renaming keeps the value, replacing does not', () => {
  expect(made('{"a":[1]}', (doc) => [renameMember(doc, 1, 'b"')])).toBe('{"b\\"":[1]}');
  expect(made('{"a":[1]}', (doc) => [replaceMember(doc, 1, '"b":2')])).toBe('{"b":2}');
});
