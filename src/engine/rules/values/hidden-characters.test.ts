import { expect, test } from 'vitest';
import { hiddenIn, mayHoldHidden, withoutHidden } from './hidden-characters.ts';

test.each([
  { text: 'plain', hidden: [] },
  { text: 'a\u200bb\u200b', hidden: ['U+200B'] },
  { text: '\u202eabc\u2066', hidden: ['U+202E', 'U+2066'] },
  { text: 'x\u{E0041}', hidden: ['U+E0041'] },
  { text: 'a\u200db', hidden: ['U+200D'] },
  // Joined emoji, the flag of Scotland, a joiner of Persian: these are seen.
  { text: '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}', hidden: [] },
  { text: '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', hidden: [] },
  { text: '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645', hidden: [] },
])('$text hides $hidden', ({ text, hidden }) => {
  expect(hiddenIn(text)).toEqual(hidden);
  expect(hiddenIn(withoutHidden(text))).toEqual([]);
});

test('what is seen stays', () => {
  const family = '\u{1F468}\u200D\u{1F469}';
  expect(withoutHidden(`a\u200b${family}\u200b${family}b`)).toBe(`a${family}${family}b`);
});

test.each(['\u{E0041}', '"\\u200b"', '"\\udb40\\udc41"', '"\\uFEFF"'])(
  '%j is not passed over',
  (text) => {
    expect(mayHoldHidden(text)).toBe(true);
  },
);
