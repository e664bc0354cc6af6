import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

test.each([
  ['UTF-8', [0x7b, 0xc3, 0xa4, 0x7d], '{ä}'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x7b, 0x7d], '\uFEFF{}'],
  ['UTF-16, little end first', [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00], '{}'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0x7b, 0x00, 0x7d], '{}'],
  ['bytes that are no text', [0x7b, 0xff, 0x7d], null],
])('%s', (_name, bytes, want) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe(want);
});
