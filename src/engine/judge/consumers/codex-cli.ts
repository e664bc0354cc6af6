import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { keywords, keywordsOutside } from '../predicates/keywords.ts';
import { nameNot } from '../predicates/names.ts';
import { booleanProperty, untypedProperty } from '../predicates/parameters.ts';
import { reference } from '../predicates/references.ts';
import { rootNoProperties } from '../predicates/roots.ts';

export const codexCli = defineConsumer({
  id: 'codex-cli',
  title: 'Codex CLI',
  kind: 'client',
  rules: [
    {
      id: 'codex-subset',
      looksAt:
        'only type, description, enum, items, properties, required, additionalProperties, anyOf',
      surface: 'MCP tool import',
      says: 'The importer parses into this subset and drops the rest (min, max, pattern, format, default, oneOf, allOf, not). A typeless oneOf with several branches ends up as a plain string.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/codex/blob/1048c68e183b97cfec9f78d5c2b951b026350c07/codex-rs/tools/src/json_schema.rs',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { oneOf: [{ type: 'string' }, { type: 'number' }] } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
        }),
      },
      check: keywordsOutside([
        'type',
        'description',
        'enum',
        'items',
        'properties',
        'required',
        'additionalProperties',
        'anyOf',
        'title',
        '$schema',
        '$comment',
        'examples',
        '$ref',
        '$defs',
        'definitions',
        'const',
      ]),
    },
    {
      id: 'codex-refs',
      looksAt: '$ref',
      surface: 'MCP tool import',
      says: 'Local references are inlined and merged with their neighbours; at a cycle the node degrades to an empty object, an array of strings or the base type.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/codex/blob/1048c68e183b97cfec9f78d5c2b951b026350c07/codex-rs/tools/src/json_schema.rs',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { n: { $ref: '#/$defs/N' } },
          $defs: { N: { type: 'object', properties: { c: { $ref: '#/$defs/N' } } } },
        }),
        passes: input({
          type: 'object',
          properties: { n: { type: 'object', properties: { c: { type: 'string' } } } },
        }),
      },
      check: reference,
    },
    {
      id: 'codex-const-bool',
      looksAt: 'const, boolean schemas, untyped nodes',
      surface: 'MCP tool import',
      says: 'const becomes a one-value enum, a boolean schema becomes string, and an untyped node is guessed (string by default).',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/codex/blob/1048c68e183b97cfec9f78d5c2b951b026350c07/codex-rs/tools/src/json_schema.rs',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { a: true } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', enum: ['x'] } } }),
      },
      check: either(keywords(['const']), booleanProperty, untypedProperty),
    },
    {
      id: 'codex-properties',
      looksAt: 'missing or null properties',
      surface: 'MCP tool import',
      says: 'An empty map is inserted; MCP tools are sent with strict off.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/openai/codex/blob/074b7692d8f9a5abaa9ae7de117960dc55ce6089/codex-rs/tools/src/mcp_tool.rs',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object' }),
        passes: input({ type: 'object', properties: {} }),
      },
      check: rootNoProperties,
    },
    {
      id: 'codex-dots',
      looksAt: 'dot in tool name',
      surface: 'tool name',
      says: 'Version 0.73 passed dotted names to the API, which refused them.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/openai/codex/issues/8174'],
      date: '2025-12-17',
      confidence: 'observed',
      error: "string does not match pattern '^[a-zA-Z0-9_-]+$'",
      examples: { fails: named('gmail.send'), passes: named('gmail_send') },
      check: nameNot(/^[^.]*$/),
    },
  ],
});
