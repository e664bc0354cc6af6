import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { keywordsOutside } from '../predicates/keywords.ts';
import { gemini } from './gemini.ts';

export const geminiJsonSchema = defineConsumer({
  id: 'gemini-json-schema',
  title: 'Gemini API, parametersJsonSchema',
  kind: 'api',
  inherits: gemini.rules.filter(({ id }) => id === 'gem-name'),
  rules: [
    {
      id: 'gem-pjs',
      looksAt: 'parametersJsonSchema',
      surface: 'parametersJsonSchema',
      says: 'Takes real JSON Schema including additionalProperties, $defs and $ref; mutually exclusive with parameters. Hosts that use it avoid most of the refusals above.',
      outcome: 'works',
      reach: 'tool',
      sources: [
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py#L4783',
        'https://github.com/GetStream/Vision-Agents/pull/513',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      examples: {
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          additionalProperties: false,
          $defs: { A: { type: 'string' } },
        }),
      },
      check: { notCheckable: 'It says what is accepted; nothing in a schema goes against it.' },
    },
    {
      id: 'gem-json-subset',
      looksAt: 'documented keyword subset',
      surface: 'structured output / JSON Schema path',
      says: 'Documented: type incl. null in a list, title, description, enum, format, minimum, maximum, minItems, maxItems, items, prefixItems, properties, required, propertyOrdering, additionalProperties. Anything else may be ignored.',
      outcome: 'limited',
      reach: 'tool',
      sources: [
        'https://ai.google.dev/gemini-api/docs/structured-output#json_schema_support',
        'https://jsonschemaprofiles.unitvectorylabs.com/schemas/gemini',
      ],
      date: '2026-02-26',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', pattern: '^a$' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', enum: ['a'] } } }),
      },
      check: keywordsOutside([
        'type',
        'title',
        'description',
        'enum',
        'format',
        'minimum',
        'maximum',
        'minItems',
        'maxItems',
        'items',
        'prefixItems',
        'properties',
        'required',
        'additionalProperties',
        '$ref',
        '$defs',
      ]),
    },
  ],
});
