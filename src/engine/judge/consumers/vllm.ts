import { defineConsumer } from '../define-consumer.ts';
import { input } from '../examples.ts';
import { formatNot } from '../predicates/formats.ts';
import { keywords } from '../predicates/keywords.ts';
import { mixedNames, patternAndLength } from '../predicates/patterns.ts';

export const vllm = defineConsumer({
  id: 'vllm',
  title: 'vLLM (xgrammar back end)',
  kind: 'engine',
  rules: [
    {
      id: 'vllm-unsupported',
      looksAt: 'multipleOf, uniqueItems, contains, minContains, maxContains',
      surface: 'guided tool calls',
      says: 'A request with guided decoding is refused when any appears.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'The provided JSON schema contains features not supported by xgrammar.',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'number', multipleOf: 5 } } }),
        passes: input({ type: 'object', properties: { a: { type: 'number' } } }),
      },
      check: keywords(['multipleOf', 'uniqueItems', 'contains', 'minContains', 'maxContains']),
    },
    {
      id: 'vllm-format',
      looksAt: 'format outside the list',
      surface: 'guided tool calls',
      says: 'Accepted: email, date, time, date-time, duration, ipv4, ipv6, hostname, uuid, uri, uri-reference, uri-template, json-pointer, relative-json-pointer.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'The provided JSON schema contains features not supported by xgrammar.',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', format: 'int64' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', format: 'uuid' } } }),
      },
      check: formatNot([
        'email',
        'date',
        'time',
        'date-time',
        'duration',
        'ipv4',
        'ipv6',
        'hostname',
        'uuid',
        'uri',
        'uri-reference',
        'uri-template',
        'json-pointer',
        'relative-json-pointer',
      ]),
    },
    {
      id: 'vllm-pattern-length',
      looksAt: 'pattern or format with minLength/maxLength',
      surface: 'guided tool calls',
      says: 'The pair is refused because the engine would drop the length bound.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'The provided JSON schema contains features not supported by xgrammar.',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string', pattern: '^a+$', maxLength: 5 } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string', pattern: '^a{1,5}$' } },
        }),
      },
      check: patternAndLength,
    },
    {
      id: 'vllm-patternprops',
      looksAt: 'patternProperties with properties, or several patterns',
      surface: 'guided tool calls',
      says: 'Also propertyNames together with properties, patternProperties or a schema-valued additionalProperties.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/vllm-project/vllm/blob/030141c1a61f44f6203099f39da0b9cc22e023dd/vllm/v1/structured_output/backend_xgrammar.py',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'The provided JSON schema contains features not supported by xgrammar.',
      examples: {
        fails: input({
          type: 'object',
          properties: {
            m: {
              type: 'object',
              properties: { a: { type: 'string' } },
              patternProperties: { '^x': { type: 'string' } },
            },
          },
        }),
        passes: input({
          type: 'object',
          properties: { m: { type: 'object', patternProperties: { '^x': { type: 'string' } } } },
        }),
      },
      check: mixedNames,
    },
  ],
});
