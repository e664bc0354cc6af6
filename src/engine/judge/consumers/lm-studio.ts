import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { boundOver } from '../predicates/bounds.ts';
import { either } from '../predicates/either.ts';
import { looseOrLooking } from '../predicates/patterns.ts';
import { arrayWithoutItems } from '../predicates/types.ts';

export const lmStudio = defineConsumer({
  id: 'lm-studio',
  title: 'LM Studio',
  kind: 'client',
  rules: [
    {
      id: 'lms-grammar',
      looksAt: 'llama.cpp grammar limits',
      surface: 'MCP tools',
      says: 'Inherits every grammar limit above; one bad schema disables all tools of the request.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/firecrawl/firecrawl/issues/4512',
        'https://github.com/NousResearch/hermes-agent/pull/67349',
      ],
      date: '2026-09-02',
      confidence: 'observed',
      error: 'Failed to initialize samplers: failed to parse grammar.',
      examples: {
        fails: input({ type: 'object', properties: { p: { type: 'string', maxLength: 10000 } } }),
        passes: input({ type: 'object', properties: { p: { type: 'string' } } }),
      },
      check: either(looseOrLooking, boundOver(2000)),
    },
    {
      id: 'lms-array-noitems',
      looksAt: 'array without items',
      surface: 'MCP tools',
      says: '0.4.6 coerced the parameter to object and refused array arguments; a maintainer said the next version fixes it.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/lmstudio-ai/lmstudio-bug-tracker/issues/1644'],
      date: '2026-03-14',
      confidence: 'maintainer',
      error: 'params.items is not of a type(s) object',
      examples: {
        fails: input({ type: 'object', properties: { items: { type: 'array' } } }),
        passes: input({
          type: 'object',
          properties: { items: { type: 'array', items: { type: 'integer' } } },
        }),
      },
      check: arrayWithoutItems,
    },
  ],
});
