import { useApp } from '../state/use-app.ts';

/** `export_region, input`; empty where nothing is selected. */
export const useSchemaName = (): string =>
  useApp((s) => {
    const tool = s.focus.toolIndex === null ? undefined : s.shown?.report.tools[s.focus.toolIndex];
    return tool === undefined ? '' : `${tool.name}, ${s.focus.side}`;
  });
