import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { keywords } from '../predicates/keywords.ts';
import { besideReference } from '../predicates/references.ts';

export const azureOpenai = defineConsumer({
  id: 'azure-openai',
  title: 'Azure OpenAI, strict functions',
  kind: 'api',
  optIn: true,
  rules: [
    {
      id: 'azure-ref-siblings',
      looksAt: 'keywords beside $ref',
      surface: 'strict function calling',
      says: 'Same refusal as the public API, reported on an Azure deployment.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/camel-ai/camel/issues/3001'],
      date: '2025-08-10',
      confidence: 'observed',
      error: "$ref cannot have keywords {'description'}.",
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A', description: 'd' } },
          required: ['a'],
          additionalProperties: false,
          $defs: { A: { type: 'string' } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          required: ['a'],
          additionalProperties: false,
          $defs: { A: { type: 'string' } },
        }),
      },
      check: besideReference('any'),
    },
    {
      id: 'azure-validation-keywords',
      looksAt: 'validation keywords (min/max/pattern/format)',
      surface: 'strict function calling',
      says: 'A voice host added a mode that strips unsupported validation for Azure models; the stored Azure page is from 2024, so verify per deployment.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://docs.vapi.ai/changelog/2025/6/3',
        'https://learn.microsoft.com/en-au/azure/ai-services/openai/how-to/structured-outputs',
      ],
      date: '2025-06-03',
      confidence: 'third-party',
      disputed: 'The page of Azure is from 2024, so look at the deployment itself.',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string', minLength: 2 } },
          required: ['a'],
          additionalProperties: false,
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          required: ['a'],
          additionalProperties: false,
        }),
      },
      check: keywords([
        'minLength',
        'maxLength',
        'pattern',
        'format',
        'minimum',
        'maximum',
        'multipleOf',
        'minItems',
        'maxItems',
      ]),
    },
  ],
});
