import type { Report } from '../../engine/report-types.ts';
import type { Client } from '../engine/client.ts';
import type { AppStore } from '../state/store.ts';

/** Milliseconds of quiet after a keystroke before the text is read. */
const TYPING_PAUSE_MS = 180;

/** Text or settings changed -> the engine is asked -> what it said is reported by an action. */
export function analyzeOnChange(store: AppStore, client: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (revision: number) => {
    const {
      document,
      settings,
      analysisStarted,
      analysisProgressed,
      analysisFinished,
      analysisFailed,
    } = store.getState();
    const startedAt = performance.now();
    let partial: Report | null = null;
    analysisStarted(revision, startedAt);
    const outcome = await client.call(
      'analyse',
      { text: document.text, settings },
      {
        onProgress: (progress) => analysisProgressed(revision, progress),
        // `analyse` sends nothing else in part.
        onPartial: (value) => {
          partial = value as Report;
        },
      },
    );
    const ms = performance.now() - startedAt;
    if (outcome.kind === 'answer') analysisFinished(revision, outcome.value, ms);
    if (outcome.kind !== 'failed') return;
    const { analysis } = store.getState();
    const progress =
      analysis.kind === 'running' && analysis.revision === revision ? analysis.progress : null;
    analysisFailed(
      revision,
      { kind: outcome.why, message: outcome.message, progress, ms },
      partial,
    );
  };
  store.subscribe((now, before) => {
    if (now.revision === before.revision) return;
    clearTimeout(timer);
    const isTyping = now.history.joinUntil > 0 && now.document !== before.document;
    timer = setTimeout(() => void ask(now.revision), isTyping ? TYPING_PAUSE_MS : 0);
  });
}
