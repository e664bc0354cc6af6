import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { refusedBy } from '../predicates/meta-schema.ts';
import { nameNot } from '../predicates/names.ts';

export const mistral = defineConsumer({
  id: 'mistral',
  title: 'Mistral (mistral-common)',
  kind: 'api',
  rules: [
    {
      id: 'mistral-name',
      looksAt: '^[a-zA-Z0-9_-]{1,64}$',
      surface: 'function name',
      says: 'Dots and names above 64 are refused, which catches prefixed MCP names.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/mistralai/mistral-common/blob/039465db2bdc0486df36365c9bdb428188482a18/src/mistral_common/protocol/instruct/validator.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'must be a-z, A-Z, 0-9, or contain underscores and dashes',
      examples: { fails: named('a.b'), passes: named('a_b') },
      check: nameNot(/^[a-zA-Z0-9_-]{1,64}$/),
    },
    {
      id: 'mistral-draft07',
      looksAt: 'schema must be valid draft-07',
      surface: 'function parameters',
      says: 'Parameters are checked against the draft-07 meta-schema whatever $schema says; 2020-12-only keywords pass as unknown.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/mistralai/mistral-common/blob/039465db2bdc0486df36365c9bdb428188482a18/src/mistral_common/protocol/instruct/validator.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'Invalid tool schema',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'integer', exclusiveMinimum: true } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'integer', exclusiveMinimum: 0 } },
        }),
      },
      check: refusedBy('draft-07'),
    },
  ],
});
