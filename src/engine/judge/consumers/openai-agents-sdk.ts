import { defineConsumer } from '../define-consumer.ts';
import { deep, input } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { notAllRequired, notClosed, undeclaredObject } from '../predicates/objects.ts';
import { besideReference } from '../predicates/references.ts';
import { rootNoProperties } from '../predicates/roots.ts';
import { valuesDeeper } from '../predicates/totals.ts';

export const openaiAgentsSdk = defineConsumer({
  id: 'openai-agents-sdk',
  title: 'OpenAI Agents SDK (Python)',
  kind: 'library',
  optIn: true,
  rules: [
    {
      id: 'agents-strict-best-effort',
      looksAt: 'convert_schemas_to_strict',
      surface: 'MCP tools',
      says: 'Conversion to strict is attempted on a copy; when it fails the original schema is sent non-strict. A missing properties map is added.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/src/agents/mcp/util.py',
        'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/docs/mcp.md',
      ],
      date: '2026-08-22',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', additionalProperties: true }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          required: ['a'],
          additionalProperties: false,
        }),
      },
      check: either(rootNoProperties, notClosed, notAllRequired),
    },
    {
      id: 'agents-open-object',
      looksAt: 'object without declared properties',
      surface: 'strict conversion',
      says: 'A map-like or open object cannot be made strict and triggers the non-strict fallback.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/src/agents/strict_schema.py',
      ],
      date: '2026-08-22',
      confidence: 'documented',
      error: 'permits undeclared properties and cannot be converted',
      examples: {
        fails: input({ type: 'object', properties: { m: { type: 'object' } } }),
        passes: input({
          type: 'object',
          properties: { m: { type: 'object', properties: { a: { type: 'string' } } } },
        }),
      },
      check: undeclaredObject,
    },
    {
      id: 'agents-limits',
      looksAt: 'depth 100 containers / 100000 nodes',
      surface: 'strict conversion',
      says: 'Nesting of dicts and lists above 100 or reference expansion above 100000 nodes raises an error.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/src/agents/strict_schema.py',
      ],
      date: '2026-08-22',
      confidence: 'documented',
      error: 'JSON schema is too deeply nested to process safely.',
      examples: {
        fails: deep(60),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: valuesDeeper(100),
    },
    {
      id: 'agents-ref-siblings',
      looksAt: 'constraining $ref siblings',
      surface: 'strict conversion',
      says: 'Annotations beside a reference are merged; constraints (minLength, type, ...) beside it raise an error, as does a reference inside a nested $id.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/openai/openai-agents-python/blob/7f7a44f8dc0650296bd5ab6c745c9bcbaa6ac3b7/src/agents/strict_schema.py',
      ],
      date: '2026-08-22',
      confidence: 'documented',
      error: '$ref with incompatible sibling keyword(s)',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A', minLength: 2 } },
          $defs: { A: { type: 'string' } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A', description: 'd' } },
          $defs: { A: { type: 'string' } },
        }),
      },
      check: besideReference('constraint'),
    },
  ],
});
