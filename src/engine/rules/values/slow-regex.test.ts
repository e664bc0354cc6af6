import { expect, test } from 'vitest';
import { isLikelySlow } from './slow-regex.ts';

test.each([
  { pattern: '^(a+)+$', slow: true },
  { pattern: '(a*)*', slow: true },
  { pattern: '^(\\w+\\s?)*$', slow: true },
  { pattern: '((a+))+', slow: true },
  { pattern: '(?:x|a+)+', slow: true },
  { pattern: '(a|a)*', slow: true },
  { pattern: '(a|ab)+', slow: true },
  { pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$', slow: false },
  { pattern: '(?:cat|dog)+', slow: false },
  { pattern: '(a+)?', slow: false },
  { pattern: '(a{1,3})*', slow: false },
  { pattern: '^\\d{4}-\\d{2}$', slow: false },
  { pattern: '[(a+)+]', slow: false },
  { pattern: '\\(a+\\)+', slow: false },
  { pattern: '', slow: false },
  { pattern: '(((', slow: false },
  { pattern: ')+', slow: false },
])('$pattern: $slow', ({ pattern, slow }) => expect(isLikelySlow(pattern)).toBe(slow));
