import type { GraphNode } from '../../../engine/protocol.ts';

type Placed = Pick<GraphNode, 'id' | 'x' | 'y'>;

const directions = new Map([
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowDown', { x: 0, y: 1 }],
  ['ArrowUp', { x: 0, y: -1 }],
]);

/** The node that an arrow key leads to: the closest one in that direction, straight ahead before aside. */
export function nearestNode<T extends Placed>(
  nodes: readonly T[],
  from: Placed,
  key: string,
): T | undefined {
  const way = directions.get(key);
  if (way === undefined) return undefined;
  let best: T | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const node of nodes) {
    const ahead = (node.x - from.x) * way.x + (node.y - from.y) * way.y;
    const aside = Math.abs((node.x - from.x) * way.y) + Math.abs((node.y - from.y) * way.x);
    if (ahead <= 0) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) {
      least = cost;
      best = node;
    }
  }
  return best;
}
