import { keywords } from '../judge/predicates/keywords.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/const',
    severity: 'warning',
    summary: 'A value is fixed with "const".',
    why: 'Correct, but the subset of Gemini has no "const", and other readers rewrite it. An "enum" with one value says the same and is read by all of them.',
    minds: ['gem-const', 'codex-const-bool'],
    predicate: keywords(['const']),
    message: () => '"const" is not read by every model API; an "enum" with one value is.',
    source: ['https://github.com/taylorwilsdon/google_workspace_mcp/issues/1099'],
    examples: {
      bad: ['{"type":"object","properties":{"a":{"type":"string","const":"x"}}}'],
      good: [
        '{"type":"object","properties":{"a":{"type":"string","enum":["x"]},"const":{"type":"string"}}}',
      ],
    },
  }),
);
