import type { ArgumentJudgement, ArgumentVerdict, SentAsText } from '../../judge/types.ts';
import { visible } from '../visible.ts';
import type { Paint } from './paint.ts';

/** Both verdicts with reasons at places, and what arrived as text. */
export function judgementText(
  { schema, judge, before, after, sentAsText }: ArgumentJudgement,
  strategy: string,
  paint: Paint,
): string {
  return [
    paint('bold', `${visible(schema.tool)} ${schema.side}`),
    ...verdictLines('as served', before, paint),
    ...verdictLines(strategy, after, paint),
    ...sentAsText.flatMap(textLines),
    `judged by ${judge.title}: ${judge.why}`,
    '',
  ].join('\n');
}

function verdictLines(form: string, verdict: ArgumentVerdict, paint: Paint): string[] {
  switch (verdict.kind) {
    case 'accepted':
      return [`${form}: ${paint('green', 'accepted')}`];
    case 'not-judged':
      return [`${form}: ${paint('yellow', 'not judged')}: ${visible(verdict.why)}`];
    case 'refused':
      return [
        `${form}: ${paint('red', 'refused')}`,
        ...verdict.reasons.map(
          ({ instancePointer, message, keywordPointer }) =>
            `  ${placeText(instancePointer)}: ${visible(message)}  (${visible(keywordPointer)})`,
        ),
      ];
  }
}

function textLines({ instancePointer, expected, hiddenBy, shownAfter }: SentAsText): string[] {
  const lines = [`${placeText(instancePointer)} was sent as the text of an ${expected}.`];
  if (hiddenBy !== null)
    lines.push(
      `  Its type stands behind ${visible(hiddenBy.reference)} at ${visible(hiddenBy.pointer)}, which models do not follow.`,
    );
  if (shownAfter) lines.push('  The rewritten schema shows the type.');
  return lines;
}

const placeText = (pointer: string): string =>
  pointer === '' ? 'the arguments' : visible(pointer);
