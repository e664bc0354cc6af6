import { useEffect, useMemo } from 'react';
import type { SchemaRef } from '../../../judge/types.ts';
import { pointerOfFragment } from '../../state/places.ts';
import { useApp, useAppStore, useSettled } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { useFrame } from '../use-frame.ts';
import { ReadersPanel } from './readers-panel.tsx';
import '../../styles/judge.css';
import '../../styles/mark-grid.css';
import '../../styles/readers.css';

export function ConnectedReaders() {
  const frame = useFrame('Readers');
  const store = useAppStore();
  const { judging } = useServices();
  useEffect(() => judging.watch('readers'), [judging]);
  const reading = useSettled((s) => s.reading);
  const onlyTrouble = useApp((s) => s.onlyTrouble);
  const onOnlyTrouble = useApp((s) => s.onlyTroubleChosen);
  const tools = useApp((s) => s.shown?.report.tools);
  const selectedTool = useApp((s) => s.focus.toolIndex);
  const rows = useMemo(
    () =>
      (tools ?? []).map(({ name, schemas }, index) => ({ index, name, schemas: schemas.length })),
    [tools],
  );
  // The same from render to render: what is drawn while a new state is on its way costs nothing then.
  const actions = useMemo(
    () => ({
      onSelectTool: (toolIndex: number) => {
        const { focus, toolSelected } = store.getState();
        if (focus.toolIndex !== toolIndex) toolSelected(toolIndex);
      },
      onGoTo: ({ toolIndex, side }: SchemaRef, fragment: string) =>
        store
          .getState()
          .placeSelected(
            { toolIndex, side, pointer: pointerOfFragment(fragment), finding: null },
            false,
          ),
      onCancel: () => judging.cancel('readers'),
      onAgain: () => judging.again('readers'),
    }),
    [store, judging],
  );
  return (
    <ReadersPanel
      frame={frame}
      reading={reading}
      tools={rows}
      selectedTool={selectedTool}
      onlyTrouble={onlyTrouble}
      onOnlyTrouble={onOnlyTrouble}
      {...actions}
    />
  );
}
