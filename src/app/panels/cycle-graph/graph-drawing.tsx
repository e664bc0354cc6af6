import { useEffect, useId, useRef } from 'react';
import type { GraphView } from '../../../engine/protocol.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useElementSize } from '../../ui/use-element-size.ts';
import { GraphEdges } from './graph-edges.tsx';
import { GraphGroups } from './graph-groups.tsx';
import { GraphNodes } from './graph-nodes.tsx';
import { useViewport } from './use-viewport.ts';

/** The drawing: decoration for edges and groups, buttons for nodes, all in one named group. */
export function GraphDrawing({
  schema,
  view: graph,
  selected,
  onSelect,
}: {
  readonly schema: string;
  readonly view: GraphView;
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
}) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { view, show, zoom, fit, dragging } = useViewport(svg, graph, useElementSize(frame));
  const chosen = graph.nodes.find((node) => node.pointer === selected);
  useEffect(() => {
    if (chosen !== undefined) show(boxOf(chosen));
  }, [chosen, show]);
  return (
    <div className="drawing" ref={frame}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn inside an SVG */}
      <svg ref={svg} role="group" aria-label={`Reference graph of ${schema}`} {...dragging}>
        <defs>
          <pattern
            id={`${id}-hatch`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path className="hatch-line" d="M0 0V6" />
          </pattern>
          <Arrow id={`${id}-arrow`} className="arrow" />
          <Arrow id={`${id}-arrow-on`} className="arrow-on" />
        </defs>
        <g transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <GraphGroups groups={graph.groups} hatch={`url(#${id}-hatch)`} />
            <GraphEdges
              edges={graph.edges}
              chosen={chosen?.id}
              arrow={`url(#${id}-arrow)`}
              arrowOn={`url(#${id}-arrow-on)`}
            />
          </g>
          <GraphNodes
            nodes={graph.nodes}
            selected={selected}
            onSelect={onSelect}
            onReach={(node) => show(boxOf(node))}
          />
        </g>
      </svg>
      <div className="zoom">
        <IconButton label="Zoom out" onClick={() => zoom(1 / 1.3)}>
          <Icon name="minus" />
        </IconButton>
        <IconButton label="Zoom in" onClick={() => zoom(1.3)}>
          <Icon name="plus" />
        </IconButton>
        <IconButton label="Fit graph" onClick={fit}>
          <Icon name="fit" />
        </IconButton>
      </div>
    </div>
  );
}

function Arrow({ id, className }: { readonly id: string; readonly className: string }) {
  return (
    <marker
      id={id}
      viewBox="0 0 8 8"
      refX="7"
      refY="4"
      markerWidth="8"
      markerHeight="8"
      orient="auto-start-reverse"
      markerUnits="userSpaceOnUse"
    >
      <path className={className} d="M0 .5 8 4 0 7.5z" />
    </marker>
  );
}

/** Positions are centres; a box begins at its corner. */
function boxOf(node: { x: number; y: number; width: number; height: number }) {
  return { ...node, x: node.x - node.width / 2, y: node.y - node.height / 2 };
}
