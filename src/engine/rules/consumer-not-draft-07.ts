import { newerThanDraft07 } from '../judge/predicates/stamps.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/not-draft-07',
    severity: 'info',
    summary: 'A schema uses words that Draft 7 does not have.',
    why: 'Right under 2020-12, which MCP reads schemas by. Readers that know only Draft 7 pass over such words without telling, and putting another stamp on the schema would change what it means.',
    minds: ['v1-2020-keywords-inert', 'gcli-dialect'],
    predicate: newerThanDraft07('both'),
    message: () =>
      'Words that Draft 7 does not have: readers of Draft 7 pass over them, and the schema cannot simply be stamped as one.',
    source: ['https://github.com/supabase/mcp/pull/204'],
    examples: {
      bad: [
        '{"type":"object","properties":{"a":{"type":"array","prefixItems":[{"type":"integer"}]}}}',
      ],
      good: [
        '{"type":"object","properties":{"a":{"type":"array","items":{"type":"integer"}}},"$defs":{}}',
      ],
    },
  }),
);
