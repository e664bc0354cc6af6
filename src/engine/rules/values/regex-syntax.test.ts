import { expect, test } from 'vitest';
import { syntaxOf } from './regex-syntax.ts';

test.each([
  { pattern: '^[a-z]+$', want: { kind: 'good' } },
  { pattern: '\\p{L}+', want: { kind: 'good' } },
  { pattern: '(', want: { kind: 'wrong' } },
  { pattern: '(?P<a>x)', want: { kind: 'wrong' } },
  { pattern: 'a\\-b', want: { kind: 'not-unicode', plain: 'a-b' } },
  { pattern: '[\\w\\@\\-]+\\@', want: { kind: 'not-unicode', plain: '[\\w@\\-]+@' } },
  { pattern: '[\\w-.]', want: { kind: 'not-unicode', plain: undefined } },
  { pattern: 'a{', want: { kind: 'not-unicode', plain: undefined } },
])('$pattern is $want.kind', ({ pattern, want }) => {
  expect(syntaxOf(pattern)).toMatchObject(want);
});
