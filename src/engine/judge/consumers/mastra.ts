import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { keywords } from '../predicates/keywords.ts';
import { stampIs } from '../predicates/stamps.ts';

export const mastra = defineConsumer({
  id: 'mastra',
  title: 'Mastra schema-compat',
  kind: 'library',
  rules: [
    {
      id: 'mastra-layers',
      looksAt: 'zod checks per provider',
      surface: 'model layers',
      says: 'Anthropic: tuple, never, undefined refused (string bounds dropped for 3.5 haiku). OpenAI: optional becomes nullable, emoji (and regex on 4o-mini) dropped. Google: null replaced, string and number bounds moved. DeepSeek, Meta: array and string bounds moved to the description.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: ['https://www.npmjs.com/package/@mastra/schema-compat/v/1.3.11'],
      date: '2026-11-30',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' }, minItems: 2 } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: keywords([
        'minItems',
        'maxItems',
        'minLength',
        'maxLength',
        'minimum',
        'maximum',
        'exclusiveMinimum',
        'exclusiveMaximum',
        'multipleOf',
        'pattern',
        'prefixItems',
      ]),
    },
    {
      id: 'mastra-2020',
      looksAt: '$schema 2020-12',
      surface: 'validator',
      says: 'Before 2026-03 a 2020-12 stamp threw because only the draft-07 engine was used; now the 2020 engine is chosen.',
      outcome: 'limited',
      reach: 'parameter',
      sources: ['https://github.com/mastra-ai/mastra/pull/14530'],
      date: '2026-03-20',
      confidence: 'observed',
      error: 'no schema with key or ref "https://json-schema.org/draft/2020-12/schema"',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          $schema: 'https://json-schema.org/draft/2020-12/schema',
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: stampIs('2020-12'),
    },
  ],
});
