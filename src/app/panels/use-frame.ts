import { useMemo } from 'react';
import { isStale } from '../state/select-status.ts';
import { useApp } from '../state/use-app.ts';
import type { PanelFrame } from './props.ts';

/** What every panel is told about its place on the page. */
export function useFrame(title: string, dims = true): PanelFrame {
  const small = useApp((s) => s.small);
  const maximised = useApp((s) => s.maximised === title);
  const stale = useApp((s) => dims && isStale(s));
  const panelMaximised = useApp((s) => s.panelMaximised);
  return useMemo(
    () => ({ title, small, maximised, stale, onMaximise: () => panelMaximised(title) }),
    [title, small, maximised, stale, panelMaximised],
  );
}
