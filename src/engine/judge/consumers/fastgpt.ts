import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { referenceParameter } from '../predicates/parameters.ts';

export const fastgpt = defineConsumer({
  id: 'fastgpt',
  title: 'FastGPT',
  kind: 'client',
  rules: [
    {
      id: 'fastgpt-ref',
      looksAt: '$ref parameter',
      surface: 'MCP import',
      says: 'The importer degraded a reference parameter to an array, so objects were wrapped.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/labring/FastGPT/issues/6395'],
      date: '2026-02-06',
      confidence: 'observed',
      examples: {
        fails: input({
          type: 'object',
          properties: { r: { $ref: '#/$defs/R' } },
          $defs: { R: { type: 'object', properties: { a: { type: 'string' } } } },
        }),
        passes: input({
          type: 'object',
          properties: { r: { type: 'object', properties: { a: { type: 'string' } } } },
        }),
      },
      check: referenceParameter,
    },
  ],
});
