import type { Equivalence, Witness } from '../../judge/types.ts';
import { visible } from '../visible.ts';
import { amount } from './amount.ts';

/** The verdict in a few words. */
export function equivalenceText(verdict: Equivalence): string {
  switch (verdict.kind) {
    case 'unchanged':
      return 'unchanged';
    case 'no-difference':
      return `no difference in ${counts(verdict)}`;
    case 'too-few':
      return `no difference, but too little was tried: ${verdict.why} (${counts(verdict)})`;
    case 'different':
      return 'another meaning';
    case 'unreadable':
      return `no longer loads: ${visible(verdict.message)}`;
    case 'nothing':
      return visible(verdict.message);
    case 'not-judged':
      return `not judged: ${visible(verdict.why)}`;
    case 'ended':
      return endedText(verdict.afterMs);
  }
}

export const endedText = (afterMs: number): string => `ended after ${afterMs / 1000} s`;

const counts = ({
  instances,
  valid,
  invalid,
}: {
  readonly instances: number;
  readonly valid: number;
  readonly invalid: number;
}): string => `${amount(instances)} instances (${amount(valid)} valid, ${amount(invalid)} invalid)`;

/** A witness on lines of its own. */
export function witnessLines({
  schema,
  instance,
  before,
  after,
  message,
  keyword,
  keywordPointer,
  keywordIn,
  judge,
  confirmedBy,
}: Witness): string[] {
  const said = (verdict: boolean | null): string =>
    verdict === null
      ? `fails (${visible(message ?? 'no verdict')})`
      : verdict
        ? 'accepts'
        : 'refuses';
  const agree = confirmedBy.filter((one) => one.before === before && one.after === after);
  const also =
    agree.length > 0 ? `, and so do ${agree.map(({ reader }) => reader).join(', ')}` : '';
  return [
    `${visible(schema.tool)} ${schema.side}: ${visible(instance)}`,
    `as served ${said(before)}, rewritten ${said(after)}: by ${judge.title}${also}`,
    ...(keyword === null || keywordIn === null
      ? []
      : [
          `refused by ${visible(keyword)} at ${visible(keywordPointer ?? '#')}, ${keywordIn === 'before' ? 'as served' : 'rewritten'}`,
        ]),
  ];
}
