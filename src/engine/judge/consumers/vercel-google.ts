import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { keywordsOutside } from '../predicates/keywords.ts';

export const vercelGoogle = defineConsumer({
  id: 'vercel-google',
  title: 'Vercel AI SDK, Google provider',
  kind: 'library',
  rules: [
    {
      id: 'vercel-google',
      looksAt: 'keywords outside the OpenAPI copy list',
      surface: 'schema conversion',
      says: 'Keeps title, description, required, format, enum, const (as enum), properties, items, allOf/anyOf/oneOf, minLength; drops default, pattern, maximum and others; a null branch becomes nullable; an empty object schema becomes no parameters. oneOf and allOf are passed on although Gemini lacks them.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/vercel/ai/blob/001eee8c4fc3fb354f888aa0a02bc29d37933e56/packages/google/src/convert-json-schema-to-openapi-schema.ts',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'integer', maximum: 5, default: 1 } },
        }),
        passes: input({ type: 'object', properties: { a: { type: 'integer' } } }),
      },
      check: keywordsOutside([
        'type',
        'title',
        'description',
        'required',
        'format',
        'enum',
        'const',
        'properties',
        'items',
        'allOf',
        'anyOf',
        'oneOf',
        'minLength',
      ]),
    },
  ],
});
