import { expect, test } from 'vitest';
import { edgePath, edgeWord, middleOf } from './edge-path.ts';

const corner = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 40 },
];

test.each([
  { name: 'nothing', points: [], want: '' },
  { name: 'a straight line', points: corner.slice(0, 2), want: 'M0 0L100 0' },
  { name: 'a corner rounded by 10', points: corner, want: 'M0 0L90 0Q100 0 100 10L100 40' },
])('$name', ({ points, want }) => {
  expect(edgePath(points)).toBe(want);
});

test('a corner is never rounded past the middle of its lines', () => {
  expect(edgePath(corner, 500)).toBe('M0 0L50 0Q100 0 100 20L100 40');
});

test('the middle is measured along the line', () => {
  expect(middleOf(corner)).toEqual({ x: 70, y: 0 });
  expect(middleOf([{ x: 3, y: 4 }])).toEqual({ x: 3, y: 4 });
});

test.each([
  { edge: { count: 1, label: 'files', onCycle: true }, want: 'files' },
  { edge: { count: 2, label: 'files', onCycle: true }, want: 'files ×2' },
  { edge: { count: 2, label: 'region', onCycle: false }, want: '×2' },
  { edge: { count: 1, label: 'region', onCycle: false }, want: '' },
])('$edge.label, $edge.count times', ({ edge, want }) => {
  expect(edgeWord(edge)).toBe(want);
});
