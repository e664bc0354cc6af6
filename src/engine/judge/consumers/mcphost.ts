import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { typeList } from '../predicates/types.ts';

export const mcphost = defineConsumer({
  id: 'mcphost',
  title: 'mcphost',
  kind: 'client',
  rules: [
    {
      id: 'mcphost-type-array',
      looksAt: 'type as a list',
      surface: 'MCP import',
      says: 'OpenAPI 3.0 style structs cannot hold a type list; the server fails to load.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://github.com/mark3labs/mcphost/issues/108',
        'https://github.com/mark3labs/mcphost/issues/139',
      ],
      date: '2025-10-23',
      confidence: 'observed',
      error: 'cannot unmarshal array into Go struct field SchemaBis.properties.type',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: typeList,
    },
  ],
});
