import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { formatNot } from '../predicates/formats.ts';

export const outlines = defineConsumer({
  id: 'outlines',
  title: 'outlines-core',
  kind: 'engine',
  rules: [
    {
      id: 'outlines-format',
      looksAt: 'format',
      surface: 'regex',
      says: 'Only date-time, date, time, uuid, uri and email map to a pattern.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/dottxt-ai/outlines-core/blob/266e95a319ab82844dc2d2787d6c23acb3561b96/src/json_schema/types.rs',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', format: 'ipv4' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', format: 'uuid' } } }),
      },
      check: formatNot(['date-time', 'date', 'time', 'uuid', 'uri', 'email']),
    },
  ],
});
