import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { referenceParameter } from '../predicates/parameters.ts';
import { rootHas } from '../predicates/roots.ts';

export const kiro = defineConsumer({
  id: 'kiro',
  title: 'Kiro',
  kind: 'client',
  rules: [
    {
      id: 'kiro-root',
      looksAt: 'root oneOf; $ref',
      surface: 'inputSchema',
      says: 'Root oneOf is refused through the Claude API; reference parameters are serialised as strings as in Claude Code.',
      outcome: 'limited',
      reach: 'tool',
      sources: [
        'https://github.com/zereight/gitlab-mcp/pull/551',
        'https://github.com/modelcontextprotocol/typescript-sdk/pull/1563',
      ],
      date: '2026-06-22',
      confidence: 'observed',
      error: 'does not support oneOf, allOf, or anyOf at the top level',
      examples: {
        fails: input({
          type: 'object',
          properties: { id: { type: 'string' } },
          oneOf: [{ required: ['id'] }],
        }),
        passes: input({ type: 'object', properties: { id: { type: 'string' } } }),
      },
      check: either(rootHas(['oneOf']), referenceParameter),
    },
  ],
});
