import { expect, test } from 'vitest';
import { hexOf } from './hex-of.ts';

test.each([
  ['rgb(22, 25, 29)', '#16191d'],
  ['rgba(255, 255, 255, 0.5)', '#ffffff'],
  ['color(srgb 1 1 1)', '#000000'],
])('%s is %s', (colour, want) => {
  expect(hexOf(colour)).toBe(want);
});
