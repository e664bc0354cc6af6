import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { GraphNode } from '../../../engine/protocol.ts';
import { countOf, formatBytes, formatCount } from '../../ui/format.ts';
import { shortName } from '../../ui/short-name.ts';
import { nearestNode } from './nearest-node.ts';

/** Definitions as buttons with one tab stop: arrows go to the nearest node that way, Enter and Space choose. */
export function GraphNodes({
  nodes,
  selected,
  onSelect,
  onReach,
}: {
  readonly nodes: readonly GraphNode[];
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
  /** A node took the focus and must be in sight. */
  readonly onReach: (node: GraphNode) => void;
}) {
  const [focused, setFocused] = useState<number | null>(null);
  const stop =
    nodes.find((node) => node.id === focused) ??
    nodes.find((node) => node.pointer === selected) ??
    nodes[0];
  const onKeyDown = (node: GraphNode, event: KeyboardEvent<SVGGElement>) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onSelect(node.pointer);
      return;
    }
    const next = nearestNode(nodes, node, event.key);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = nodes.indexOf(next);
    const target = event.currentTarget.parentElement?.children[place];
    if (target instanceof SVGElement) target.focus();
  };
  return (
    <g>
      {nodes.map((node) => (
        // biome-ignore lint/a11y/useSemanticElements: an HTML button cannot be drawn inside an SVG
        <g
          key={node.id}
          className={classOf(node, selected)}
          role="button"
          tabIndex={node === stop ? 0 : -1}
          aria-label={node.name}
          aria-description={saidOf(node)}
          aria-pressed={node.pointer === selected}
          transform={`translate(${node.x - node.width / 2} ${node.y - node.height / 2})`}
          onClick={() => onSelect(node.pointer)}
          onFocus={() => {
            setFocused(node.id);
            onReach(node);
          }}
          onKeyDown={(event) => onKeyDown(node, event)}
        >
          <title>{node.name}</title>
          <rect x="0.5" y="0.5" width={node.width} height={node.height} rx="4" />
          <rect
            className="focus-ring"
            x="-2.5"
            y="-2.5"
            width={node.width + 6}
            height={node.height + 6}
            rx="6"
          />
          <text className="t-b" x={node.width / 2} y={node.height / 2 - 3} textAnchor="middle">
            {shortName(node.name, node.width - 12)}
          </text>
          <text className="t-s" x={node.width / 2} y={node.height / 2 + 12} textAnchor="middle">
            {factOf(node)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Copies where there is more than one of them, else bytes: the number that explains the size. */
function factOf(node: GraphNode): string {
  const copied = !node.onCycle && node.copies.length > 1;
  return copied ? `${formatCount(node.copies)} copies` : formatBytes(node.ownBytes);
}

function saidOf(node: GraphNode): string {
  const facts = [
    countOf(Number(node.ownBytes), 'byte'),
    `${formatCount(node.copies)} ${node.copies === '1' ? 'copy' : 'copies'}`,
  ];
  if (node.onCycle) facts.push('on a cycle');
  if (!node.reachable) facts.push('not reached from the root');
  return facts.join(', ');
}

function classOf(node: GraphNode, selected: string | null): string {
  const classes = ['node'];
  if (node.pointer === selected) classes.push('on');
  if (!node.reachable) classes.push('unreached');
  return classes.join(' ');
}
