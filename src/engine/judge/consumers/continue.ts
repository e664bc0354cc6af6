import { defineConsumer } from '../define-consumer.ts';
import { named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot, prefixedLonger } from '../predicates/names.ts';

export const continueDev = defineConsumer({
  id: 'continue',
  title: 'Continue',
  kind: 'client',
  rules: [
    {
      id: 'continue-prefix',
      looksAt: 'server prefix',
      surface: 'tool name',
      says: 'The server name is lower-cased and prefixed; the tool part is neither sanitised nor shortened, so API name rules apply directly.',
      outcome: 'limited',
      reach: 'tool',
      sources: [
        'https://github.com/continuedev/continue/blob/5604b299b3b4f8197d5314ba4ededee86423b858/core/tools/mcpToolName.ts',
      ],
      date: '2026',
      confidence: 'documented',
      examples: { fails: named('a.b'), passes: named('a_b') },
      check: either(nameNot(/^[a-zA-Z0-9_-]*$/), prefixedLonger('{server}_', 64)),
    },
  ],
});
