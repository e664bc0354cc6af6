import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { constrainedChoice } from '../predicates/bounds.ts';
import { either } from '../predicates/either.ts';
import { keywords } from '../predicates/keywords.ts';
import { besideReference } from '../predicates/references.ts';
import { overlappingOneOf } from '../predicates/types.ts';

export const xgrammar = defineConsumer({
  id: 'xgrammar',
  title: 'xgrammar',
  kind: 'engine',
  rules: [
    {
      id: 'xg-conditionals',
      looksAt: 'not, if/then/else, dependentRequired, dependentSchemas',
      surface: 'grammar',
      says: 'A warning is logged and the keyword is not enforced; the same for uniqueItems and contains.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: [
        'https://github.com/mlc-ai/xgrammar/blob/53da3ff8c0db359ecb6d4b41f154308c82a89aaf/cpp/json_schema_converter.cc#L799',
        'https://github.com/mlc-ai/xgrammar/blob/53da3ff8c0db359ecb6d4b41f154308c82a89aaf/cpp/json_schema_converter.cc#L1151',
      ],
      date: '2026-08-17',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
          properties: { o: { type: 'object', if: { required: ['a'] }, then: { required: ['b'] } } },
        }),
        passes: input({
          type: 'object',
          properties: {
            o: { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
          },
        }),
      },
      check: keywords([
        'not',
        'if',
        'then',
        'else',
        'dependentRequired',
        'dependentSchemas',
        'uniqueItems',
        'contains',
      ]),
    },
    {
      id: 'xg-oneof',
      looksAt: 'oneOf with overlapping branches',
      surface: 'grammar',
      says: 'Treated as anyOf when branches are not provably disjoint.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/mlc-ai/xgrammar/blob/53da3ff8c0db359ecb6d4b41f154308c82a89aaf/cpp/json_schema_converter.cc#L169',
      ],
      date: '2026-08-17',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { oneOf: [{ type: 'number' }, { type: 'integer' }] } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
        }),
      },
      check: overlappingOneOf,
    },
    {
      id: 'xg-ref-siblings',
      looksAt: 'keywords beside $ref, const or enum',
      surface: 'grammar',
      says: 'Dispatch picks $ref first, then const, enum, anyOf, oneOf; neighbours of the chosen keyword are not combined in the branch read.',
      outcome: 'ignored',
      reach: 'parameter',
      sources: [
        'https://github.com/mlc-ai/xgrammar/blob/53da3ff8c0db359ecb6d4b41f154308c82a89aaf/cpp/json_schema_converter.cc#L804',
      ],
      date: '2026-08-17',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A', minLength: 5 } },
          $defs: { A: { type: 'string' } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          $defs: { A: { type: 'string', minLength: 5 } },
        }),
      },
      check: either(besideReference('constraint'), constrainedChoice),
    },
  ],
});
