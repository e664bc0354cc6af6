import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { refusedBy } from '../predicates/meta-schema.ts';
import { nameNot } from '../predicates/names.ts';
import { propertyNameNot } from '../predicates/parameters.ts';
import { matchAllName } from '../predicates/patterns.ts';
import { rootHas, rootNotObject } from '../predicates/roots.ts';
import { booleanBound, booleanRequired, itemsList } from '../predicates/types.ts';

export const anthropic = defineConsumer({
  id: 'anthropic',
  title: 'Anthropic Messages API',
  kind: 'api',
  rules: [
    {
      id: 'ant-root-type',
      looksAt: 'type at root',
      surface: 'tools[].input_schema',
      says: 'The SDK types require the literal type object on input_schema.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/anthropics/anthropic-sdk-python/blob/009b035305e0724ce108ebd796935f91711fc6e1/src/anthropic/types/tool_param.py',
      ],
      date: '2026-08-07',
      confidence: 'documented',
      examples: {
        fails: input({ properties: { a: { type: 'string' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: rootNotObject(),
    },
    {
      id: 'ant-root-union',
      looksAt: 'oneOf / anyOf / allOf at root',
      surface: 'tools[].input_schema',
      says: 'Any of the three at the top level is refused with HTTP 400, even beside type object; the same keywords are fine inside properties. Still live in 2026-09 although MCP 2026-07-28 allows it.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/anthropics/claude-code/issues/5319',
        'https://github.com/anthropics/claude-code/issues/44788',
        'https://github.com/kenn-io/kata/pull/365',
        'https://github.com/langchain-ai/langchain/issues/39271',
      ],
      date: '2026-09-14',
      confidence: 'observed',
      error: 'input_schema does not support oneOf, allOf, or anyOf at the top level',
      examples: {
        fails: input({
          type: 'object',
          properties: { id: { type: 'string' }, name: { type: 'string' } },
          anyOf: [{ required: ['id'] }, { required: ['name'] }],
        }),
        passes: input({
          type: 'object',
          properties: { id: { type: 'string' }, name: { type: 'string' } },
        }),
      },
      check: rootHas(['oneOf', 'anyOf', 'allOf']),
    },
    {
      id: 'ant-root-not-if',
      looksAt: 'not / if-then-else at root',
      surface: 'tools[].input_schema',
      says: 'One server author moved the same rules to root not and if/then/else and reports that these pass.',
      outcome: 'works',
      reach: 'tool',
      sources: ['https://github.com/kenn-io/kata/pull/365'],
      date: '2026-09-14',
      confidence: 'observed',
      examples: {
        passes: input({
          type: 'object',
          properties: { reason: { type: 'string' }, note: { type: 'string' } },
          if: { properties: { reason: { const: 'x' } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
          then: { required: ['note'] },
        }),
      },
      check: { notCheckable: 'It says what is accepted; nothing in a schema goes against it.' },
    },
    {
      id: 'ant-prop-key',
      looksAt: 'property names ^[a-zA-Z0-9_.-]{1,64}$',
      surface: 'tools[].input_schema.properties',
      says: 'Top-level property names with brackets, spaces, @ or more than 64 characters are refused; reports say nested names are not checked.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/beautyfree/appstore-connect-mcp/issues/2',
        'https://github.com/decocms/studio/pull/6874',
        'https://github.com/aws-solutions-library-samples/accelerated-intelligent-document-processing-on-aws/issues/709',
      ],
      date: '2026-09-02',
      confidence: 'observed',
      error: "Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'",
      examples: {
        fails: input({ type: 'object', properties: { 'filter[id]': { type: 'string' } } }),
        passes: input({ type: 'object', properties: { 'filter.id': { type: 'string' } } }),
      },
      check: propertyNameNot(/^[a-zA-Z0-9_.-]{1,64}$/, 'root'),
    },
    {
      id: 'ant-2020-12',
      looksAt: 'schema must be valid 2020-12',
      surface: 'tools[].input_schema',
      says: 'The schema is checked against the 2020-12 meta-schema; anything invalid there costs the whole request.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/anthropics/claude-code/issues/63673',
        'https://github.com/s-stefanov/actual-mcp/pull/26',
      ],
      date: '2026-05-29',
      confidence: 'observed',
      error: 'JSON schema is invalid. It must match JSON Schema draft 2020-12',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string[]' } } }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: refusedBy('2020-12'),
    },
    {
      id: 'ant-bool-exclusive',
      looksAt: 'boolean exclusiveMinimum/Maximum',
      surface: 'tools[].input_schema',
      says: 'Draft-04 boolean bounds fail the 2020-12 check.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/Dokploy/mcp/issues/74',
        'https://github.com/homeassistant-ai/ha-mcp/issues/2361',
      ],
      date: '2026-09-04',
      confidence: 'observed',
      error: 'JSON schema is invalid. It must match JSON Schema draft 2020-12',
      examples: {
        fails: input({
          type: 'object',
          properties: { ttl: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
        }),
        passes: input({
          type: 'object',
          properties: { ttl: { type: 'integer', exclusiveMinimum: 0 } },
        }),
      },
      check: booleanBound,
    },
    {
      id: 'ant-bool-required',
      looksAt: 'required: true/false on a property',
      surface: 'tools[].input_schema',
      says: 'A boolean required inside a property schema is invalid in every modern draft and is refused; OpenAI refuses it as well.',
      outcome: 'refused',
      reach: 'request',
      sources: ['https://github.com/MarkusPfundstein/mcp-gsuite/pull/34'],
      date: '2025-06-05',
      confidence: 'observed',
      error: 'JSON schema is invalid. It must match JSON Schema draft 2020-12',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', required: false } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } }, required: [] }),
      },
      check: booleanRequired,
    },
    {
      id: 'ant-draft07-stamp',
      looksAt: '$schema draft-07',
      surface: 'tools[].input_schema',
      says: 'One analysis blames the draft-07 stamp itself, yet most servers ship it and work; treat as a warning: what fails is syntax invalid in 2020-12.',
      outcome: 'limited',
      reach: 'parameter',
      sources: ['https://github.com/anthropics/claude-code/issues/586'],
      date: '2025-07-08',
      confidence: 'observed',
      disputed: 'One analysis blames the stamp itself, while most servers send it and work.',
      error: 'JSON schema is invalid. It must match JSON Schema draft 2020-12',
      examples: {
        fails: input({
          type: 'object',
          properties: { p: { type: 'array', items: [{ type: 'string' }] } },
          $schema: 'http://json-schema.org/draft-07/schema#',
        }),
        passes: input({
          type: 'object',
          properties: { p: { type: 'array', prefixItems: [{ type: 'string' }] } },
        }),
      },
      check: itemsList,
    },
    {
      id: 'ant-patternprops',
      looksAt: 'patternProperties with ^(.*)$',
      surface: 'tools[].input_schema',
      says: 'A gateway user saw the 2020-12 error vanish when this keyword was removed; the pattern, not the keyword, may be the trigger.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/openclaw/openclaw/issues/29416'],
      date: '2026-02-28',
      confidence: 'observed',
      disputed: 'The pattern, and not the keyword, may be what is refused.',
      error: 'JSON schema is invalid. It must match JSON Schema draft 2020-12',
      examples: {
        fails: input({
          type: 'object',
          properties: { m: { type: 'object', patternProperties: { '^(.*)$': {} } } },
        }),
        passes: input({
          type: 'object',
          properties: { m: { type: 'object', additionalProperties: true } },
        }),
      },
      check: matchAllName,
    },
    {
      id: 'ant-name',
      looksAt: '^[a-zA-Z0-9_-]{1,128}$',
      surface: 'tools[].name',
      says: 'Dots, slashes and spaces are refused and the ceiling is 128, although MCP allows the dot.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/github/copilot-cli/issues/1879',
        'https://github.com/IlyaGulya/gradle-mcp-server/issues/2',
        'https://github.com/modelcontextprotocol/modelcontextprotocol/issues/1345',
      ],
      date: '2026-03-06',
      confidence: 'observed',
      error: "String should match pattern '^[a-zA-Z0-9_-]{1,128}$'",
      examples: { fails: named('admin.tools.list'), passes: named('admin_tools_list') },
      check: nameNot(/^[a-zA-Z0-9_-]{1,128}$/),
    },
  ],
});
