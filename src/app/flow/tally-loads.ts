import type { Loaded, ReaderReport } from '../../judge/types.ts';
import { wordsOfLoaded } from '../state/loaded-words.ts';
import type { Awaited, LoadTally } from '../state/strategies-slice.ts';

const KINDS: Readonly<Record<Loaded['kind'], Exclude<keyof LoadTally, 'message'>>> = {
  loads: 'loads',
  'accepts-anything': 'acceptsAnything',
  misreads: 'misreads',
  'not-read': 'notRead',
  error: 'refuses',
  'too-deep': 'refuses',
  ended: 'refuses',
  crashed: 'refuses',
};

/** One mark's worth of what a reader makes of a strategy's schemas. */
export function tallyOf(report: Awaited<ReaderReport>): Awaited<LoadTally> {
  if (report.kind !== 'known') return report;
  const { schemas, list } = report.value;
  const counts = { loads: 0, refuses: 0, acceptsAnything: 0, misreads: 0, notRead: 0 };
  let message = '';
  for (const { schema, loaded } of schemas) {
    const kind = KINDS[loaded.kind];
    counts[kind] += 1;
    if (message === '' && kind !== 'loads' && kind !== 'notRead')
      message = `${schema.tool} ${schema.side}: ${wordsOfLoaded(loaded)}`;
  }
  // A client that never compiles these schemas still keeps or loses the list.
  if (list !== undefined && list.survive === list.tools && counts.refuses === 0)
    return { kind: 'known', value: { ...counts, loads: Math.max(counts.loads, 1), message } };
  if (list !== undefined && list.survive < list.tools)
    return {
      kind: 'known',
      value: {
        ...counts,
        refuses: Math.max(counts.refuses, 1),
        message: list.message ?? message,
      },
    };
  return { kind: 'known', value: { ...counts, message } };
}
