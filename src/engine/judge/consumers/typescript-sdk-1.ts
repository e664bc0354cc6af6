import { defineConsumer } from '../define-consumer.ts';
import { input, output } from '../examples.ts';
import { booleanParameter } from '../predicates/parameters.ts';
import { rootNotObject } from '../predicates/roots.ts';
import { newerThanDraft07 } from '../predicates/stamps.ts';

export const typescriptSdk1 = defineConsumer({
  id: 'typescript-sdk-1',
  title: 'MCP TypeScript SDK 1.x',
  kind: 'library',
  rules: [
    {
      id: 'v1-list-all-or-nothing',
      looksAt: 'inputSchema.type missing or not the literal object',
      surface: 'client tools/list parsing (1.32.2)',
      says: 'The list result is one zod schema: a single tool without the literal type object (or with type as a one-element array) fails the entire response, so every tool of the server vanishes.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2',
        'https://github.com/anthropics/claude-code/issues/88049',
      ],
      date: '2026-11-30',
      confidence: 'measured',
      error: 'Invalid input: expected "object"',
      examples: {
        fails: input({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: rootNotObject(),
    },
    {
      id: 'v1-output-root',
      looksAt: 'outputSchema without type object',
      surface: 'client tools/list parsing (1.32.2)',
      says: 'An array, union or typeless outputSchema fails the whole list too.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2',
        'https://github.com/kenn-io/msgvault/issues/626',
        'https://github.com/Wynelson94/longhand/issues/10',
      ],
      date: '2026-11-30',
      confidence: 'measured',
      error: 'Invalid input: expected "object"',
      examples: {
        fails: output({ type: 'array' }),
        passes: output({
          type: 'object',
          properties: { items: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: rootNotObject('output'),
    },
    {
      id: 'v1-boolean-property-schema',
      looksAt: 'properties.x = true',
      surface: 'client tools/list parsing (1.32.2)',
      says: 'Values under properties must be objects; a boolean subschema, legal in JSON Schema, fails the list.',
      outcome: 'refused',
      reach: 'list',
      sources: ['https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2'],
      date: '2026-11-30',
      confidence: 'measured',
      error: 'tools.N.inputSchema.properties.x Invalid input',
      examples: {
        fails: input({ type: 'object', properties: { x: true } }),
        passes: input({ type: 'object', properties: { x: {} } }),
      },
      check: booleanParameter,
    },
    {
      id: 'v1-root-composition-ok',
      looksAt: 'anyOf beside type object',
      surface: 'client tools/list parsing (1.32.2)',
      says: 'Extra root keywords survive parsing unchanged.',
      outcome: 'works',
      reach: 'tool',
      sources: ['https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2'],
      date: '2026-11-30',
      confidence: 'measured',
      examples: {
        passes: input({
          type: 'object',
          properties: { x: { type: 'string' } },
          anyOf: [{ required: ['x'] }],
        }),
      },
      check: { notCheckable: 'It says what is accepted; nothing in a schema goes against it.' },
    },
    {
      id: 'v1-2020-keywords-inert',
      looksAt: 'prefixItems, dependentRequired',
      surface: 'output validation (1.32.2)',
      says: 'The default Ajv engine is draft-07 without schema checking: 2020-12-only keywords are skipped even when $schema says 2020-12, so bad results pass.',
      outcome: 'ignored',
      reach: 'tool',
      sources: ['https://www.npmjs.com/package/@modelcontextprotocol/sdk/v/1.32.2'],
      date: '2026-11-30',
      confidence: 'measured',
      examples: {
        fails: output({
          type: 'object',
          properties: { a: { type: 'array', prefixItems: [{ type: 'string' }] } },
          $schema: 'https://json-schema.org/draft/2020-12/schema',
        }),
        passes: output({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: newerThanDraft07('output'),
    },
  ],
});
