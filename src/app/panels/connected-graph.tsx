import type { CycleReport } from '../../engine/report-types.ts';
import { narrowest, pointerOfFragment } from '../state/places.ts';
import { useApp, useSettled } from '../state/use-app.ts';
import { CycleGraphPanel } from './cycle-graph/cycle-graph-panel.tsx';
import { useFrame } from './use-frame.ts';
import { useSchemaName } from './use-schema-name.ts';

const NONE: readonly CycleReport[] = [];

export function ConnectedGraph() {
  const frame = useFrame('Cycle graph');
  const schema = useSchemaName();
  const graph = useSettled((s) => s.viewed?.view.graph ?? null);
  const cycles = useApp((s) => {
    const tool = s.focus.toolIndex === null ? undefined : s.shown?.report.tools[s.focus.toolIndex];
    return tool?.schemas.find(({ side }) => side === s.focus.side)?.cycles ?? NONE;
  });
  const pointer = useApp((s) => s.focus.pointer);
  const pointerSelected = useApp((s) => s.pointerSelected);
  const selected =
    graph === null || pointer === '' ? null : (narrowest(pointer, graph.nodes)?.pointer ?? null);
  return (
    <CycleGraphPanel
      frame={frame}
      schema={schema}
      view={graph}
      cycles={cycles}
      selected={selected}
      onSelect={(fragment) => pointerSelected(pointerOfFragment(fragment))}
    />
  );
}
