import { consumers } from '../../judge/consumers/index.ts';
import type { Outcome } from '../../judge/define-consumer.ts';

const VERBS: Readonly<Record<Outcome, string>> = {
  refused: 'refuse',
  limited: 'may refuse',
  rewritten: 'rewrite',
  ignored: 'ignore',
  works: 'take',
};

/** Consumers that a sentence names; the rest is counted. */
const MOST_NAMED = 2;

/** Who minds what these rules are about: their titles, worst outcome first, and their sources. */
export function mindedBy(ids: readonly string[]): {
  readonly words: string;
  readonly sources: readonly string[];
} {
  const found = ids.map((id) => {
    for (const { title, rules } of consumers) {
      const rule = rules.find((one) => one.id === id);
      if (rule !== undefined) return { title, rule };
    }
    throw new Error(`no consumer has a rule ${id}`);
  });
  const names = found
    .slice(0, MOST_NAMED)
    .map(({ title, rule }) => ({ title, verb: VERBS[rule.outcome] }));
  const words = names.map(({ title, verb }) =>
    `${title} (${verb}s)`.replace(/(may refuse)s/, '$1'),
  );
  const more = found.length - names.length;
  return {
    words: [...words, ...(more > 0 ? [`${more} more`] : [])].join(', '),
    sources: [...new Set(found.flatMap(({ rule }) => rule.sources.slice(0, 1)))],
  };
}
