import type { StateCreator } from 'zustand/vanilla';
import type { Side, TextEdit, TextRange } from '../../engine/report-types.ts';
import type { AppState } from './app-state.ts';
import { applyEdits } from './apply-edits.ts';
import type { History } from './history.ts';
import { remember, stepBack, stepForward } from './history.ts';

export type OriginKind = 'none' | 'example' | 'file' | 'paste' | 'server' | 'link' | 'typed';

export interface Origin {
  readonly kind: OriginKind;
  /** What the bar shows: a file name, the title of an example. */
  readonly title: string;
}

/** The schema that a person is typing in, and where its text stands now. */
export interface Draft {
  readonly toolIndex: number;
  readonly side: Side;
  readonly range: TextRange;
}

export interface DocumentSnapshot {
  readonly text: string;
  readonly origin: Origin;
  readonly draft: Draft | null;
}

export interface DocumentSlice {
  readonly document: DocumentSnapshot;
  readonly history: History<DocumentSnapshot>;
  /** Counts changes of text or settings; every answer names the one it answers. */
  readonly revision: number;
  /** Counts texts that took the place of the whole document: editors begin anew with each. */
  readonly opened: number;
  /** Another text took the place of the whole document. */
  readonly documentOpened: (text: string, origin: Origin) => void;
  /** Typing in the source; `at` is the time in ms, for joining keystrokes to one undo step. */
  readonly sourceEdited: (text: string, at: number) => void;
  /** Typing in one schema: its whole new text. */
  readonly schemaEdited: (schema: Draft, text: string, at: number) => void;
  /** Edits of fixes, in places of the present text. */
  readonly fixApplied: (edits: readonly TextEdit[]) => void;
  /** The person is done typing: the schema may be shown pretty-printed again. */
  readonly draftEnded: () => void;
  /** Asked to read the same text again. */
  readonly retried: () => void;
  readonly undone: () => void;
  readonly redone: () => void;
}

const EMPTY_DOCUMENT: DocumentSnapshot = {
  text: '',
  origin: { kind: 'none', title: '' },
  draft: null,
};

/** Holds the text, where it came from, and the way back. */
export const createDocumentSlice: StateCreator<AppState, [], [], DocumentSlice> = (set) => {
  const change = (next: (now: DocumentSnapshot) => DocumentSnapshot, at: number | null) =>
    set((s) => {
      const document = next(s.document);
      if (document.text === s.document.text) return document === s.document ? s : { document };
      return { document, history: remember(s.history, s.document, at), revision: s.revision + 1 };
    });
  return {
    document: EMPTY_DOCUMENT,
    history: { past: [], future: [], joinUntil: 0 },
    revision: 0,
    opened: 0,
    documentOpened: (text, origin) =>
      set((s) => ({
        document: { text, origin, draft: null },
        // The empty page before the first text is no step that anyone would go back to.
        history:
          s.document.origin.kind === 'none' ? s.history : remember(s.history, s.document, null),
        revision: s.revision + 1,
        opened: s.opened + 1,
      })),
    sourceEdited: (text, at) =>
      change((now) => ({ ...now, text, origin: typed(now.origin), draft: null }), at),
    schemaEdited: ({ toolIndex, side, range }, text, at) =>
      change(
        (now) => ({
          text: now.text.slice(0, range.start) + text + now.text.slice(range.end),
          origin: typed(now.origin),
          draft: { toolIndex, side, range: { start: range.start, end: range.start + text.length } },
        }),
        at,
      ),
    fixApplied: (edits) =>
      change(
        (now) => ({ text: applyEdits(now.text, edits), origin: typed(now.origin), draft: null }),
        null,
      ),
    draftEnded: () =>
      set((s) => (s.document.draft === null ? s : { document: { ...s.document, draft: null } })),
    retried: () => set((s) => ({ revision: s.revision + 1 })),
    undone: () => set((s) => travel(s, stepBack(s.history, s.document))),
    redone: () => set((s) => travel(s, stepForward(s.history, s.document))),
  };
};

const travel = (
  s: AppState,
  to: { readonly history: History<DocumentSnapshot>; readonly present: DocumentSnapshot } | null,
) => (to === null ? s : { document: to.present, history: to.history, revision: s.revision + 1 });

/** An example that was changed is no longer the example. */
const typed = (origin: Origin): Origin =>
  origin.kind === 'example' || origin.kind === 'none'
    ? { kind: 'typed', title: origin.title }
    : origin;
