import dagre from '@dagrejs/dagre';
import type {
  GraphEdge,
  GraphFacts,
  GraphGroup,
  GraphNode,
  GraphView,
} from '../../engine/protocol.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Size of a node, in CSS pixels: two short lines. */
const HEIGHT = 36;
const LETTER = 6.6;
const LEAST_WIDTH = 64;
const MOST_WIDTH = 168;

/** Room between a group's hatch and its nodes; the glyph stands in the upper edge. */
const GROUP_PADDING = 20;
/** How far a loop hangs below its node, and the word below the loop. */
const LOOP = 14;
const LOOP_WORD = 16;

/**
 * Give a reference graph its places, left to right. Runs in the worker: laying out 120 nodes may take as
 * long as reading a megabyte.
 */
export function layoutGraph({ nodes, edges, groups, omitted }: GraphFacts): GraphView {
  const graph = new dagre.graphlib.Graph({ multigraph: true, compound: false });
  // The hatch of one group must not reach the node of another.
  const nodesep = groups.length > 0 ? 2 * GROUP_PADDING + 8 : 20;
  graph.setGraph({ rankdir: 'LR', nodesep, ranksep: 56, marginx: 12, marginy: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name } of nodes) {
    const width = Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, name.length * LETTER + 24));
    graph.setNode(String(id), { width, height: HEIGHT });
  }
  for (const [index, { from, to }] of edges.entries()) {
    if (from !== to) graph.setEdge(String(from), String(to), {}, String(index));
  }
  dagre.layout(graph);
  const placed = nodes.map((node): GraphNode => {
    const { x, y, width, height } = graph.node(String(node.id));
    return { ...node, x, y, width, height };
  });
  const byId = new Map(placed.map((node) => [node.id, node]));
  const looped = new Set(edges.filter(({ from, to }) => from === to).map(({ from }) => from));
  const pointsOf = ({ from, to }: GraphFacts['edges'][number], index: number): readonly Point[] => {
    // dagre's points for a loop lie beside its node.
    if (from === to) return loopBelow(byId.get(from));
    const { points } = graph.edge(String(from), String(to), String(index)) as {
      readonly points: readonly Point[];
    };
    return points.map(({ x, y }) => ({ x, y }));
  };
  const { width = 0, height = 0 } = graph.graph();
  const around = groups.map((group) => surround(group, byId, looped));
  return {
    nodes: placed,
    edges: edges.map((edge, index): GraphEdge => ({ ...edge, points: pointsOf(edge, index) })),
    groups: around,
    width: Math.max(0, width, ...around.map((group) => group.x + group.width)),
    height: Math.max(0, height, ...around.map((group) => group.y + group.height)),
    omitted,
  };
}

function loopBelow(node: GraphNode | undefined): readonly Point[] {
  if (node === undefined) return [];
  const bottom = node.y + node.height / 2;
  const left = node.x - 12;
  const right = node.x + 12;
  return [
    { x: left, y: bottom },
    { x: left, y: bottom + LOOP },
    { x: right, y: bottom + LOOP },
    { x: right, y: bottom },
  ];
}

function surround(
  { nodes, descends }: GraphFacts['groups'][number],
  byId: ReadonlyMap<number, GraphNode>,
  looped: ReadonlySet<number>,
): GraphGroup {
  const members = nodes.flatMap((id) => byId.get(id) ?? []);
  const left = Math.min(...members.map(({ x, width }) => x - width / 2)) - GROUP_PADDING;
  const top = Math.min(...members.map(({ y, height }) => y - height / 2)) - GROUP_PADDING;
  const right = Math.max(...members.map(({ x, width }) => x + width / 2)) + GROUP_PADDING;
  const lowest = members.map(
    ({ id, y, height }) => y + height / 2 + (looped.has(id) ? LOOP + LOOP_WORD - 4 : 0),
  );
  const bottom = Math.max(...lowest) + GROUP_PADDING;
  return { nodes, descends, x: left, y: top, width: right - left, height: bottom - top };
}
