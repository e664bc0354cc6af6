import { statusOf } from '../state/select-status.ts';
import { useApp } from '../state/use-app.ts';

/** The one polite live region: one message per analysis. */
export function StatusLine() {
  const message = useApp((s) => {
    if (s.analysis.kind === 'failed')
      return s.analysis.failure.kind === 'cancelled' ? 'Analysis cancelled' : 'Analysis stopped';
    if (s.latest === null) return '';
    return s.latest === s.shown ? statusOf(s.latest.report) : 'The text cannot be read';
  });
  return (
    <div role="status" className="visually-hidden">
      {message}
    </div>
  );
}
