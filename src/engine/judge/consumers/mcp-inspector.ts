import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { noPointer } from '../predicates/references.ts';

export const mcpInspector = defineConsumer({
  id: 'mcp-inspector',
  title: 'MCP Inspector',
  kind: 'client',
  rules: [
    {
      id: 'inspector-ref',
      looksAt: '$ref',
      surface: 'tool form',
      says: 'The web form resolves plain local pointers for display and only logs a warning for other forms.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/modelcontextprotocol/inspector/blob/86d5f58ec8c369839b8237455ad8b1c17b15a984/clients/web/src/utils/schemaUtils.ts#L161',
      ],
      date: '2026-08-19',
      confidence: 'documented',
      error: 'Unsupported $ref format',
      examples: {
        fails: input({ type: 'object', properties: { a: { $ref: 'https://example.com/x' } } }),
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          $defs: { A: { type: 'string' } },
        }),
      },
      check: noPointer,
    },
  ],
});
