import { useState } from 'react';
import type { GraphView } from '../../../engine/protocol.ts';
import { countOf } from '../../ui/format.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import type { CycleGraphProps } from '../props.ts';
import { CycleList } from './cycle-list.tsx';
import { DefinitionTable } from './definition-table.tsx';
import { GraphDrawing } from './graph-drawing.tsx';

const looks = [
  { value: 'graph', label: 'Graph' },
  { value: 'table', label: 'Table' },
] as const;

/** Which definition refers to which, with the cycles that no inlining can undo. */
export function CycleGraphPanel(props: CycleGraphProps) {
  const { frame, view } = props;
  const [look, setLook] = useState<'graph' | 'table'>('graph');
  const drawn = view !== null && view.edges.length > 0;
  return (
    <Panel
      frame={frame}
      facts={view === null ? null : <span className="facts num">{factsOf(view)}</span>}
      tools={
        drawn && !frame.maximised ? (
          <Segmented label="Show as" value={look} segments={looks} onChange={setLook} />
        ) : null
      }
    >
      {drawn ? (
        <GraphBody {...props} view={view} look={look} />
      ) : (
        <div className="body empty">
          {view === null ? 'No schema is chosen.' : <Nothing omitted={view.omitted} />}
        </div>
      )}
    </Panel>
  );
}

function GraphBody({
  frame,
  schema,
  view,
  cycles,
  selected,
  onSelect,
  look,
}: CycleGraphProps & { readonly view: GraphView; readonly look: 'graph' | 'table' }) {
  const drawing = look === 'graph' || frame.maximised;
  const table = look === 'table' || frame.maximised;
  return (
    <div className={`body ${frame.maximised ? 'graph-both' : 'graph'}`}>
      {drawing ? (
        <div className="graph">
          <GraphDrawing schema={schema} view={view} selected={selected} onSelect={onSelect} />
          <CycleList cycles={cycles} view={view} />
        </div>
      ) : null}
      <DefinitionTable view={view} selected={selected} onSelect={onSelect} active={table} />
    </div>
  );
}

function Nothing({ omitted }: { readonly omitted: number }) {
  if (omitted > 0) {
    return <strong>Too many to draw: {countOf(omitted, 'schema')}, see Size.</strong>;
  }
  return (
    <>
      <strong>No references: nothing to draw</strong>
      This schema reads the same before and after.
    </>
  );
}

function factsOf(view: GraphView): string {
  const groups =
    view.groups.length === 0 ? 'no cycle' : countOf(view.groups.length, 'cyclic group');
  const omitted = view.omitted === 0 ? '' : `, ${countOf(view.omitted, 'more')} not drawn`;
  return `${countOf(view.nodes.length, 'node')}, ${groups}${omitted}`;
}
