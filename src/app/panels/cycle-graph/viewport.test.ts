import { expect, test } from 'vitest';
import { firstSight, fitAll, reveal, zoomAt } from './viewport.ts';

const window = { width: 424, height: 224 };

test.each([
  {
    name: 'small: as it is, in the middle',
    drawing: { width: 100, height: 100 },
    want: { scale: 1, x: 162, y: 62 },
  },
  {
    name: 'wide: by its width',
    drawing: { width: 800, height: 100 },
    want: { scale: 0.5, x: 12, y: 87 },
  },
])('fit all, $name', ({ drawing, want }) => {
  expect(fitAll(drawing, window)).toEqual(want);
});

test('a first sight stays readable and begins at the beginning', () => {
  expect(firstSight({ width: 4000, height: 2000 }, window)).toEqual({ scale: 0.7, x: 12, y: 12 });
});

test('what is under the pointer stays there', () => {
  const before = { scale: 1, x: 10, y: 20 };
  const after = zoomAt(before, 2, 110, 70);
  expect(after).toEqual({ scale: 2, x: -90, y: -30 });
  expect((110 - after.x) / after.scale).toBe((110 - before.x) / before.scale);
});

test('zooming ends at 2.5', () => {
  expect(zoomAt({ scale: 2, x: 0, y: 0 }, 10, 0, 0).scale).toBe(2.5);
});

test.each([
  {
    name: 'in sight: nothing moves',
    box: { x: 50, y: 50, width: 60, height: 40 },
    want: { x: 0, y: 0 },
  },
  {
    name: 'left and above',
    box: { x: -30, y: -20, width: 60, height: 40 },
    want: { x: 42, y: 32 },
  },
  {
    name: 'right and below',
    box: { x: 400, y: 300, width: 60, height: 40 },
    want: { x: -48, y: -128 },
  },
])('reveal, $name', ({ box, want }) => {
  expect(reveal({ x: 0, y: 0, scale: 1 }, box, window)).toEqual({ ...want, scale: 1 });
});
