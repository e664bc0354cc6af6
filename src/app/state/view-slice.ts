import type { StateCreator } from 'zustand/vanilla';
import type { SchemaView } from '../../engine/protocol.ts';
import type { AppState } from './app-state.ts';

export interface ViewSlice {
  /** The schema as the panels show it; its ranges are places of the text of `viewRevision`. */
  readonly view: SchemaView | null;
  readonly viewRevision: number;
  /** The text of Before stands as in the source, not pretty-printed. */
  readonly viewVerbatim: boolean;
  readonly viewArrived: (revision: number, view: SchemaView, verbatim: boolean) => void;
  readonly viewLost: (revision: number) => void;
}

/** Holds the one schema that is looked at. Written by `flow/present-on-focus` alone. */
export const createViewSlice: StateCreator<AppState, [], [], ViewSlice> = (set) => ({
  view: null,
  viewRevision: -1,
  viewVerbatim: false,
  viewArrived: (revision, view, verbatim) =>
    set((s) => (s.revision === revision ? { view, viewRevision: revision, viewVerbatim: verbatim } : s)),
  viewLost: (revision) => set((s) => (s.revision === revision ? { view: null, viewRevision: revision, viewVerbatim: false } : s)),
});
