import type { StateCreator } from 'zustand/vanilla';
import type { Side } from '../../engine/report-types.ts';
import type { Settings } from '../../engine/settings.ts';
import type { ArgumentReply } from '../../judge/types.ts';
import type { AppState } from './app-state.ts';

export interface ArgumentsKey {
  readonly text: string;
  readonly settings: Settings;
  readonly toolIndex: number;
  readonly side: Side;
  readonly sent: string;
}

export type ArgumentsVerdict =
  | ArgumentReply
  | { readonly kind: 'ended'; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface ArgumentsSlice {
  /** What a model sent, as JSON text: arguments, or a whole request. */
  readonly sentText: string;
  /** The last answer, with what it answers. */
  readonly judged: { readonly key: ArgumentsKey; readonly verdict: ArgumentsVerdict } | null;
  readonly judging: 'idle' | 'judging' | 'making';
  readonly sentTextChanged: (text: string) => void;
  readonly judgingStarted: (what: 'judging' | 'making') => void;
  readonly argumentsJudged: (key: ArgumentsKey, verdict: ArgumentsVerdict) => void;
  readonly judgingEnded: () => void;
}

/** Holds what a model sent, and what is thought of it. */
export const createArgumentsSlice: StateCreator<AppState, [], [], ArgumentsSlice> = (set) => ({
  sentText: '',
  judged: null,
  judging: 'idle',
  sentTextChanged: (sentText) => set({ sentText }),
  judgingStarted: (judging) => set({ judging }),
  argumentsJudged: (key, verdict) => set({ judged: { key, verdict }, judging: 'idle' }),
  judgingEnded: () => set({ judging: 'idle' }),
});
