import type { StateCreator } from 'zustand/vanilla';
import type { Catalogue, Progress } from '../../engine/protocol.ts';
import type { Report } from '../../engine/report-types.ts';
import type { Settings } from '../../engine/settings.ts';
import type { AppState } from './app-state.ts';

/** Why there is no whole report. `stopped`: the limit ended it, `cancelled`: the person did. */
export interface AnalysisFailure {
  readonly kind: 'stopped' | 'cancelled' | 'crashed';
  readonly message: string;
  /** The stage it was in, where the worker had said so. */
  readonly progress: Progress | null;
  readonly ms: number;
}

export type Analysis =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'running';
      readonly revision: number;
      readonly startedAt: number;
      readonly progress: Progress | null;
    }
  | { readonly kind: 'ready'; readonly revision: number; readonly ms: number }
  | { readonly kind: 'failed'; readonly revision: number; readonly failure: AnalysisFailure };

/** A report with the text it speaks of: its ranges are places of that text only. */
export interface Reported {
  readonly revision: number;
  readonly text: string;
  readonly settings: Settings;
  /** Which of the opened documents it was. */
  readonly opened: number;
  readonly report: Report;
  /** False: the worker was ended, later stages are missing. */
  readonly whole: boolean;
}

export interface AnalysisSlice {
  readonly analysis: Analysis;
  /** What the panels show: the last report whose text could be read. */
  readonly shown: Reported | null;
  /** The last report of any kind; differs from `shown` where the text cannot be read. */
  readonly latest: Reported | null;
  readonly catalogue: Catalogue | null;
  /** Finished analyses since the page was opened. */
  readonly finished: number;
  readonly catalogueArrived: (catalogue: Catalogue) => void;
  readonly analysisStarted: (revision: number, at: number) => void;
  readonly analysisProgressed: (revision: number, progress: Progress) => void;
  readonly analysisFinished: (revision: number, report: Report, ms: number) => void;
  readonly analysisFailed: (
    revision: number,
    failure: AnalysisFailure,
    partial: Report | null,
  ) => void;
}

/** Holds what the engine last said. Written by `flow/analyze-on-change` alone. */
export const createAnalysisSlice: StateCreator<AppState, [], [], AnalysisSlice> = (set) => ({
  analysis: { kind: 'none' },
  shown: null,
  latest: null,
  catalogue: null,
  finished: 0,
  catalogueArrived: (catalogue) => set({ catalogue }),
  analysisStarted: (revision, at) =>
    set((s) =>
      s.revision === revision
        ? { analysis: { kind: 'running', revision, startedAt: at, progress: null } }
        : s,
    ),
  analysisProgressed: (revision, progress) =>
    set((s) =>
      s.analysis.kind === 'running' && s.analysis.revision === revision
        ? { analysis: { ...s.analysis, progress } }
        : s,
    ),
  analysisFinished: (revision, report, ms) =>
    set((s) => {
      if (s.revision !== revision) return s;
      const former = keepsFormer(s, report);
      const latest: Reported = {
        revision,
        text: s.document.text,
        settings: s.settings,
        opened: s.opened,
        // The tools of a fragment are not those that are shown: only what is said about the text remains.
        report: former && isReadable(report) ? aboutTheText(report) : report,
        whole: true,
      };
      return {
        analysis: { kind: 'ready', revision, ms },
        latest,
        shown: former ? s.shown : latest,
        finished: s.finished + 1,
      };
    }),
  analysisFailed: (revision, failure, partial) =>
    set((s) => {
      if (s.revision !== revision) return s;
      const kept =
        partial === null
          ? null
          : {
              revision,
              text: s.document.text,
              settings: s.settings,
              opened: s.opened,
              report: partial,
              whole: false,
            };
      return {
        analysis: { kind: 'failed', revision, failure },
        latest: kept ?? s.latest,
        shown: kept ?? s.shown,
      };
    }),
});

/** False where the text is no JSON or no shape that holds schemas: then the last good result stays. */
export const isReadable = (report: Report): boolean => report.source.shape !== 'unrecognised';

/**
 * True where the result before is the better one to look at. An emptied text leaves nothing to keep. In a text that
 * was whole, a mistake leaves fragments that can be read: a fragment is no news about the document.
 */
function keepsFormer({ shown, document, opened }: AppState, report: Report): boolean {
  if (shown === null || document.text.trim() === '') return false;
  if (!isReadable(report)) return true;
  return shown.opened === opened && isFragment(report) && !isFragment(shown.report);
}

const isFragment = (report: Report): boolean =>
  report.diagnostics.some(({ code }) => code === 'text/before-json');

const aboutTheText = (report: Report): Report => ({
  ...report,
  diagnostics: report.diagnostics.filter(({ toolIndex }) => toolIndex === undefined),
});
