import type { Consumer } from '../../judge/define-consumer.ts';
import type { Verdict } from '../../judge/judge.ts';
import { judge } from '../../judge/judge.ts';
import type { Prepared } from '../prepare.ts';

/** What these consumers do with a prepared text. */
export const judgePrepared = (
  consumers: readonly Consumer[],
  { source: { doc }, tools, graph }: Prepared,
  server: string,
): Verdict[] => judge(consumers, { doc, tools, graph }, { server });
