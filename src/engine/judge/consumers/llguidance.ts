import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { formatNot } from '../predicates/formats.ts';
import { lookaround } from '../predicates/patterns.ts';
import { externalReference } from '../predicates/references.ts';
import { overlappingOneOf } from '../predicates/types.ts';

export const llguidance = defineConsumer({
  id: 'llguidance',
  title: 'llguidance',
  kind: 'engine',
  rules: [
    {
      id: 'llg-format',
      looksAt: 'unknown format',
      surface: 'grammar',
      says: 'Formats are enforced; an unknown one is an error unless lenient mode is set. Known: date-time, time, date, duration, email, hostname, ipv4, ipv6, uuid, uri.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/guidance-ai/llguidance/blob/c75b0d90e12c941b881566e0a77bb5fa24cd2731/docs/json_schema.md',
      ],
      date: '2026-08-17',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string', format: 'json-pointer' } },
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string', format: 'uuid' } } }),
      },
      check: formatNot([
        'date-time',
        'time',
        'date',
        'duration',
        'email',
        'hostname',
        'ipv4',
        'ipv6',
        'uuid',
        'uri',
      ]),
    },
    {
      id: 'llg-oneof',
      looksAt: 'oneOf not provably exclusive; look-around in pattern; external $ref',
      surface: 'grammar',
      says: 'oneOf is only converted when equivalent to anyOf; patterns cannot use look-around; neighbours of $ref are intersected as 2020-12 says.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/guidance-ai/llguidance/blob/c75b0d90e12c941b881566e0a77bb5fa24cd2731/docs/json_schema.md',
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
          properties: { a: { anyOf: [{ type: 'number' }, { type: 'integer' }] } },
        }),
      },
      check: either(overlappingOneOf, lookaround, externalReference),
    },
  ],
});
