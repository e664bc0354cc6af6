import type { Consumer, ConsumerRule, Outcome } from './define-consumer.ts';
import { rulesOf, worse } from './define-consumer.ts';
import type { Predicate, Served } from './define-predicate.ts';
import type { Hit } from './hit.ts';
import { findHits } from './run.ts';

/** One rule of one consumer that a text meets. */
export interface Verdict {
  readonly consumer: Consumer;
  readonly rule: ConsumerRule;
  /** Index of the tool; -1 where it is about the list. */
  readonly tool: number;
  readonly hit: Hit;
}

export interface JudgeOptions {
  /** Name that clients put in front of tool names; without it one of common length is assumed. */
  readonly server?: string;
  /** Schemas to look at, by index; all where it is left out. */
  readonly schemas?: readonly number[];
}

/** What all these consumers do with a text: shared predicates are asked once, whoever minds what they find. */
export function judge(
  consumers: readonly Consumer[],
  served: Served,
  { server = '', schemas }: JudgeOptions = {},
): Verdict[] {
  const minds = new Map<string, { consumer: Consumer; rule: ConsumerRule }[]>();
  const predicates: Predicate[] = [];
  for (const consumer of consumers) {
    for (const rule of rulesOf(consumer)) {
      const { check } = rule;
      if ('notCheckable' in check) continue;
      predicates.push(check);
      const known = minds.get(check.key);
      if (known === undefined) minds.set(check.key, [{ consumer, rule }]);
      else known.push({ consumer, rule });
    }
  }
  return findHits(predicates, served, server, schemas).flatMap((hit) => {
    const tool = toolOf(served, hit);
    return (minds.get(hit.predicate.key) ?? []).map((one) => ({ ...one, tool, hit }));
  });
}

/** A place within a tool belongs to it, a place before or behind all tools to the list. */
function toolOf({ tools, doc }: Served, { schema, node }: Hit): number {
  const site = tools.schemas[schema];
  if (site !== undefined) return site.tool;
  let low = 0;
  let high = tools.tools.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const from = tools.tools[middle]?.node ?? 0;
    if (node < from) high = middle - 1;
    else if (node >= (doc.after[from] as number)) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** The worst that a consumer does; `works` where it minds nothing. */
export const worstOf = (verdicts: readonly Verdict[]): Outcome =>
  verdicts.reduce<Outcome>((worst, { rule }) => worse(worst, rule.outcome), 'works');
