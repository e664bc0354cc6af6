import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placesOf } from './place.ts';
import { WIDTH, wrap } from './wrap.ts';

describe('places', () => {
  const text = '{\n  "é": 1\r\n}\n';
  const rows: [offset: number, want: string][] = [
    [0, '1:1'],
    [1, '1:2'],
    [2, '2:1'],
    [4, '2:3'],
    [12, '3:1'],
    [14, '4:1'],
  ];
  test.each(rows)('offset %i is %s', (offset, want) => expect(placesOf(text)(offset)).toBe(want));
  test('an empty text has one place', () => expect(placesOf('')(0)).toBe('1:1'));
});

describe('wrapping', () => {
  test('keeps every word, in order, and the width', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.nat(40), (words, indent) => {
        const lines = wrap(words.join(' '), indent, indent);
        expect(lines.map((line) => line.trim()).join(' ')).toBe(words.join(' '));
        expect(
          Math.max(...lines.map((line, i) => line.length + (i === 0 ? indent : 0))),
        ).toBeLessThanOrEqual(WIDTH);
      }),
    );
  });
  test('leaves a long word whole', () => {
    expect(wrap(`a ${'b'.repeat(200)} c`, 0, 2)).toEqual(['a', `  ${'b'.repeat(200)}`, '  c']);
  });
});
