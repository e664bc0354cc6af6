import { Button } from '../ui/button.tsx';
import { formatCount } from '../ui/format.ts';

/** What a long work is at, at the foot of its panel: its stage, a count, and a way to end it. */
export function RunLine({
  status,
  doing,
  done,
  total,
  onCancel,
  onAgain,
}: {
  readonly status: 'running' | 'done' | 'cancelled';
  readonly doing: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
  readonly onAgain: () => void;
}) {
  if (status === 'done') return null;
  return (
    <div className="run-line num" data-status={status}>
      {status === 'running' ? (
        <>
          <progress value={done} max={total} aria-label="Progress" />
          <span className="cut">
            {doing}, {formatCount(done)} of {formatCount(total)}
          </span>
          <Button look="fill" onClick={onCancel}>
            Cancel
          </Button>
        </>
      ) : (
        <>
          <span>
            Cancelled at {formatCount(done)} of {formatCount(total)}. What was finished is shown.
          </span>
          <Button look="fill" onClick={onAgain}>
            Run again
          </Button>
        </>
      )}
    </div>
  );
}
