import type { Reason } from '../../../judge/types.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';

const MOST_SHOWN = 30;

/** Why a schema refuses, each with its place in the arguments and in the schema. */
export function Reasons({
  reasons,
  onGoTo,
}: {
  readonly reasons: readonly Reason[];
  readonly onGoTo?: (fragment: string) => void;
}) {
  return (
    <ul className="reasons">
      {reasons.slice(0, MOST_SHOWN).map(({ instancePointer, keywordPointer, message }) => (
        <li key={`${instancePointer} ${keywordPointer}`}>
          <code>{instancePointer === '' ? 'the arguments' : instancePointer}</code> {message}
          <span className="reason-place small muted">
            <code className="cut" title={keywordPointer}>
              {keywordPointer}
            </code>
            {onGoTo === undefined ? null : (
              <Button aria-label={`Go to ${keywordPointer}`} onClick={() => onGoTo(keywordPointer)}>
                Go to
              </Button>
            )}
          </span>
        </li>
      ))}
      {reasons.length > MOST_SHOWN ? (
        <li>and {formatCount(reasons.length - MOST_SHOWN)} more</li>
      ) : null}
    </ul>
  );
}
