import type { ArgumentJudgement, ArgumentVerdict } from '../../../judge/types.ts';
import type { ArgumentsVerdict } from '../../state/arguments-slice.ts';
import { Button } from '../../ui/button.tsx';
import { countOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { ArgumentsProps } from './arguments-panel.tsx';
import { Reasons } from './reasons.tsx';
import { SentAsTextNotes } from './sent-as-text-notes.tsx';

/** Both verdicts, with the reasons at their places. */
export function ArgumentsVerdicts({
  verdict,
  ...props
}: ArgumentsProps & { readonly verdict: ArgumentsVerdict }) {
  switch (verdict.kind) {
    case 'unreadable':
      return (
        <p>
          <Icon name="error" className="error" /> <b className="strong">Not read: </b>
          {verdict.message}
        </p>
      );
    case 'ended':
      return <Unanswered words={`Ended after ${verdict.afterMs / 1000} s.`} {...props} />;
    case 'failed':
      return <Unanswered words={verdict.message} {...props} />;
    case 'judged':
      return <Judged judgement={verdict.judgement} {...props} />;
  }
}

function Judged({
  judgement,
  strategy,
  onGoTo,
  onText,
}: Omit<ArgumentsProps, 'verdict'> & { readonly judgement: ArgumentJudgement }) {
  const { judge, before, after, sentAsText } = judgement;
  return (
    <>
      <SentAsTextNotes judgement={judgement} notes={sentAsText} onText={onText} onGoTo={onGoTo} />
      <Verdict title="As served" verdict={before} onGoTo={onGoTo} />
      <Verdict title={`As rewritten, ${strategy}`} verdict={after} />
      <p className="small muted" title={judge.why}>
        Judged by {judge.title}: {judge.why}
      </p>
    </>
  );
}

function Verdict({
  title,
  verdict,
  onGoTo,
}: {
  readonly title: string;
  readonly verdict: ArgumentVerdict;
  readonly onGoTo?: (fragment: string) => void;
}) {
  const { level, words } = wordsOf(verdict);
  return (
    <section aria-label={title}>
      <p>
        <Icon name={level} className={level} /> {title}: <b className="strong">{words}</b>
      </p>
      {verdict.kind === 'refused' ? (
        <Reasons reasons={verdict.reasons} {...(onGoTo === undefined ? {} : { onGoTo })} />
      ) : null}
      {verdict.kind === 'not-judged' ? <p className="muted">{verdict.why}</p> : null}
    </section>
  );
}

function wordsOf(verdict: ArgumentVerdict): {
  readonly level: 'pass' | 'error' | 'hint';
  readonly words: string;
} {
  switch (verdict.kind) {
    case 'accepted':
      return { level: 'pass', words: 'accepted' };
    case 'refused':
      return {
        level: 'error',
        words: `refused, ${countOf(verdict.reasons.length, 'reason')}`,
      };
    case 'not-judged':
      return { level: 'hint', words: 'not judged' };
  }
}

function Unanswered({
  words,
  onAgain,
}: Pick<ArgumentsProps, 'onAgain'> & { readonly words: string }) {
  return (
    <p>
      <Icon name="error" className="error" /> {words}{' '}
      <Button look="fill" onClick={onAgain}>
        Run again
      </Button>
    </p>
  );
}
