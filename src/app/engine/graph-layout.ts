import dagre from '@dagrejs/dagre';
import type {
  GraphEdge,
  GraphFacts,
  GraphGroup,
  GraphNode,
  GraphView,
} from '../../engine/protocol.ts';

/** Size of a node, in CSS pixels: two short lines. */
const HEIGHT = 36;
const LETTER = 6.6;
const LEAST_WIDTH = 64;
const MOST_WIDTH = 168;

/** Room between a group's hatch and its nodes; the glyph stands in the upper edge. */
const GROUP_PADDING = 20;

/**
 * Give a reference graph its places, left to right. Runs in the worker: laying out 120 nodes may take as
 * long as reading a megabyte.
 */
export function layoutGraph({ nodes, edges, groups, omitted }: GraphFacts): GraphView {
  const graph = new dagre.graphlib.Graph({ multigraph: true, compound: false });
  graph.setGraph({ rankdir: 'LR', nodesep: 20, ranksep: 56, marginx: 12, marginy: 24 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id, name } of nodes) {
    graph.setNode(String(id), {
      width: Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, name.length * LETTER + 24)),
      height: HEIGHT,
    });
  }
  // A loop onto itself is drawn by the panel; its points would be of no use here.
  edges.forEach(({ from, to }, index) => {
    if (from !== to) graph.setEdge(String(from), String(to), {}, String(index));
  });
  dagre.layout(graph);
  const placed = nodes.map((node): GraphNode => {
    const { x, y, width, height } = graph.node(String(node.id));
    return { ...node, x, y, width, height };
  });
  const drawn = edges.map(
    (edge, index): GraphEdge => ({
      ...edge,
      points:
        edge.from === edge.to
          ? []
          : graph
              .edge(String(edge.from), String(edge.to), String(index))
              .points.map(({ x, y }) => ({ x, y })),
    }),
  );
  const { width = 0, height = 0 } = graph.graph();
  return {
    nodes: placed,
    edges: drawn,
    groups: groups.map((group) => around(placed, group)),
    width: Math.max(0, width),
    height: Math.max(0, height),
    omitted,
  };
}

function around(
  placed: readonly GraphNode[],
  { nodes, descends }: GraphFacts['groups'][number],
): GraphGroup {
  const members = nodes.flatMap((id) => placed[id] ?? []);
  const left = Math.min(...members.map(({ x, width }) => x - width / 2)) - GROUP_PADDING;
  const top = Math.min(...members.map(({ y, height }) => y - height / 2)) - GROUP_PADDING;
  const right = Math.max(...members.map(({ x, width }) => x + width / 2)) + GROUP_PADDING;
  const bottom = Math.max(...members.map(({ y, height }) => y + height / 2)) + GROUP_PADDING;
  return { nodes, descends, x: left, y: top, width: right - left, height: bottom - top };
}
