import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { emptyAdditional } from '../predicates/objects.ts';
import { stamped } from '../predicates/stamps.ts';
import { impossibleBranch } from '../predicates/types.ts';

export const kimi = defineConsumer({
  id: 'kimi',
  title: 'Moonshot Kimi API',
  kind: 'api',
  rules: [
    {
      id: 'kimi-patterns',
      looksAt: 'additionalProperties {} ; anyOf with not {}; $schema',
      surface: 'function parameters',
      says: 'zod record(any) and optional patterns were refused with a bare 400.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/TencentCloudBase/CloudBase-AI-Toolkit/pull/626'],
      date: '2026-04-28',
      confidence: 'observed',
      error: '400 invalid parameter value',
      examples: {
        fails: input({
          type: 'object',
          properties: { m: { type: 'object', additionalProperties: {} } },
        }),
        passes: input({
          type: 'object',
          properties: { m: { type: 'object', additionalProperties: { type: 'string' } } },
        }),
      },
      check: either(emptyAdditional, impossibleBranch, stamped),
    },
  ],
});
