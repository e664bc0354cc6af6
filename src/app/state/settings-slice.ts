import type { StateCreator } from 'zustand/vanilla';
import type { Settings } from '../../engine/settings.ts';
import type { AppState } from './app-state.ts';
import { DEFAULTS } from './default-settings.ts';

export interface SettingsSlice {
  readonly settings: Settings;
  /** Most bytes that the After text of the schema shown may have. */
  readonly shownBytes: number;
  readonly strategyChosen: (strategy: string) => void;
  readonly budgetChosen: (bytes: number) => void;
  /** null: as stamped. */
  readonly dialectChosen: (dialect: string | null) => void;
  /** null: nobody in particular. */
  readonly clientChosen: (client: string | null) => void;
  readonly settingsRestored: (settings: Settings) => void;
  readonly shownBytesRaised: (bytes: number) => void;
}

const SHOWN_BYTES = 1_048_576;

/** Holds what the person chose; a change of it is a change that answers must name. */
export const createSettingsSlice: StateCreator<AppState, [], [], SettingsSlice> = (set) => {
  const choose = (next: (now: Settings) => Settings) =>
    set((s) => ({ settings: next(s.settings), revision: s.revision + 1 }));
  return {
    settings: { strategy: DEFAULTS.strategy, budgetBytes: DEFAULTS.budgetBytes },
    shownBytes: SHOWN_BYTES,
    strategyChosen: (strategy) => choose((now) => ({ ...now, strategy })),
    budgetChosen: (budgetBytes) => choose((now) => ({ ...now, budgetBytes })),
    dialectChosen: (dialect) =>
      choose(({ dialect: _before, ...rest }) => (dialect === null ? rest : { ...rest, dialect })),
    clientChosen: (client) =>
      choose(({ client: _before, ...rest }) => (client === null ? rest : { ...rest, client })),
    settingsRestored: (settings) =>
      choose(() => ({
        strategy: DEFAULTS.strategy,
        budgetBytes: DEFAULTS.budgetBytes,
        ...settings,
      })),
    shownBytesRaised: (shownBytes) => set({ shownBytes }),
  };
};
