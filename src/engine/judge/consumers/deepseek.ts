import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { keywords } from '../predicates/keywords.ts';
import { nameNot } from '../predicates/names.ts';
import { notAllRequired, notClosed } from '../predicates/objects.ts';
import { untypedProperty } from '../predicates/parameters.ts';
import { referenceInAnyOf } from '../predicates/references.ts';
import { typeListOfParts } from '../predicates/types.ts';

export const deepseek = defineConsumer({
  id: 'deepseek',
  title: 'DeepSeek API, strict mode',
  kind: 'api',
  optIn: true,
  rules: [
    {
      id: 'ds-strict-closed',
      looksAt: 'required + additionalProperties',
      surface: 'strict mode (beta)',
      says: 'Every object must list all properties as required and be closed; maps, untyped values and empty nested objects cannot be expressed.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://api-docs.deepseek.com/guides/tool_calls',
        'https://docs.rs/crate/rig-core/0.46.0/source/src/providers/deepseek.rs',
      ],
      date: '2026-09',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { m: { type: 'object', additionalProperties: { type: 'string' } } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          required: ['a'],
          additionalProperties: false,
        }),
      },
      check: either(notClosed, notAllRequired, untypedProperty),
    },
    {
      id: 'ds-strict-bounds',
      looksAt: 'minLength, maxLength, minItems, maxItems',
      surface: 'strict mode (beta)',
      says: 'Listed as unsupported. One monitor also lists pattern, format and numeric bounds, which contradicts clients that keep format email, hostname, ipv4, ipv6, uuid.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://deepseekv4pro.com/news/deepseek-june29-tool-calls-strict-schema-beta',
        'https://docs.rs/crate/rig-core/0.46.0/source/src/providers/deepseek.rs',
      ],
      date: '2026-06-29',
      confidence: 'third-party',
      disputed:
        'One monitor lists pattern, format and numeric bounds as well; clients keep formats such as email and uuid.',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string', minLength: 1 } },
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
      check: keywords(['minLength', 'maxLength', 'minItems', 'maxItems']),
    },
    {
      id: 'ds-strict-union',
      looksAt: '$ref in anyOf; type lists with object/array',
      surface: 'strict mode (beta)',
      says: 'A client inlines references inside anyOf and splits such type lists, which suggests they are refused.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://docs.rs/crate/rig-core/0.46.0/source/src/providers/deepseek.rs'],
      date: '2026-09',
      confidence: 'third-party',
      examples: {
        fails: input({
          type: 'object',
          properties: {
            a: {
              type: ['object', 'null'],
              properties: { x: { type: 'string' } },
              required: ['x'],
              additionalProperties: false,
            },
          },
          required: ['a'],
          additionalProperties: false,
        }),
        passes: input({
          type: 'object',
          properties: {
            a: {
              anyOf: [
                {
                  type: 'object',
                  properties: { x: { type: 'string' } },
                  required: ['x'],
                  additionalProperties: false,
                },
                { type: 'null' },
              ],
            },
          },
          required: ['a'],
          additionalProperties: false,
        }),
      },
      check: either(referenceInAnyOf, typeListOfParts),
    },
    {
      id: 'ds-name',
      looksAt: '[a-zA-Z0-9_-], 64',
      surface: 'function name',
      says: 'Same name rule as OpenAI according to a client mirroring the reference.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://docs.rs/crate/ds-api/latest/source/src/raw/request/tool.rs'],
      date: '2026',
      confidence: 'third-party',
      examples: { fails: named('a.b'), passes: named('a_b') },
      check: nameNot(/^[a-zA-Z0-9_-]{1,64}$/),
    },
  ],
});
