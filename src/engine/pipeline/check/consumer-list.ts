import { consumers } from '../../judge/consumers/index.ts';
import type { ConsumerRule, Example } from '../../judge/define-consumer.ts';
import { textOf } from '../../judge/examples.ts';
import { isStale } from '../../judge/stale.ts';
import type { ConsumerInfo, ConsumerRuleInfo } from './check-types.ts';

/** Examples of limits are large, and nobody reads them. */
const LONGEST_EXAMPLE = 4000;

/** Every consumer with its rules. `today` is an ISO date; what was said long before it is marked. */
export const consumerList = (today: string): ConsumerInfo[] =>
  consumers.map(({ id, title, kind, optIn, rules, inherits = [] }) => ({
    id,
    title,
    kind,
    optIn: optIn === true,
    rules: rules.map((rule) => infoOf(rule, today)),
    inherits: inherits.map((rule) => rule.id),
  }));

function infoOf(
  { check, examples, sources, ...rule }: ConsumerRule,
  today: string,
): ConsumerRuleInfo {
  return {
    ...rule,
    sources: [...sources],
    stale: isStale(rule.date, today),
    ...('notCheckable' in check && { notCheckable: check.notCheckable }),
    ...shown('fails', examples.fails),
    ...shown('passes', examples.passes),
  };
}

function shown(name: 'fails' | 'passes', example: Example | undefined): Record<string, string> {
  const text = example === undefined ? '' : textOf(example);
  return text === '' || text.length > LONGEST_EXAMPLE ? {} : { [name]: text };
}
