import type { StateCreator } from 'zustand/vanilla';
import type { SchemaView } from '../../engine/protocol.ts';
import type { Diagnostic } from '../../engine/report-types.ts';
import type { AppState } from './app-state.ts';

/** A schema as the panels show it, with the text and report it was made from. */
export interface Viewed {
  readonly view: SchemaView;
  /** Of the report whose tools `view.toolIndex` counts. */
  readonly revision: number;
  /** The source text whose places `view.range` names. */
  readonly text: string;
  /** The text of Before stands as in the source, not pretty-printed. */
  readonly verbatim: boolean;
  /** What `view.marks` count. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface ViewSlice {
  readonly viewed: Viewed | null;
  /** Names of the folds that a person opened, or all of them. */
  readonly openFolds: ReadonlySet<string> | 'all';
  readonly foldOpened: (name: string) => void;
  readonly foldsToggled: () => void;
  readonly viewArrived: (viewed: Omit<Viewed, 'diagnostics'>) => void;
  /** There is no such schema, or it could not be shown. */
  readonly viewLost: () => void;
}

const NONE_OPEN: ReadonlySet<string> = new Set();

/** Holds the one schema that is looked at. Written by `flow/present-on-focus` alone. */
export const createViewSlice: StateCreator<AppState, [], [], ViewSlice> = (set) => ({
  viewed: null,
  openFolds: NONE_OPEN,
  foldOpened: (name) =>
    set(({ openFolds }) =>
      openFolds === 'all' ? {} : { openFolds: new Set(openFolds).add(name) },
    ),
  foldsToggled: () =>
    set(({ openFolds }) => ({ openFolds: openFolds === NONE_OPEN ? 'all' : NONE_OPEN })),
  viewArrived: (viewed) =>
    set((s) => {
      const { toolIndex, side } = viewed.view;
      const { shown, focus } = s;
      if (shown?.revision !== viewed.revision) return s;
      if (focus.toolIndex !== toolIndex || focus.side !== side) return s;
      return { viewed: { ...viewed, diagnostics: shown.report.diagnostics } };
    }),
  viewLost: () => set((s) => (s.viewed === null ? s : { viewed: null })),
});
