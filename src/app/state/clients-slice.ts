import type { StateCreator } from 'zustand/vanilla';
import type { ClientsView, ConsumerInfo } from '../../engine/protocol.ts';
import type { Settings } from '../../engine/settings.ts';
import type { AppState } from './app-state.ts';

export interface ClientsKey {
  readonly text: string;
  readonly settings: Settings;
  /** What the server is called where it is configured; clients put it in front of names. */
  readonly server: string;
}

export interface ClientsJudged {
  readonly key: ClientsKey;
  readonly status: 'running' | 'done' | 'cancelled' | 'failed';
  /** Of this key where `done`; else of an earlier one. */
  readonly view: ClientsView | null;
  readonly message?: string;
}

export type ClientsShown = 'all' | 'mine' | 'trouble';

export interface ClientsSlice {
  readonly consumers: readonly ConsumerInfo[];
  readonly clientsJudged: ClientsJudged | null;
  readonly clientsShown: ClientsShown;
  /** Id of the one rule that is looked at. */
  readonly clientRule: string | null;
  readonly serverName: string;
  readonly consumersArrived: (consumers: readonly ConsumerInfo[]) => void;
  readonly clientsStarted: (key: ClientsKey) => void;
  readonly clientsDone: (view: ClientsView) => void;
  readonly clientsEnded: (status: 'cancelled' | 'failed', message?: string) => void;
  readonly clientsShownChosen: (shown: ClientsShown) => void;
  readonly clientRuleChosen: (rule: string | null) => void;
  readonly serverNamed: (name: string) => void;
}

/** Holds what clients do with the tools. Written by `flow/judge-for-clients` alone, except for the filters. */
export const createClientsSlice: StateCreator<AppState, [], [], ClientsSlice> = (set) => ({
  consumers: [],
  clientsJudged: null,
  clientsShown: 'all',
  clientRule: null,
  serverName: '',
  consumersArrived: (consumers) => set({ consumers }),
  clientsStarted: (key) =>
    set((s) => ({
      clientsJudged: { key, status: 'running', view: s.clientsJudged?.view ?? null },
    })),
  clientsDone: (view) =>
    set(({ clientsJudged }) =>
      clientsJudged === null
        ? {}
        : { clientsJudged: { key: clientsJudged.key, status: 'done', view } },
    ),
  clientsEnded: (status, message) =>
    set(({ clientsJudged }) =>
      clientsJudged === null
        ? {}
        : {
            clientsJudged: {
              ...clientsJudged,
              status,
              ...(message === undefined ? {} : { message }),
            },
          },
    ),
  clientsShownChosen: (clientsShown) => set({ clientsShown }),
  clientRuleChosen: (clientRule) => set({ clientRule }),
  serverNamed: (serverName) => set({ serverName }),
});
