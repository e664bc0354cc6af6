import { expect, test } from 'vitest';
import { quoted, quotedList } from './quoted.ts';

test.each([
  { text: 'a"b', shown: '"a\\"b"' },
  { text: 'a\nb', shown: '"a\\nb"' },
  { text: '\u202eabc', shown: '"\\u202eabc"' },
  { text: 'x'.repeat(100), shown: `"${'x'.repeat(35)}…${'x'.repeat(35)}"` },
])('$text is shown as $shown', ({ text, shown }) => expect(quoted(text)).toBe(shown));

test.each([
  { names: ['a'], shown: '"a"' },
  { names: ['a', 'b'], shown: '"a" and "b"' },
  { names: ['a', 'b', 'c', 'd'], shown: '"a", "b", "c" and 1 more' },
])('$names are shown as $shown', ({ names, shown }) => expect(quotedList(names)).toBe(shown));
