import { useEffect, useState } from 'react';
import { useApp } from '../state/use-app.ts';
import { useServices } from '../state/use-services.ts';
import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format.ts';

/** Milliseconds of work before anything is said, and before it can be cancelled. */
const SAY_AFTER = 150;
const CANCEL_AFTER = 1_000;

/** What the engine does or how long it took. */
export function RunState() {
  const analysis = useApp((s) => s.analysis);
  const { cancel } = useServices();
  const startedAt = analysis.kind === 'running' ? analysis.startedAt : null;
  const waited = useWaited(startedAt);
  if (analysis.kind === 'ready')
    return <span className="state num">analysed in {Math.max(1, Math.round(analysis.ms))} ms</span>;
  if (analysis.kind === 'failed') {
    const { kind, ms } = analysis.failure;
    return (
      <span className="state num">
        {kind} after {(ms / 1000).toFixed(1)} s{kind === 'cancelled' ? '' : ', worker replaced'}
      </span>
    );
  }
  if (analysis.kind === 'none' || waited < SAY_AFTER) return <span className="state" />;
  const { progress } = analysis;
  return (
    <span className="state num">
      {progress === null ? 'reading' : progress.stage}
      {progress !== null && progress.total > 1
        ? ` ${formatCount(progress.done)} of ${formatCount(progress.total)}`
        : ''}
      {progress !== null && progress.total > 0 ? (
        <progress value={progress.done} max={progress.total} aria-label="Progress" />
      ) : null}
      {waited < CANCEL_AFTER ? null : (
        <Button look="fill" onClick={cancel}>
          Cancel
        </Button>
      )}
    </span>
  );
}

/** Which of the two times have passed since `startedAt`; 0 for neither. */
function useWaited(startedAt: number | null): number {
  const [waited, setWaited] = useState({ startedAt: 0, ms: 0 });
  useEffect(() => {
    if (startedAt === null) return;
    const timers = [SAY_AFTER, CANCEL_AFTER].map((ms) =>
      setTimeout(() => setWaited({ startedAt, ms }), ms),
    );
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [startedAt]);
  return waited.startedAt === startedAt ? waited.ms : 0;
}
