import { expect, test } from 'vitest';
import { isWithin, narrowest, pointerOfFragment, relativeTo, stepsOf } from './places.ts';

test.each([
  ['#', ''],
  ['#/$defs/Box', '/$defs/Box'],
  ['#/$defs/a%20b', '/$defs/a b'],
  ['#/$defs/100%', '/$defs/100%'],
  ['/$defs/Box', '/$defs/Box'],
])('the fragment %s points to %s', (fragment, pointer) => {
  expect(pointerOfFragment(fragment)).toBe(pointer);
});

test.each([
  ['/a/b', '/a', true],
  ['/a', '/a', true],
  ['/ab', '/a', false],
  ['', '', true],
  ['/a', '', true],
  ['', '/a', false],
])('%s within %s: %s', (inner, outer, want) => {
  expect(isWithin(inner, outer)).toBe(want);
});

test('a pointer is seen from the root of its schema', () => {
  expect(relativeTo('/tools/1/inputSchema/properties/a', '/tools/1/inputSchema')).toBe(
    '/properties/a',
  );
  expect(relativeTo('/tools/10/inputSchema', '/tools/1')).toBeNull();
});

test('the narrowest definition that holds a place', () => {
  const nodes = [
    { pointer: '#' },
    { pointer: '#/$defs/Box' },
    { pointer: '#/$defs/Box/properties/a' },
  ];
  expect(narrowest('/$defs/Box/properties/a/type', nodes)).toBe(nodes[2]);
  expect(narrowest('/$defs/Boxes', nodes)).toBe(nodes[0]);
  expect(narrowest('/x', nodes.slice(1))).toBeNull();
});

test('steps are read back as RFC 6901 says', () => {
  expect(stepsOf('/a~1b/~01')).toEqual(['a/b', '~1']);
  expect(stepsOf('')).toEqual([]);
});
