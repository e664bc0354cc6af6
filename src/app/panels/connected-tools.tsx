import { useMemo } from 'react';
import { arrangeTools, toolRows } from '../state/select-tools.ts';
import { useApp, useSettled } from '../state/use-app.ts';
import type { ToolRow } from './props.ts';
import { ToolsPanel } from './tools/tools-panel.tsx';
import { useFrame } from './use-frame.ts';

const NONE: readonly ToolRow[] = [];

/** Every tool of the shown report, in document order. */
export function useToolRows(): readonly ToolRow[] {
  const shown = useSettled((s) => s.shown);
  return useMemo(() => (shown === null ? NONE : toolRows(shown.report)), [shown]);
}

export function ConnectedTools() {
  const frame = useFrame('Tools');
  const all = useToolRows();
  const sort = useApp((s) => s.arrangement.toolSort);
  const filter = useApp((s) => s.toolFilter);
  const selected = useApp((s) => s.focus.toolIndex);
  const toolSelected = useApp((s) => s.toolSelected);
  const arranged = useApp((s) => s.arranged);
  const toolFilterChanged = useApp((s) => s.toolFilterChanged);
  const rows = useMemo(() => arrangeTools(all, sort, filter), [all, sort, filter]);
  return (
    <ToolsPanel
      frame={frame}
      rows={rows}
      total={all.length}
      selected={selected}
      onSelect={toolSelected}
      sort={sort}
      onSort={(toolSort) => arranged({ toolSort })}
      filter={filter}
      onFilter={toolFilterChanged}
    />
  );
}
