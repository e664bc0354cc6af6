import type { StateCreator } from 'zustand/vanilla';
import type { Settings } from '../../engine/settings.ts';
import type { ListFate, ReaderInfo, SchemaLoaded, Stage } from '../../judge/types.ts';
import type { AppState } from './app-state.ts';

export interface ReadKey {
  readonly text: string;
  readonly settings: Settings;
}

/** What one reader made of one form of the schemas, as far as it has come. */
export interface ReadColumn {
  readonly reader: string;
  readonly stage: Stage;
  readonly status: 'waiting' | 'running' | 'done' | 'failed';
  /** By index into `Report.tools`. */
  readonly byTool: ReadonlyMap<number, readonly SchemaLoaded[]>;
  /** Tools of which it does not read something as it should. */
  readonly troubled: ReadonlySet<number>;
  readonly list?: ListFate;
  /** Why there is no answer at all. */
  readonly message?: string;
}

export interface Reading {
  readonly key: ReadKey;
  readonly status: 'running' | 'done' | 'cancelled';
  readonly startedAt: number;
  readonly readers: readonly ReaderInfo[];
  /** Columns that are done with, and what is being read. */
  readonly done: number;
  readonly doing: string;
  readonly columns: readonly ReadColumn[];
}

export interface ReadersSlice {
  readonly reading: Reading | null;
  readonly onlyTrouble: boolean;
  readonly onlyTroubleChosen: (only: boolean) => void;
  /** `kept`: columns of an earlier reading that are still true. */
  readonly readingStarted: (
    key: ReadKey,
    readers: readonly ReaderInfo[],
    kept: readonly ReadColumn[],
    at: number,
  ) => void;
  readonly readingProgressed: (done: number, doing: string) => void;
  readonly columnRead: (column: ReadColumn) => void;
  readonly readingEnded: (status: 'done' | 'cancelled') => void;
}

const STAGES: readonly Stage[] = ['before', 'after'];

/** Holds what the real readers say. Written by `flow/read-schemas` alone, except for the filter. */
export const createReadersSlice: StateCreator<AppState, [], [], ReadersSlice> = (set) => {
  const change = (next: (reading: Reading) => Partial<Reading>) =>
    set(({ reading }) => (reading === null ? {} : { reading: { ...reading, ...next(reading) } }));
  return {
    reading: null,
    onlyTrouble: false,
    onlyTroubleChosen: (onlyTrouble) => set({ onlyTrouble }),
    readingStarted: (key, readers, kept, startedAt) =>
      set({
        reading: {
          key,
          status: 'running',
          startedAt,
          readers,
          done: 0,
          doing: '',
          columns: readers.flatMap(({ id: reader }) =>
            STAGES.map(
              (stage): ReadColumn =>
                kept.find((one) => one.reader === reader && one.stage === stage) ?? {
                  reader,
                  stage,
                  status: 'waiting',
                  byTool: new Map(),
                  troubled: new Set(),
                },
            ),
          ),
        },
      }),
    readingProgressed: (done, doing) => change(() => ({ done, doing })),
    columnRead: (column) =>
      change(({ columns }) => ({
        columns: columns.map((one) =>
          one.reader === column.reader && one.stage === column.stage ? column : one,
        ),
      })),
    readingEnded: (status) => change(() => ({ status })),
  };
};
