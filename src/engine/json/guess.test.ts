import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearlyJson } from '../testing/json-text.ts';
import { guess } from './guess.ts';
import { parse } from './parse.ts';
import type { Slip } from './repair.ts';
import { repair } from './repair.ts';
import { spliced } from './splice.ts';

/** The text with what `guess` would change; undefined where it would change nothing. */
function mended(text: string): string | undefined {
  const doc = parse(text);
  const { edits } = guess(doc);
  return edits.length === 0 ? undefined : spliced(doc.text, edits);
}

describe('what was meant', () => {
  const rows: [text: string, slip: Slip, value: unknown][] = [
    ['{"a":1,}', 'trailing-comma', { a: 1 }],
    ['[1,2,]', 'trailing-comma', [1, 2]],
    ['[1,2 , ]', 'trailing-comma', [1, 2]],
    ['{"a":1} // one', 'comment', { a: 1 }],
    ['{ // one\n "a":1}', 'comment', { a: 1 }],
    ['[1, /* two */ 2]', 'comment', [1, 2]],
    ["{'a':'b'}", 'single-quotes', { a: 'b' }],
    [`{"a":'say "b"'}`, 'single-quotes', { a: 'say "b"' }],
    ['{“a”:1}', 'curly-quotes', { a: 1 }],
    ['{a:1}', 'unquoted-name', { a: 1 }],
    ['{a:1,b:[{c:2}]}', 'unquoted-name', { a: 1, b: [{ c: 2 }] }],
    ['[True,False,None]', 'python-word', [true, false, null]],
    ['[+1]', 'number-form', [1]],
    ['[.5]', 'number-form', [0.5]],
    ['{"a":1 "b":2}', 'missing-comma', { a: 1, b: 2 }],
    ['{"a" 1}', 'missing-colon', { a: 1 }],
    ['[1,\u00a02]', 'odd-space', [1, 2]],
    ['["a\nb"]', 'raw-control', ['a\nb']],
  ];
  test.each(rows)('%s', (text, slip, value) => {
    expect(repair(text).steps[0]?.slip).toBe(slip);
    expect(JSON.parse(mended(text) ?? 'null')).toEqual(value);
  });
});

describe('is not changed where nothing sure is known', () => {
  const rows: [name: string, text: string][] = [
    ['a number that does not exist in JSON', '[NaN]'],
    ['a text that was cut off', '{"a":[1,'],
    ['a text without JSON', 'Internal Server Error'],
    ['JSON itself', '{"a":1}'],
    ['nothing', ''],
  ];
  test.each(rows)('%s', (_, text) => expect(mended(text)).toBeUndefined());
});

test('text before JSON stands where it stands', () => {
  expect(parse('log line\n{"a":1}').problem).toMatchObject({ code: 'json/syntax', at: 0 });
});

test('where there are edits, the text with them is JSON', () => {
  let mends = 0;
  fc.assert(
    fc.property(nearlyJson, (text) => {
      const after = mended(text);
      if (after === undefined) return;
      mends += 1;
      expect(parse(after).problem).toBeUndefined();
    }),
    { numRuns: 5_000 },
  );
  // A law about nothing would hold as well.
  expect(mends).toBeGreaterThan(100);
});

test('a text of nothing but slips is given up in time', () => {
  const { complete } = repair("'a' ".repeat(1_000_000));
  expect(complete).toBe(false);
});
