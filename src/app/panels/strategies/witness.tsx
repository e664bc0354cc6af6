import type { Witness } from '../../../judge/types.ts';
import { Button } from '../../ui/button.tsx';
import { formatBytesExact } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { JsonText } from '../json-text.tsx';
import { KeywordChange } from './keyword-change.tsx';

/** The smallest instance on which the two forms disagree: it, both verdicts, and the keyword responsible. */
export function WitnessDetails({
  witness,
  place,
  onGoTo,
  onTry,
}: {
  readonly witness: Witness;
  /** Pointer into the schema as served; null where the keyword stands in the rewritten form alone. */
  readonly place: string | null;
  readonly onGoTo: () => void;
  readonly onTry: (() => void) | null;
}) {
  const { instance, judge, keyword, keywordIn, keywordPointer, instancePointer, schema, change } =
    witness;
  const bytes = new TextEncoder().encode(instance).length;
  return (
    <div className="in">
      <div>
        <h3>
          Smallest instance found, {formatBytesExact(bytes)}, {schema.tool} {schema.side}
        </h3>
        <JsonText text={instance} />
      </div>
      <div>
        <h3 title={judge.why}>Judged by {judge.title}</h3>
        <div className="judged">
          <Side name="Before" says={witness.before} message={witness.message} />
          <Side name="After" says={witness.after} message={witness.message} />
        </div>
        {witness.confirmedBy.map(({ reader, before, after }) => (
          <p key={reader} className="small muted">
            {reader}: before {word(before)}, after {word(after)}
          </p>
        ))}
      </div>
      <div>
        <h3>Cause</h3>
        {keyword === null ? (
          <p>No single keyword is responsible.</p>
        ) : (
          <p>
            <code>{keyword}</code> refuses {keywordIn === 'after' ? 'only after' : 'only before'}
            {instancePointer === null ? null : (
              <>
                , at <code>{instancePointer === '' ? 'the root' : instancePointer}</code> of the
                instance
              </>
            )}
            . It stands at <code className="anywhere">{keywordPointer}</code>.
          </p>
        )}
        {keyword === null || change === null ? null : (
          <KeywordChange keyword={keyword} change={change} />
        )}
        <span className="acts">
          {place === null ? null : (
            <Button look="line" className="cut" onClick={onGoTo}>
              Go to {place === '' ? 'the root' : place}
            </Button>
          )}
          {onTry === null ? null : <Button onClick={onTry}>Try as arguments</Button>}
        </span>
      </div>
    </div>
  );
}

function Side({
  name,
  says,
  message,
}: {
  readonly name: string;
  readonly says: boolean | null;
  readonly message: string | undefined;
}) {
  const level = says === true ? 'pass' : 'error';
  return (
    <>
      <Icon name={level} className={level} />
      <span>{name}</span>
      <span>
        {word(says)}
        {says === null && message !== undefined ? `: ${message}` : ''}
      </span>
    </>
  );
}

const word = (says: boolean | null): string =>
  says === null ? 'could not be read' : says ? 'accepted' : 'refused';
