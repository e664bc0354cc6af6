import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minify } from './minify.ts';

describe('minified text', () => {
  const rows: [name: string, given: string, want: string][] = [
    ['loses every kind of space', ' {\n\t"a" :\r\n[ 1 , 2 ] } ', '{"a":[1,2]}'],
    ['keeps space in strings', '[ "a b\\" c" , "\\\\" ]', '["a b\\" c","\\\\"]'],
    ['keeps numbers and escapes as written', '[1.0, 1E2, "\\u0041"]', '[1.0,1E2,"\\u0041"]'],
    ['loses the byte order mark', '\uFEFF{}', '{}'],
    ['keeps a later one', '["\uFEFF"]', '["\uFEFF"]'],
  ];
  test.each(rows)('%s', (_, given, want) => expect(minify(given)).toBe(want));

  test('is what JSON.stringify writes for a value that it indented', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(10), (value, indent) => {
        expect(minify(JSON.stringify(value, null, indent))).toBe(JSON.stringify(value));
      }),
    );
  });
});
