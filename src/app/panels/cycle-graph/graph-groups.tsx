import type { GraphGroup } from '../../../engine/protocol.ts';
import { iconShapes } from '../../ui/icon-shapes.tsx';

/** A cycle has no colour: a double edge, a hatch, and the glyph with a word. */
export function GraphGroups({
  groups,
  hatch,
}: {
  readonly groups: readonly GraphGroup[];
  readonly hatch: string;
}) {
  return groups.map((group) => (
    <g key={group.nodes.join(' ')}>
      <Ring group={group} inset={0} fill={undefined} />
      <Ring group={group} inset={3} fill={hatch} />
      <g transform={`translate(${group.x + 18} ${group.y})`}>
        <text className="t-s halo" x={16} y={4}>
          {wordOf(group)}
        </text>
        <rect className="tag" x="-6" y="-8" width="20" height="16" />
        <g className="ring-glyph" transform="translate(-2 -6)">
          {iconShapes.cycle}
        </g>
      </g>
    </g>
  ));
}

function Ring({
  group,
  inset,
  fill,
}: {
  readonly group: GraphGroup;
  readonly inset: number;
  readonly fill: string | undefined;
}) {
  return (
    <rect
      className="ring"
      x={group.x + inset + 0.5}
      y={group.y + inset + 0.5}
      width={Math.max(group.width - 2 * inset, 0)}
      height={Math.max(group.height - 2 * inset, 0)}
      rx={8 - inset}
      {...(fill === undefined ? {} : { style: { fill } })}
    />
  );
}

function wordOf(group: GraphGroup): string {
  const size = group.nodes.length === 1 ? 'refers to itself' : `cycle of ${group.nodes.length}`;
  return group.descends ? size : `${size}, does not descend`;
}
