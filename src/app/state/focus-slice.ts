import type { StateCreator } from 'zustand/vanilla';
import type { Side } from '../../engine/report-types.ts';
import type { AppState } from './app-state.ts';

/** The one selection that every panel follows. */
export interface Focus {
  /** Index into `Report.tools`; null: nothing to select. */
  readonly toolIndex: number | null;
  readonly side: Side;
  /** JSON Pointer relative to the schema root; empty for the root. */
  readonly pointer: string;
  /** Index into `Report.diagnostics` of the shown report: the opened finding. */
  readonly finding: number | null;
}

/** Asks the editors to show a place: a new object each time, so that the same place can be asked for again. */
export interface Reveal {
  readonly pointer: string;
  readonly takeFocus: boolean;
}

export interface FocusSlice {
  readonly focus: Focus;
  readonly reveal: Reveal | null;
  readonly toolSelected: (toolIndex: number | null) => void;
  readonly sideSelected: (side: Side) => void;
  /** A graph node, a size row: every panel moves there. */
  readonly pointerSelected: (pointer: string) => void;
  /** The caret stands there already: nothing scrolls. */
  readonly caretMoved: (pointer: string, finding: number | null) => void;
  /** A new report: the same place as it is called there. Nothing scrolls. */
  readonly focusCarried: (focus: Focus) => void;
  readonly findingClosed: () => void;
  /** A place in any schema, for a finding or a link. */
  readonly placeSelected: (focus: Focus, takeFocus: boolean) => void;
}

export const NO_FOCUS: Focus = { toolIndex: null, side: 'input', pointer: '', finding: null };

export const createFocusSlice: StateCreator<AppState, [], [], FocusSlice> = (set) => ({
  focus: NO_FOCUS,
  reveal: null,
  toolSelected: (toolIndex) => set({ focus: { ...NO_FOCUS, toolIndex }, reveal: null }),
  sideSelected: (side) =>
    set((s) => ({ focus: { ...NO_FOCUS, toolIndex: s.focus.toolIndex, side }, reveal: null })),
  pointerSelected: (pointer) =>
    set((s) => ({
      focus: { ...s.focus, pointer, finding: null },
      reveal: { pointer, takeFocus: false },
    })),
  caretMoved: (pointer, finding) =>
    set((s) =>
      s.focus.pointer === pointer && s.focus.finding === finding
        ? s
        : { focus: { ...s.focus, pointer, finding } },
    ),
  focusCarried: (focus) => set({ focus }),
  findingClosed: () => set((s) => ({ focus: { ...s.focus, finding: null } })),
  placeSelected: (focus, takeFocus) =>
    set({ focus, reveal: { pointer: focus.pointer, takeFocus } }),
});
