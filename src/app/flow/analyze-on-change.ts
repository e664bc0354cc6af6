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
    // As text: it is read only if there is nothing better.
    const partial: { text: string | null } = { text: null };
    analysisStarted(revision, startedAt);
    const outcome = await client.call(
      'analyse',
      { text: document.text, settings },
      {
        onProgress: (progress) => analysisProgressed(revision, progress),
        onPartial: (value) => {
          if (typeof value === 'string') partial.text = value;
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
      // The worker printed a report; nothing else writes here.
      partial.text === null ? null : (JSON.parse(partial.text) as Report),
    );
  };
  store.subscribe((now, before) => {
    if (now.revision === before.revision) return;
    clearTimeout(timer);
    const isTyping = now.history.joinUntil > 0 && now.document !== before.document;
    timer = setTimeout(() => void ask(now.revision), isTyping ? TYPING_PAUSE_MS : 0);
  });
}
