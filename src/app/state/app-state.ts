/** The whole state of the page: slices that hold, actions that name what happened. */
import type { AnalysisSlice } from './analysis-slice.ts';
import type { ArgumentsSlice } from './arguments-slice.ts';
import type { ClientsSlice } from './clients-slice.ts';
import type { ConnectionSlice } from './connection-slice.ts';
import type { DocumentSlice } from './document-slice.ts';
import type { FocusSlice } from './focus-slice.ts';
import type { LayoutSlice } from './layout-slice.ts';
import type { NoticeSlice } from './notice-slice.ts';
import type { ReadersSlice } from './readers-slice.ts';
import type { SettingsSlice } from './settings-slice.ts';
import type { StrategiesSlice } from './strategies-slice.ts';
import type { ViewSlice } from './view-slice.ts';

export type AppState = DocumentSlice &
  ConnectionSlice &
  SettingsSlice &
  AnalysisSlice &
  ViewSlice &
  FocusSlice &
  LayoutSlice &
  NoticeSlice &
  StrategiesSlice &
  ReadersSlice &
  ArgumentsSlice &
  ClientsSlice;
