import { expect, test } from 'vitest';
import { shortLayout } from './short-layout.ts';

const LONG = 'x'.repeat(60);

test.each([
  ['{"a":{"b":[1,2]},"c":null}', '{ "a": { "b": [1, 2] }, "c": null }'],
  [`{"a":{"b":1},"c":"${LONG}"}`, `{\n  "a": { "b": 1 },\n  "c": "${LONG}"\n}`],
  ['{"a":"{","b":["]"]}', '{ "a": "{", "b": ["]"] }'],
  ['{}', '{}'],
  ['[]', '[]'],
  ['7', '7'],
  ['not JSON', 'not JSON'],
])('%s', (text, want) => {
  expect(shortLayout(text)).toBe(want);
});
