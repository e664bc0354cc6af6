import { describe, expect, test } from 'vitest';
import { visible, visibleLines } from './visible.ts';

const rows: [name: string, given: string, shown: string][] = [
  ['letters of any script and emoji stay', 'Größe 長さ עברית 📏 ⚠️', 'Größe 長さ עברית 📏 ⚠️'],
  ['an escape sequence', '\u001b[2Jgone', '\\u001b[2Jgone'],
  ['a control sequence introducer of one byte', 'a\u009b31m', 'a\\u009b31m'],
  ['delete and bell', 'a\u007f\u0007', 'a\\u007f\\u0007'],
  ['line breaks and tabs by their names', 'a\r\n\tb', 'a\\r\\n\\tb'],
  ['line and paragraph separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
  ['right-to-left override', 'safe\u202egpj.exe', 'safe\\u202egpj.exe'],
  ['bidi isolates and marks', '\u2066a\u2069\u200f', '\\u2066a\\u2069\\u200f'],
  ['zero width', 'a\u200b\u200c\u200d\ufeffb', 'a\\u200b\\u200c\\u200d\\ufeffb'],
  ['soft hyphen and Hangul filler', 'a\u00adb\u3164', 'a\\u00adb\\u3164'],
  ['tag characters', 'a\u{e0048}\u{e0069}', 'a\\u{e0048}\\u{e0069}'],
  ['a selector that follows no emoji', 'a\ufe0f', 'a\\ufe0f'],
  ['a second selector', '⚠\ufe0f\ufe0f', '⚠\ufe0f\\ufe0f'],
  ['half of a surrogate pair', 'a\ud83d', 'a\\ud83d'],
];

describe('one line', () => {
  test.each(rows)('%s', (_, given, shown) => expect(visible(given)).toBe(shown));
});

describe('several lines', () => {
  test('line feeds and tabs stay, other controls do not', () => {
    expect(visibleLines('{\n\t"a": "\u009b"\r}')).toBe('{\n\t"a": "\\u009b"\\u000d}');
  });
  test('hidden characters in JSON become escapes of the same JSON', () => {
    const value = { 'a\u202e': 'b\u200b\u{e0041}\u007f' };
    const shown = visibleLines(JSON.stringify(value, null, 2));
    expect(shown).toMatch(/^[\x20-\x7e\n]*$/);
    expect(JSON.parse(shown)).toEqual(value);
  });
});
