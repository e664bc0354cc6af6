import { nullBranch } from '../judge/predicates/types.ts';
import { consumerRule } from './consumers/consumer-rule.ts';
import { defineRule } from './define-rule.ts';

export default defineRule(
  consumerRule({
    code: 'consumer/null-branch',
    severity: 'warning',
    summary: 'A choice has a branch for null.',
    why: 'Correct, and the most common way to write an optional value. Gemini has a flag "nullable" of its own instead; it was seen to take such a branch in 2026-09, and clients that prepare schemas for it rewrite the branch. An optional parameter that is simply left out needs no null.',
    minds: ['gem-type-array', 'vercel-google', 'mastra-layers'],
    predicate: nullBranch,
    message: () =>
      'A branch of type null: Gemini writes "nullable" instead, and some clients rewrite the branch.',
    source: ['https://github.com/taylorwilsdon/google_workspace_mcp/issues/1099'],
    examples: {
      bad: ['{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"null"}]}}}'],
      good: [
        '{"type":"object","properties":{"a":{"anyOf":[{"type":"string"},{"type":"number"}]}}}',
      ],
    },
  }),
);
