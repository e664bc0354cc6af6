import { defineConsumer } from '../define-consumer.ts';
import { input, many, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot, toolsOver } from '../predicates/names.ts';
import { rootHas, rootNoProperties, rootNotObject } from '../predicates/roots.ts';
import {
  arrayWithoutItems,
  booleanRequired,
  itemsBoolean,
  itemsList,
} from '../predicates/types.ts';

export const openai = defineConsumer({
  id: 'openai',
  title: 'OpenAI API',
  kind: 'api',
  rules: [
    {
      id: 'oai-root',
      looksAt: 'type object at root; no oneOf/anyOf/allOf/enum/const/not',
      surface: 'function parameters (strict or not)',
      says: 'The root must be type object and carry none of these keywords; 2026-08 wording adds const to the list. Applies without strict too.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/langchain-ai/langchainjs/issues/9804',
        'https://github.com/goruck/home-generative-agent/pull/545',
        'https://github.com/imagekit-developer/imagekit-nodejs/issues/150',
      ],
      date: '2026-08-12',
      confidence: 'observed',
      error: "schema must have type 'object' and not have 'oneOf'/'anyOf'/'allOf'/'enum'/'not'",
      examples: {
        fails: input({
          type: 'object',
          properties: { id: { type: 'string' } },
          anyOf: [{ required: ['id'] }],
        }),
        passes: input({ type: 'object', properties: { id: { type: 'string' } } }),
      },
      check: either(rootNotObject(), rootHas(['oneOf', 'anyOf', 'allOf', 'enum', 'const', 'not'])),
    },
    {
      id: 'oai-array-items',
      looksAt: 'array without items',
      surface: 'function parameters (strict or not)',
      says: 'Every array node needs an object-valued items; arrays without it are refused.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/digitalocean-labs/mcp-digitalocean/issues/265',
        'https://github.com/spacelift-io/spacectl/issues/402',
      ],
      date: '2026-03-18',
      confidence: 'observed',
      error: 'array schema missing items',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'array' } } }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: arrayWithoutItems,
    },
    {
      id: 'oai-items-object',
      looksAt: 'items as a list or boolean',
      surface: 'function parameters (strict or not)',
      says: 'A tuple-style items list or a boolean is refused.',
      outcome: 'refused',
      reach: 'request',
      sources: ['https://github.com/devwhodevs/engraph/issues/32'],
      date: '2026-04-26',
      confidence: 'observed',
      error: 'array schema items is not an object',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'array', items: true } } }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'object', properties: {} } } },
        }),
      },
      check: either(itemsList, itemsBoolean),
    },
    {
      id: 'oai-object-properties',
      looksAt: 'object without properties',
      surface: 'function parameters (strict or not)',
      says: 'An object root without a properties map is refused by the API; Codex and the Agents SDK add an empty map, other hosts do not.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/github/github-mcp-server/issues/1548',
        'https://github.com/inboxapi/cli/issues/106',
      ],
      date: '2026-05-06',
      confidence: 'observed',
      error: 'object schema missing properties',
      examples: {
        fails: input({ type: 'object' }),
        passes: input({ type: 'object', properties: {} }),
      },
      check: rootNoProperties,
    },
    {
      id: 'oai-bool-required',
      looksAt: 'required: false on a property',
      surface: 'function parameters (strict or not)',
      says: 'Schema must be well-formed: a boolean required is refused.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/MarkusPfundstein/mcp-gsuite/pull/34'],
      date: '2025-04-06',
      confidence: 'observed',
      error: "False is not of type 'array'",
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', required: false } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } }, required: [] }),
      },
      check: booleanRequired,
    },
    {
      id: 'oai-name',
      looksAt: '^[a-zA-Z0-9_-]+$, at most 64',
      surface: 'function name',
      says: 'Dots and slashes are refused even though MCP permits the dot; documented ceiling is 64.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/openai/openai-node/blob/7b7d6ca71130d37ec09792c50056b47861f2eccf/src/resources/shared.ts#L206',
        'https://github.com/openai/codex/issues/8174',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      error: "string does not match pattern '^[a-zA-Z0-9_-]+$'",
      examples: {
        fails: named('calendar.respondToEvent'),
        passes: named('calendar_respondToEvent'),
      },
      check: nameNot(/^[a-zA-Z0-9_-]{1,64}$/),
    },
    {
      id: 'oai-128-tools',
      looksAt: '128 functions',
      surface: 'tool count',
      says: 'The published API description caps Assistants tools (and the legacy functions list) at 128; Azure/Chat users report the same ceiling.',
      outcome: 'limited',
      reach: 'list',
      sources: [
        'https://github.com/openai/openai-node/blob/7b7d6ca71130d37ec09792c50056b47861f2eccf/api_reference/openapi.transformed.yml',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      error: 'Maximum of 128 tools are supported',
      examples: { fails: many(129) },
      check: toolsOver(128),
    },
  ],
});
