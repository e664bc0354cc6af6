import { defineConsumer } from '../define-consumer.ts';
import { named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot, prefixedLonger, sameName, underscored } from '../predicates/names.ts';

export const cline = defineConsumer({
  id: 'cline',
  title: 'Cline',
  kind: 'client',
  rules: [
    {
      id: 'cline-name',
      looksAt: 'server__tool, 64, [a-zA-Z0-9_-]',
      surface: 'tool name',
      says: 'Invalid characters become underscores and anything changed or over 64 is cut to 55 plus a hash.',
      outcome: 'rewritten',
      reach: 'tool',
      sources: [
        'https://github.com/cline/cline/blob/21cb8d2525bcedf1f4b6890b27a74a14fe7451e4/sdk/packages/core/src/extensions/mcp/name-transform.ts',
      ],
      date: '2026-08-22',
      confidence: 'documented',
      examples: { fails: named('a.b'), passes: named('a_b') },
      check: either(
        nameNot(/^[a-zA-Z0-9_-]*$/),
        prefixedLonger('{server}__', 64),
        sameName('with _ for other characters', underscored),
      ),
    },
  ],
});
