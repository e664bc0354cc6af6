import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { boundOver, rangeOfNumber } from '../predicates/bounds.ts';
import { either } from '../predicates/either.ts';
import { formatIs } from '../predicates/formats.ts';
import { keywords } from '../predicates/keywords.ts';
import { unsaidObject } from '../predicates/objects.ts';
import { looseOrLooking, unreadablePattern } from '../predicates/patterns.ts';
import { notToDefinition } from '../predicates/references.ts';
import { propertiesAndChoice } from '../predicates/types.ts';

export const llamaCpp = defineConsumer({
  id: 'llama-cpp',
  title: 'llama.cpp (llama-server)',
  kind: 'engine',
  rules: [
    {
      id: 'llama-closed',
      looksAt: 'additionalProperties absent',
      surface: 'tools grammar',
      says: 'Objects are closed by default in the generated grammar; only an explicit true opens them.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { m: { type: 'object' } } }),
        passes: input({
          type: 'object',
          properties: { m: { type: 'object', additionalProperties: true } },
        }),
      },
      check: unsaidObject,
    },
    {
      id: 'llama-pattern',
      looksAt: 'pattern',
      surface: 'tools grammar',
      says: 'Patterns must start with ^ and end with $; look-around cannot be compiled and fails the whole request (zod 4 e-mail regex).',
      outcome: 'limited',
      reach: 'request',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
        'https://github.com/codefuturist/email-mcp/issues/58',
      ],
      date: '2026-07-24',
      confidence: 'documented',
      error: 'Failed to initialize samplers: failed to parse grammar',
      examples: {
        fails: input({
          type: 'object',
          properties: { e: { type: 'string', pattern: '^(?!\\.)[a-z]+$' } },
        }),
        passes: input({
          type: 'object',
          properties: { e: { type: 'string', pattern: '^[a-z]+$' } },
        }),
      },
      check: looseOrLooking,
    },
    {
      id: 'llama-maxlength',
      looksAt: 'large maxLength / maxItems',
      surface: 'tools grammar',
      says: 'Bounds become repetitions; large or nested ones exceed a sanity limit.',
      outcome: 'refused',
      reach: 'request',
      sources: ['https://github.com/firecrawl/firecrawl/issues/4512'],
      date: '2026-09-02',
      confidence: 'observed',
      error: 'repetition exceeds sane defaults, please reduce the number of repetitions',
      examples: {
        fails: input({ type: 'object', properties: { p: { type: 'string', maxLength: 10000 } } }),
        passes: input({ type: 'object', properties: { p: { type: 'string', maxLength: 200 } } }),
      },
      check: boundOver(2000),
    },
    {
      id: 'llama-mixed',
      looksAt: 'properties together with anyOf/oneOf',
      surface: 'tools grammar',
      says: 'Both in one node cannot be combined; unsupported features are skipped silently.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: {
            o: {
              type: 'object',
              properties: { a: { type: 'string' } },
              anyOf: [{ required: ['a'] }],
            },
          },
        }),
        passes: input({
          type: 'object',
          properties: {
            o: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          },
        }),
      },
      check: propertiesAndChoice,
    },
    {
      id: 'llama-number',
      looksAt: 'minimum/maximum on number',
      surface: 'tools grammar',
      says: 'Numeric ranges are only enforced for integer.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'number', minimum: 0 } } }),
        passes: input({ type: 'object', properties: { a: { type: 'integer', minimum: 0 } } }),
      },
      check: rangeOfNumber,
    },
    {
      id: 'llama-ref',
      looksAt: '$ref',
      surface: 'tools grammar',
      says: 'Nested references are documented as broken, remote ones unsupported, pointers into arrays fail.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
        'https://github.com/ggml-org/llama.cpp/issues/16790',
      ],
      date: '2025-10-26',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: {
            t: { $ref: '#/properties/u/anyOf/0' },
            u: { anyOf: [{ type: 'string' }, { type: 'number' }] },
          },
        }),
        passes: input({
          type: 'object',
          properties: { t: { $ref: '#/$defs/T' } },
          $defs: { T: { type: 'string' } },
        }),
      },
      check: notToDefinition,
    },
    {
      id: 'llama-unsupported',
      looksAt: 'uniqueItems, contains, not, if/then/else, patternProperties, $anchor',
      surface: 'tools grammar',
      says: 'Skipped without an error; prefixItems is listed as broken; formats uri and email are missing.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: [
        'https://github.com/ggml-org/llama.cpp/blob/363a490b54cdd32401603f9ff8814e622a667e12/grammars/README.md',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: either(
        keywords([
          'uniqueItems',
          'contains',
          'not',
          'if',
          'then',
          'else',
          'patternProperties',
          '$anchor',
          'prefixItems',
        ]),
        formatIs(['uri', 'email']),
      ),
    },
    {
      id: 'llama-fail-open',
      looksAt: 'invalid regex',
      surface: 'response_format',
      says: 'When the grammar cannot be parsed, generation continued unconstrained with status 200.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: ['https://github.com/ggml-org/llama.cpp/issues/19051'],
      date: '2026-01-23',
      confidence: 'observed',
      error: 'llama_grammar_init_impl: failed to parse grammar',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string', pattern: '^hello\\!$' } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string', pattern: '^hello$' } },
        }),
      },
      check: unreadablePattern('input'),
    },
  ],
});
