import type { StateCreator } from 'zustand/vanilla';
import type { ToolSort } from '../panels/props.ts';
import type { AppState } from './app-state.ts';

export type Theme = 'system' | 'light' | 'dark';

/** What a person arranged; kept between visits. */
export interface Arrangement {
  readonly theme: Theme;
  readonly toolSort: ToolSort;
  /** null: not chosen; then a small screen shows one tool's findings and a large one all. */
  readonly scope: 'tool' | 'all' | null;
  /** Id of the dock's tab. */
  readonly dock: string;
  /** Ids of the clients that the person's users have. */
  readonly mine: readonly string[];
  /** Percent per pane, by the id of the group. */
  readonly sizes: ReadonlyMap<string, Readonly<Record<string, number>>>;
}

export type Dialog =
  | { readonly kind: 'help' }
  | { readonly kind: 'budget' }
  /** Strategy, budget and dialect, where the bar has no room for them. */
  | { readonly kind: 'choices' }
  /** A link that is too long for some or for all. */
  | {
      readonly kind: 'share';
      readonly what: 'all' | 'tool';
      readonly why: string;
      readonly copied: boolean;
    }
  /** The form of a source, by its id. */
  | { readonly kind: 'source'; readonly id: string };

export interface LayoutSlice {
  readonly arrangement: Arrangement;
  readonly small: boolean;
  /** Region name of the panel that fills the page, or null. */
  readonly maximised: string | null;
  /** Id of the panel that a small screen shows. */
  readonly phonePanel: string;
  readonly beforeMode: 'schema' | 'source';
  readonly toolFilter: string | null;
  readonly dialog: Dialog | null;
  /** A file is held over the page. */
  readonly dragging: boolean;
  readonly arrangementRestored: (arrangement: Partial<Arrangement>) => void;
  readonly arranged: (change: Partial<Arrangement>) => void;
  readonly paneResized: (group: string, sizes: Readonly<Record<string, number>>) => void;
  readonly screenChanged: (small: boolean) => void;
  readonly panelMaximised: (title: string) => void;
  readonly phonePanelChosen: (id: string) => void;
  readonly beforeModeChosen: (mode: 'schema' | 'source') => void;
  readonly toolFilterChanged: (filter: string | null) => void;
  readonly dialogChanged: (dialog: Dialog | null) => void;
  readonly dragged: (dragging: boolean) => void;
}

export const createLayoutSlice: StateCreator<AppState, [], [], LayoutSlice> = (set) => {
  const arrange = (change: Partial<Arrangement>) =>
    set((s) => ({ arrangement: { ...s.arrangement, ...change } }));
  return {
    arrangement: {
      theme: 'system',
      toolSort: 'severity',
      scope: null,
      dock: 'overview',
      mine: [],
      sizes: new Map(),
    },
    small: false,
    maximised: null,
    phonePanel: 'diagnostics',
    beforeMode: 'schema',
    toolFilter: null,
    dialog: null,
    dragging: false,
    arrangementRestored: arrange,
    arranged: arrange,
    paneResized: (group, sizes) =>
      set((s) => ({
        arrangement: { ...s.arrangement, sizes: new Map(s.arrangement.sizes).set(group, sizes) },
      })),
    screenChanged: (small) => set((s) => (s.small === small ? s : { small })),
    panelMaximised: (title) => set((s) => ({ maximised: s.maximised === title ? null : title })),
    phonePanelChosen: (phonePanel) => set({ phonePanel }),
    beforeModeChosen: (beforeMode) => set({ beforeMode }),
    toolFilterChanged: (toolFilter) => set({ toolFilter }),
    dialogChanged: (dialog) => set({ dialog }),
    dragged: (dragging) => set((s) => (s.dragging === dragging ? s : { dragging })),
  };
};
