import type { StateCreator } from 'zustand/vanilla';
import type { Checked, ClientsView, ConsumerInfo } from '../../engine/protocol.ts';
import type { Settings } from '../../engine/settings.ts';
import type { AppState } from './app-state.ts';

export interface ClientsKey {
  readonly text: string;
  readonly settings: Settings;
  /** What the server is called where it is configured; clients put it in front of names. */
  readonly server: string;
  /** Text of a `refscope.config.json`; empty: none. */
  readonly profile: string;
}

export interface ClientsJudged {
  readonly key: ClientsKey;
  readonly status: 'running' | 'done' | 'cancelled' | 'failed';
  /** Of this key where `done`; else of an earlier one. */
  readonly view: ClientsView | null;
  /** What the profile comes to; null where there is none. */
  readonly checked: Checked | null;
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
  readonly profileText: string;
  readonly consumersArrived: (consumers: readonly ConsumerInfo[]) => void;
  readonly clientsStarted: (key: ClientsKey) => void;
  readonly clientsDone: (view: ClientsView, checked: Checked | null) => void;
  readonly clientsEnded: (status: 'cancelled' | 'failed', message?: string) => void;
  readonly clientsShownChosen: (shown: ClientsShown) => void;
  readonly clientRuleChosen: (rule: string | null) => void;
  readonly serverNamed: (name: string) => void;
  readonly profileChanged: (text: string) => void;
}

/** Holds what clients do with the tools. Written by `flow/judge-for-clients` alone, except for the filters. */
export const createClientsSlice: StateCreator<AppState, [], [], ClientsSlice> = (set) => ({
  consumers: [],
  clientsJudged: null,
  clientsShown: 'all',
  clientRule: null,
  serverName: '',
  profileText: '',
  consumersArrived: (consumers) => set({ consumers }),
  clientsStarted: (key) =>
    set((s) => ({
      clientsJudged: {
        key,
        status: 'running',
        view: s.clientsJudged?.view ?? null,
        checked: s.clientsJudged?.checked ?? null,
      },
    })),
  clientsDone: (view, checked) =>
    set(({ clientsJudged }) =>
      clientsJudged === null
        ? {}
        : { clientsJudged: { key: clientsJudged.key, status: 'done', view, checked } },
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
  profileChanged: (profileText) => set({ profileText }),
});
