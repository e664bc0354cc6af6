import type { GraphEdge } from '../../../engine/protocol.ts';
import { edgePath, edgeWord, middleOf } from './edge-path.ts';

/** Arrows with what stands on them. Those that lead to the chosen node take the accent and lie on top. */
export function GraphEdges({
  edges,
  chosen,
  arrow,
  arrowOn,
}: {
  readonly edges: readonly GraphEdge[];
  readonly chosen: number | undefined;
  readonly arrow: string;
  readonly arrowOn: string;
}) {
  const quiet = edges.filter((edge) => edge.to !== chosen);
  const loud = edges.filter((edge) => edge.to === chosen);
  return (
    <>
      {quiet.map((edge) => (
        <path key={keyOf(edge)} className="edge" d={edgePath(edge.points)} markerEnd={arrow} />
      ))}
      {loud.map((edge) => (
        <path key={keyOf(edge)} className="edge on" d={edgePath(edge.points)} markerEnd={arrowOn} />
      ))}
      {edges.map((edge) => (
        <EdgeWord key={keyOf(edge)} edge={edge} />
      ))}
    </>
  );
}

function EdgeWord({ edge }: { readonly edge: GraphEdge }) {
  const word = edgeWord(edge);
  if (word === '') return null;
  const { x, y } = middleOf(edge.points);
  return (
    <text
      className="t-s halo"
      x={x}
      // Below a loop, so that the loop is still seen; on any other line.
      y={edge.from === edge.to ? y + 14 : y + 4}
      textAnchor="middle"
    >
      {word}
    </text>
  );
}

function keyOf(edge: GraphEdge): string {
  return `${edge.from} ${edge.to}`;
}
