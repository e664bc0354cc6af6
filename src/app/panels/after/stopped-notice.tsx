import { useApp } from '../../state/use-app.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The worker was ended: what is kept, and how to go on. */
export function StoppedNotice() {
  const analysis = useApp((s) => s.analysis);
  const hasPartial = useApp((s) => s.latest !== null && !s.latest.whole);
  const retried = useApp((s) => s.retried);
  if (analysis.kind !== 'failed') return null;
  const { kind, message, progress, ms } = analysis.failure;
  const where = progress === null ? '' : ` in “${progress.stage}”`;
  const seconds = (ms / 1000).toFixed(1);
  return (
    <div className="notice">
      <Icon
        name={kind === 'cancelled' ? 'hint' : 'error'}
        className={kind === 'cancelled' ? 'hint' : 'error'}
      />
      <p>
        <b className="strong">
          {kind === 'cancelled'
            ? `Cancelled after ${seconds} s${where}.`
            : kind === 'stopped'
              ? `Stopped after ${seconds} s${where}.`
              : `The worker failed${where}.`}
        </b>{' '}
        {kind === 'crashed' ? `${message}. ` : ''}
        {hasPartial ? 'The stages before it are shown.' : 'The last result is shown.'}
      </p>
      <span className="acts">
        <Button look="line" onClick={retried}>
          Retry
        </Button>
      </span>
    </div>
  );
}
