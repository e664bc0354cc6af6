import type { StateCreator } from 'zustand/vanilla';
import type { StrategyInfo, StrategySize } from '../../engine/protocol.ts';
import type { Settings } from '../../engine/settings.ts';
import type { EquivalenceReport } from '../../judge/types.ts';
import type { AppState } from './app-state.ts';

/** What a comparison is about; the strategy in the settings does not count. */
export interface CompareKey {
  readonly text: string;
  readonly settings: Settings;
  /** null: the whole list. */
  readonly toolIndex: number | null;
}

/** An answer that may be on its way, or never come. */
export type Awaited<T> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | { readonly kind: 'known'; readonly value: T }
  /** The worker gave no sign of life and was ended. */
  | { readonly kind: 'ended'; readonly afterMs: number }
  | { readonly kind: 'failed'; readonly message: string };

/** Readers with a column of their own, in the order of the columns; all of them stand in the panel Readers. */
export const COMPARED_READERS = [
  { id: 'ajv-2020-12', title: 'Ajv' },
  { id: 'zod', title: 'zod' },
  { id: 'mcp-sdk-1', title: 'SDK 1' },
  { id: 'mcp-client-2', title: 'SDK 2' },
] as const;

/** What one reader makes of all rewritten schemas in question. */
export interface LoadTally {
  readonly loads: number;
  /** Refused, crashed or gave no answer. */
  readonly refuses: number;
  readonly acceptsAnything: number;
  readonly misreads: number;
  /** Nothing there to read. */
  readonly notRead: number;
  /** The reader's own words about the first that it does not read as it should. */
  readonly message: string;
}

export interface ComparedRow {
  readonly info: StrategyInfo;
  readonly size: Awaited<StrategySize>;
  readonly verdict: Awaited<EquivalenceReport>;
  /** By the reader's id. */
  readonly loads: ReadonlyMap<string, Awaited<LoadTally>>;
}

export interface Comparison {
  readonly key: CompareKey;
  readonly status: 'running' | 'done' | 'cancelled';
  readonly startedAt: number;
  /** Strategies that are done with, and what is being done. */
  readonly done: number;
  readonly doing: string;
  /** In the order of the catalogue. */
  readonly rows: readonly ComparedRow[];
}

export interface StrategiesSlice {
  readonly compareScope: 'tool' | 'all';
  readonly comparison: Comparison | null;
  readonly compareScopeChosen: (scope: 'tool' | 'all') => void;
  readonly comparisonStarted: (key: CompareKey, infos: readonly StrategyInfo[], at: number) => void;
  readonly comparisonProgressed: (done: number, doing: string) => void;
  readonly rowCompared: (strategy: string, change: Partial<Omit<ComparedRow, 'info'>>) => void;
  readonly comparisonEnded: (status: 'done' | 'cancelled') => void;
}

const WAITING = { kind: 'waiting' } as const;

/** Holds all strategies side by side. Written by `flow/compare-strategies` alone, except for the scope. */
export const createStrategiesSlice: StateCreator<AppState, [], [], StrategiesSlice> = (set) => ({
  compareScope: 'tool',
  comparison: null,
  compareScopeChosen: (compareScope) => set({ compareScope }),
  comparisonStarted: (key, infos, startedAt) =>
    set({
      comparison: {
        key,
        status: 'running',
        startedAt,
        done: 0,
        doing: '',
        rows: infos.map((info) => ({ info, size: WAITING, verdict: WAITING, loads: new Map() })),
      },
    }),
  comparisonProgressed: (done, doing) =>
    set(({ comparison }) =>
      comparison === null ? {} : { comparison: { ...comparison, done, doing } },
    ),
  rowCompared: (strategy, change) =>
    set(({ comparison }) =>
      comparison === null
        ? {}
        : {
            comparison: {
              ...comparison,
              rows: comparison.rows.map((row) =>
                row.info.id === strategy ? { ...row, ...change } : row,
              ),
            },
          },
    ),
  comparisonEnded: (status) =>
    set(({ comparison }) => (comparison === null ? {} : { comparison: { ...comparison, status } })),
});
