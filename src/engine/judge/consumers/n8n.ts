import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { recursion } from '../predicates/references.ts';

export const n8n = defineConsumer({
  id: 'n8n',
  title: 'n8n',
  kind: 'client',
  rules: [
    {
      id: 'n8n-zod',
      looksAt: 'complex or circular schema',
      surface: 'MCP Client Tool',
      says: 'The JSON Schema to zod conversion can fall back to an accept-anything schema, so the model sends arguments the server then refuses.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: ['https://github.com/n8n-io/n8n/issues/15603'],
      date: '2025-05-22',
      confidence: 'observed',
      error: 'Received tool input did not match expected schema',
      examples: {
        fails: input({
          type: 'object',
          properties: { n: { $ref: '#/$defs/N' } },
          $defs: { N: { type: 'object', properties: { c: { $ref: '#/$defs/N' } } } },
        }),
        passes: input({
          type: 'object',
          properties: { n: { type: 'object', properties: { c: { type: 'string' } } } },
        }),
      },
      check: recursion,
    },
  ],
});
