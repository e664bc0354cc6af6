import { expect, test } from 'vitest';
import type { GraphFacts } from '../../engine/protocol.ts';
import { layoutGraph } from './graph-layout.ts';

const node = (id: number, name: string) => ({
  id,
  name,
  pointer: `#/$defs/${name}`,
  ownBytes: '1',
  copies: '1',
  onCycle: false,
  reachable: true,
});
const edge = (from: number, to: number) => ({ from, to, count: 1, label: '', onCycle: false });
const facts: GraphFacts = {
  nodes: [node(0, 'root'), node(1, 'A'), node(2, 'B')],
  edges: [edge(0, 1), edge(1, 2), edge(2, 1), edge(1, 1)],
  groups: [{ nodes: [1, 2], descends: true }],
  omitted: 0,
};

test('references lead from left to right', () => {
  const [root, a] = layoutGraph({ ...facts, edges: [edge(0, 1)], groups: [] }).nodes;
  expect((root?.x ?? 0) + (root?.width ?? 0)).toBeLessThan(a?.x ?? 0);
});

test('a loop hangs below its node and stays within the group', () => {
  const { nodes, edges, groups, height } = layoutGraph(facts);
  const bottom = (nodes[1]?.y ?? 0) + (nodes[1]?.height ?? 0) / 2;
  const loop = edges[3]?.points ?? [];
  expect(loop.map(({ y }) => y - bottom)).toEqual([0, 14, 14, 0]);
  const group = groups[0];
  expect((group?.y ?? 0) + (group?.height ?? 0)).toBeGreaterThan(bottom + 14);
  expect(height).toBeGreaterThanOrEqual((group?.y ?? 0) + (group?.height ?? 0));
});

test('a group holds all its nodes', () => {
  const { nodes, groups } = layoutGraph(facts);
  const group = groups[0];
  for (const { x, y, width, height } of nodes.slice(1)) {
    expect(x - width / 2).toBeGreaterThan(group?.x ?? 0);
    expect(y - height / 2).toBeGreaterThan(group?.y ?? 0);
  }
});

test('nothing to draw', () => {
  expect(layoutGraph({ nodes: [], edges: [], groups: [], omitted: 3 })).toMatchObject({
    nodes: [],
    omitted: 3,
  });
});
