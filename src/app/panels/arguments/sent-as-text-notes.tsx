import type { ArgumentJudgement, SentAsText } from '../../../judge/types.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { withParsed } from './with-parsed.ts';

/** Objects and arrays that arrived as their own JSON text, and the reference that hid what they should be. */
export function SentAsTextNotes({
  judgement,
  notes,
  onText,
  onGoTo,
}: {
  readonly judgement: ArgumentJudgement;
  readonly notes: readonly SentAsText[];
  readonly onText: (text: string) => void;
  readonly onGoTo: (fragment: string) => void;
}) {
  return notes.map((note) => {
    const { instancePointer, expected, hiddenBy, shownAfter } = note;
    const mended = withParsed(judgement.arguments, note);
    return (
      <section key={instancePointer} className="args-note" aria-label="Sent as text">
        <p>
          <Icon name="warning" className="warning" />{' '}
          <b className="strong">
            <code>{instancePointer}</code> is {expected === 'array' ? 'an array' : 'an object'},
            sent as a JSON string.
          </b>{' '}
          {hiddenBy === null
            ? 'The schema as served shows its type.'
            : `The reference ${hiddenBy.reference} hides its type: who does not follow it sees none.`}{' '}
          {shownAfter
            ? 'As rewritten, the type stands there in the open.'
            : 'As rewritten, it is still not to be seen there.'}
        </p>
        <span className="acts">
          {hiddenBy === null ? null : (
            <Button look="line" onClick={() => onGoTo(hiddenBy.pointer)}>
              Go to {hiddenBy.pointer}
            </Button>
          )}
          {mended === null ? null : (
            <Button onClick={() => onText(mended)}>Send the {expected} itself</Button>
          )}
        </span>
      </section>
    );
  });
}
