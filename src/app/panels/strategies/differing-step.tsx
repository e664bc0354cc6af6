import type { SchemaRef } from '../../../judge/types.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';

/** Which of the differing schemas is shown, and the way to the others. */
export function DifferingStep({
  at,
  count,
  schema,
  onStep,
}: {
  readonly at: number;
  readonly count: number;
  readonly schema: SchemaRef;
  readonly onStep: (at: number) => void;
}) {
  // After the last comes the first: nobody has to go all the way back.
  const step = (by: number) => onStep((at + by + count) % count);
  return (
    <div className="differing acts">
      <span aria-live="polite">
        Differs, {formatCount(at + 1)} of {formatCount(count)}:{' '}
        <b className="strong">{schema.tool}</b> {schema.side}
      </span>
      <Button look="fill" onClick={() => step(-1)}>
        Previous
      </Button>
      <Button look="fill" onClick={() => step(1)}>
        Next
      </Button>
    </div>
  );
}
