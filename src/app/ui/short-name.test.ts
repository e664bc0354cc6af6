import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test.each([
  { name: 'Folder', width: 70, want: 'Folder' },
  { name: 'AnalyticsLibraryRow', width: 70, want: 'Analy…yRow' },
  { name: '😀😀😀😀😀😀', width: 35, want: '😀😀…😀😀' },
  { name: 'Folder', width: 0, want: 'F…r' },
])('$name in $width px', ({ name, width, want }) => {
  expect(shortName(name, width)).toBe(want);
});
