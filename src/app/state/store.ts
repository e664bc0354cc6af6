import type { StoreApi } from 'zustand/vanilla';
import { createStore } from 'zustand/vanilla';
import { createAnalysisSlice } from './analysis-slice.ts';
import type { AppState } from './app-state.ts';
import { createArgumentsSlice } from './arguments-slice.ts';
import { createClientsSlice } from './clients-slice.ts';
import { createConnectionSlice } from './connection-slice.ts';
import { createDocumentSlice } from './document-slice.ts';
import { createFocusSlice } from './focus-slice.ts';
import { createLayoutSlice } from './layout-slice.ts';
import { createNoticeSlice } from './notice-slice.ts';
import { createReadersSlice } from './readers-slice.ts';
import { createSettingsSlice } from './settings-slice.ts';
import { createStrategiesSlice } from './strategies-slice.ts';
import { createViewSlice } from './view-slice.ts';

export type AppStore = StoreApi<AppState>;

/** Combines the slices; no slice calls another. */
export const createAppStore = (): AppStore =>
  createStore<AppState>()((...a) => ({
    ...createDocumentSlice(...a),
    ...createConnectionSlice(...a),
    ...createSettingsSlice(...a),
    ...createAnalysisSlice(...a),
    ...createViewSlice(...a),
    ...createFocusSlice(...a),
    ...createLayoutSlice(...a),
    ...createNoticeSlice(...a),
    ...createStrategiesSlice(...a),
    ...createReadersSlice(...a),
    ...createArgumentsSlice(...a),
    ...createClientsSlice(...a),
  }));
