import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { untypedProperty } from '../predicates/parameters.ts';
import { besideReference } from '../predicates/references.ts';

export const fireworks = defineConsumer({
  id: 'fireworks',
  title: 'Fireworks AI',
  kind: 'api',
  rules: [
    {
      id: 'fw-ref-default',
      looksAt: 'default beside $ref; untyped node',
      surface: 'function parameters',
      says: 'Refuses neighbours of a reference and nodes with only a description.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/NousResearch/hermes-agent/pull/44676',
        'https://github.com/docker/mcp-gateway/pull/234',
      ],
      date: '2026-06-12',
      confidence: 'observed',
      error: "keyword(s) ['default'] not allowed at the same level as $ref",
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A', default: null } },
          $defs: { A: { type: 'string' } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          $defs: { A: { type: 'string' } },
        }),
      },
      check: either(besideReference('any'), untypedProperty),
    },
  ],
});
