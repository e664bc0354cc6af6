import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { reference } from '../predicates/references.ts';

export const fastmcp = defineConsumer({
  id: 'fastmcp',
  title: 'FastMCP',
  kind: 'library',
  rules: [
    {
      id: 'fastmcp-deref',
      looksAt: '$ref',
      surface: 'served schema',
      says: 'The framework inlines local references before serving because some clients mishandle them; circular schemas keep $defs, and remote references are stripped.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/PrefectHQ/fastmcp/blob/743ddffd0a0722858a1eec6ebf93b9e315d75b96/fastmcp_slim/fastmcp/utilities/json_schema.py#L185',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          $defs: { A: { type: 'string' } },
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: reference,
    },
  ],
});
