import { expect, test } from 'vitest';
import { stepKey } from './step-key.ts';

test.each([
  { key: 'ArrowDown', at: 0, want: 1 },
  { key: 'ArrowDown', at: 29, want: 29 },
  { key: 'ArrowDown', at: -1, want: 0 },
  { key: 'ArrowUp', at: 0, want: 0 },
  { key: 'ArrowUp', at: -1, want: 29 },
  { key: 'PageDown', at: 25, want: 29 },
  { key: 'PageUp', at: 15, want: 5 },
  { key: 'Home', at: 15, want: 0 },
  { key: 'End', at: 0, want: 29 },
  { key: 'a', at: 3, want: undefined },
])('$key at $at of 30', ({ key, at, want }) => {
  expect(stepKey(key, at, 30)).toBe(want);
});

test('an empty list leads nowhere', () => {
  expect(stepKey('End', -1, 0)).toBeUndefined();
});
