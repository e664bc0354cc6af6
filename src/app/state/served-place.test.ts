import { expect, test } from 'vitest';
import { servedPlace } from './served-place.ts';

test.each([
  ['', ''],
  ['/properties/a/type', '/properties/a/type'],
  ['/properties/a/$ref/required', '/properties/a'],
  ['/properties/a/$ref', '/properties/a'],
  ['/$ref/properties/b/$ref/type', ''],
  // A property of that name is no reference, but its schema is as near as one can tell.
  ['/properties/$refer/type', '/properties/$refer/type'],
])('%s stands at %s', (walked, place) => {
  expect(servedPlace(walked)).toBe(place);
});
