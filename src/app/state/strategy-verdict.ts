import type { StrategyInfo, StrategySize } from '../../engine/protocol.ts';
import type { Equivalence, EquivalenceReport } from '../../judge/types.ts';
import { countOf, formatCount } from '../ui/format.ts';
import type { MarkLevel } from '../ui/severity-mark.tsx';
import { differingWords, directionOf } from './differing-schemas.ts';
import type { ComparedRow } from './strategies-slice.ts';

/** The answer to "same meaning?", in a few words. */
export interface VerdictWords {
  readonly level: MarkLevel | 'wait';
  readonly words: string;
  /** More can be shown: a witness, or what was said in full. */
  readonly opens: boolean;
  /** Shown as a failure of the strategy. */
  readonly bad: boolean;
}

/** What a strategy that says of itself that it is ours and loses something is expected to do. */
const meansTo = ({ info }: ComparedRow): boolean => info.label === 'ours' && !info.lossless;

export function verdictOf(row: ComparedRow): VerdictWords {
  const { size, verdict } = row;
  if (size.kind === 'ended') return failed(`ended after ${seconds(size.afterMs)}`);
  if (size.kind === 'failed') return failed(size.message, true);
  if (size.kind === 'known' && size.value.failed > 0) return refused(row, size.value);
  if (verdict.kind === 'waiting') return { level: 'wait', words: '', opens: false, bad: false };
  if (verdict.kind === 'running') {
    const { done, total } = verdict;
    const words = total > 1 ? `judging ${formatCount(done)} of ${formatCount(total)}` : 'judging';
    return { level: 'wait', words, opens: false, bad: false };
  }
  if (verdict.kind === 'ended') return failed(`judging ended after ${seconds(verdict.afterMs)}`);
  if (verdict.kind === 'failed') return failed(verdict.message, true);
  return ofEquivalence(row, verdict.value);
}

const IN_FULL = {
  wider: 'wider: accepts more',
  narrower: 'narrower: refuses more',
  'no longer loads': 'no longer loads',
} as const;

function ofEquivalence(row: ComparedRow, report: EquivalenceReport): VerdictWords {
  const mild = meansTo(row);
  const equivalence: Equivalence = report.verdict;
  switch (equivalence.kind) {
    case 'unchanged':
      return row.info.id === 'as-served'
        ? { level: 'hint', words: 'the text as it came', opens: false, bad: false }
        : { level: 'pass', words: 'unchanged', opens: false, bad: false };
    case 'no-difference':
      return {
        level: 'pass',
        words: `no difference in ${formatCount(equivalence.instances)}`,
        opens: false,
        bad: false,
      };
    case 'different':
    case 'unreadable': {
      const words =
        report.schemas.length > 1
          ? differingWords(report, formatCount)
          : IN_FULL[directionOf(equivalence)];
      return { level: mild ? 'warning' : 'error', words, opens: true, bad: !mild };
    }
    case 'too-few':
      return {
        level: 'info',
        words: `could not make enough instances, ${formatCount(equivalence.valid)} valid, ${formatCount(equivalence.invalid)} not`,
        opens: true,
        bad: false,
      };
    case 'nothing':
      if (equivalence.why === 'too-large')
        return {
          level: 'info',
          words: `too large to build${sizeWords(row)}`,
          opens: false,
          bad: false,
        };
      return {
        level: mild ? 'info' : 'error',
        words: equivalence.message,
        opens: true,
        bad: false,
      };
    case 'not-judged':
      return { level: 'hint', words: 'not judged', opens: true, bad: false };
    case 'ended':
      return failed(`judging ended after ${seconds(equivalence.afterMs)}`);
  }
}

/** Refusing is what ours announce; what others throw is a fault that reaches whoever calls them. */
function refused({ info }: ComparedRow, { failed: count, failures }: StrategySize): VerdictWords {
  const first = withoutTitle(info, failures[0]?.message ?? '');
  const where = count > 1 ? `${countOf(count, 'schema')}, ` : '';
  return info.label === 'ours'
    ? { level: 'info', words: `${where}refused: ${first}`, opens: true, bad: false }
    : { level: 'error', words: `${where}${first}`, opens: true, bad: true };
}

/** The row names the strategy already. */
const withoutTitle = ({ title }: StrategyInfo, message: string): string =>
  message.startsWith(`${title} `) ? message.slice(title.length + 1) : message;

const failed = (words: string, opens = false): VerdictWords => ({
  level: 'error',
  words,
  opens,
  bad: true,
});

const sizeWords = ({ size }: ComparedRow): string =>
  size.kind === 'known' && size.value.after !== null
    ? `: ${formatCount(size.value.after)} bytes`
    : '';

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
