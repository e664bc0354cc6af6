import type { GraphEdge } from '../../../engine/protocol.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** SVG path through the points of an edge, with corners rounded by at most `radius` pixels. */
export function edgePath(points: readonly Point[], radius = 10): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let path = `M${at(first)}`;
  let from = first;
  for (const [index, corner] of rest.entries()) {
    const next = rest[index + 1];
    if (next === undefined) {
      path += `L${at(corner)}`;
      break;
    }
    path += `L${at(towards(corner, from, radius))}Q${at(corner)} ${at(towards(corner, next, radius))}`;
    from = corner;
  }
  return path;
}

/** Where the word of an edge stands: half way along its length. */
export function middleOf(points: readonly Point[]): Point {
  const lengths = points.slice(1).map((point, index) => distance(point, points[index] ?? point));
  let left = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (const [index, length] of lengths.entries()) {
    const a = points[index];
    const b = points[index + 1];
    if (a === undefined || b === undefined) break;
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
    }
    left -= length;
  }
  return points[0] ?? { x: 0, y: 0 };
}

/** `files ×2`: the property on the way where the edge is part of a cycle, and the count where it is more than one. */
export function edgeWord(edge: Pick<GraphEdge, 'count' | 'label' | 'onCycle'>): string {
  const words = [];
  if (edge.onCycle && edge.label !== '') words.push(edge.label);
  if (edge.count > 1) words.push(`×${edge.count}`);
  return words.join(' ');
}

/** The point `radius` away from `corner` in the direction of `other`, at most half way. */
function towards(corner: Point, other: Point, radius: number): Point {
  const length = distance(corner, other);
  const part = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
