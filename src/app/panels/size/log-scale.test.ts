import { expect, test } from 'vitest';
import { logScale } from './log-scale.ts';

test('one step of ten is the least, with ×1 at the foot', () => {
  const scale = logScale([0, 0.1], 120);
  expect(scale.y(0)).toBe(110);
  expect(scale.y(1)).toBe(10);
  expect(scale.ticks.map((tick) => tick.label)).toEqual(['×1', '×10']);
});

test('shrinking goes below the ×1 line', () => {
  const scale = logScale([2, -1], 320);
  expect(scale.y(2)).toBe(10);
  expect(scale.y(0)).toBe(210);
  expect(scale.y(-1)).toBe(310);
  expect(scale.ticks.map((tick) => tick.label)).toEqual(['×0.1', '×1', '×10', '×100']);
});

test.each([
  { high: 4.2, labels: ['×1', '×10', '×100', '×1000', '×10,000'] },
  { high: 12, labels: ['×1', '×1000', '×10^6', '×10^9', '×10^12'] },
])('ticks up to 10^$high', ({ high, labels }) => {
  expect(logScale([high], 200).ticks.map((tick) => tick.label)).toEqual(labels);
});

test('a hundred thousand tools are no problem', () => {
  expect(
    logScale(
      Array.from({ length: 200_000 }, () => 3),
      100,
    ).y(3),
  ).toBe(10);
});
