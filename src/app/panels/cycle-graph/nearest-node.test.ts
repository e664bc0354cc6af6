import { expect, test } from 'vitest';
import { nearestNode } from './nearest-node.ts';

const root = { id: 0, x: 0, y: 0 };
const ahead = { id: 1, x: 100, y: 0 };
const askew = { id: 2, x: 60, y: 80 };
const below = { id: 3, x: 0, y: 90 };
const nodes = [root, ahead, askew, below];

test.each([
  { key: 'ArrowRight', from: root, want: ahead },
  { key: 'ArrowDown', from: root, want: below },
  { key: 'ArrowLeft', from: ahead, want: root },
  { key: 'ArrowUp', from: below, want: root },
  { key: 'ArrowLeft', from: root, want: undefined },
  { key: 'Enter', from: root, want: undefined },
])('$key from node $from.id', ({ key, from, want }) => {
  expect(nearestNode(nodes, from, key)).toBe(want);
});
