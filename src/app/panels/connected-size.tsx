import { useMemo } from 'react';
import { narrowest, pointerOfFragment } from '../state/places.ts';
import { arrangeTools } from '../state/select-tools.ts';
import { useApp, useSettled } from '../state/use-app.ts';
import { useToolRows } from './connected-tools.tsx';
import { SizePanel } from './size/size-panel.tsx';
import { useFrame } from './use-frame.ts';
import { useSchemaName } from './use-schema-name.ts';

export function ConnectedSize() {
  const frame = useFrame('Size');
  const schema = useSchemaName();
  const sizes = useSettled((s) => s.viewed?.view.sizes ?? null);
  const rows = useToolRows();
  const sort = useApp((s) => s.arrangement.toolSort);
  const tools = useMemo(() => arrangeTools(rows, sort, null), [rows, sort]);
  const selectedTool = useApp((s) => s.focus.toolIndex);
  const toolSelected = useApp((s) => s.toolSelected);
  const pointer = useApp((s) => s.focus.pointer);
  const pointerSelected = useApp((s) => s.pointerSelected);
  const selected =
    sizes === null || pointer === '' ? null : (narrowest(pointer, sizes.rows)?.pointer ?? null);
  return (
    <SizePanel
      frame={frame}
      schema={schema}
      view={sizes}
      tools={tools}
      selectedTool={selectedTool}
      onSelectTool={toolSelected}
      selected={selected}
      onSelect={(fragment) => pointerSelected(pointerOfFragment(fragment))}
    />
  );
}
