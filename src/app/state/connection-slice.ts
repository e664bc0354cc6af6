import type { StateCreator } from 'zustand/vanilla';
import type { Captured, Failed, Progress } from '../../connect/types.ts';
import type { AppState } from './app-state.ts';

/** A server whose list was captured. Plain data: no credential, no address with the values of its query. */
export interface Server {
  readonly captured: Captured;
  readonly route: 'direct' | 'relay';
  /** False after Disconnect: what was captured stays. */
  readonly isOpen: boolean;
  /** The server said that its list is another one now. */
  readonly changed: boolean;
}

/** What is under way with a server, or how that ended. */
export type Attempt =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      readonly doing: 'connecting' | 'reloading';
      readonly progress: Progress | null;
    }
  | { readonly kind: 'failed'; readonly failed: Failed };

export interface ConnectionSlice {
  readonly server: Server | null;
  readonly attempt: Attempt;
  /** An address that a link brought along: it fills the field, and nothing else. */
  readonly offeredAddress: string | null;
  readonly addressOffered: (address: string) => void;
  readonly addressTaken: () => void;
  readonly attemptStarted: (doing: 'connecting' | 'reloading') => void;
  readonly attemptProgressed: (progress: Progress) => void;
  readonly attemptFailed: (failed: Failed) => void;
  readonly attemptEnded: () => void;
  readonly serverCaptured: (captured: Captured, route: Server['route']) => void;
  readonly listChanged: () => void;
  readonly serverLeft: () => void;
  readonly serverForgotten: () => void;
}

/** Holds what is known of the connected server. Written by `sources/mcp-server/live-connection` alone. */
export const createConnectionSlice: StateCreator<AppState, [], [], ConnectionSlice> = (set) => {
  const change = (part: Partial<Server>) =>
    set((s) => (s.server === null ? s : { server: { ...s.server, ...part } }));
  return {
    server: null,
    attempt: { kind: 'none' },
    offeredAddress: null,
    addressOffered: (offeredAddress) => set({ offeredAddress }),
    addressTaken: () => set({ offeredAddress: null }),
    attemptStarted: (doing) => set({ attempt: { kind: 'running', doing, progress: null } }),
    attemptProgressed: (progress) =>
      set((s) => (s.attempt.kind === 'running' ? { attempt: { ...s.attempt, progress } } : s)),
    attemptFailed: (failed) => set({ attempt: { kind: 'failed', failed } }),
    attemptEnded: () => set({ attempt: { kind: 'none' } }),
    serverCaptured: (captured, route) =>
      set({ server: { captured, route, isOpen: true, changed: false } }),
    listChanged: () => change({ changed: true }),
    serverLeft: () => change({ isOpen: false, changed: false }),
    serverForgotten: () => set({ server: null }),
  };
};
