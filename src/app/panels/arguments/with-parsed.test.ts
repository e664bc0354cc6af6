import { expect, test } from 'vitest';
import { withParsed } from './with-parsed.ts';

test.each([
  ['{"a":"{\\"b\\":1}"}', '/a', '{"b":1}', { a: { b: 1 } }],
  ['{"a":["[1]"]}', '/a/0', '[1]', { a: [[1]] }],
  ['"{}"', '', '{}', {}],
  ['{"x/y":{"~":"[]"}}', '/x~1y/~0', '[]', { 'x/y': { '~': [] } }],
] as const)('%s at %s', (args, instancePointer, parsed, want) => {
  expect(JSON.parse(withParsed(args, { instancePointer, parsed }) ?? 'null')).toEqual(want);
});

test('names that objects inherit are names like any other', () => {
  const made = withParsed('{"__proto__":"{\\"x\\":1}"}', {
    instancePointer: '/__proto__',
    parsed: '{"x":1}',
  });
  expect(made?.replace(/\s/g, '')).toBe('{"__proto__":{"x":1}}');
  expect(withParsed('{}', { instancePointer: '/constructor', parsed: '{}' })).toBeNull();
});
