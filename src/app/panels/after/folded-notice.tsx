import { useApp } from '../../state/use-app.ts';
import { Button } from '../../ui/button.tsx';
import { formatBytes, formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';

/** Over the limit is a number and a folded view, no error. */
export function FoldedNotice({ bytes }: { readonly bytes: string }) {
  const shownBytes = useApp((s) => s.shownBytes);
  const strategyChosen = useApp((s) => s.strategyChosen);
  const shownBytesRaised = useApp((s) => s.shownBytesRaised);
  const raised = shownBytes * 4;
  return (
    <div className="notice">
      <Icon name="warning" className="warning" />
      <p>
        <b className="strong">
          {formatCount(bytes)} bytes, more than the {formatBytes(shownBytes)} that are shown.
        </b>{' '}
        The number is exact; large definitions are folded.
      </p>
      <span className="acts">
        <Button look="line" onClick={() => strategyChosen('within-budget')}>
          Use within-budget
        </Button>
        {/* A text of 16 MB is what the editor can still show. */}
        {raised <= 16_777_216 ? (
          <Button onClick={() => shownBytesRaised(raised)}>
            Raise budget to {formatBytes(raised)}
          </Button>
        ) : null}
      </span>
    </div>
  );
}
