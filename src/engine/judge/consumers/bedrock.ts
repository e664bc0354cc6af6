import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot } from '../predicates/names.ts';
import { propertyCalled, propertyNameNot } from '../predicates/parameters.ts';
import { rootOutside } from '../predicates/roots.ts';
import { stampIs } from '../predicates/stamps.ts';
import { typeList } from '../predicates/types.ts';

export const bedrock = defineConsumer({
  id: 'bedrock',
  title: 'Amazon Bedrock Converse',
  kind: 'api',
  rules: [
    {
      id: 'bedrock-name',
      looksAt: '[a-zA-Z0-9_-]+, 64',
      surface: 'toolSpec.name',
      says: 'Dots and names over 64 are refused for the whole call.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/RooCodeInc/Roo-Code/pull/10022',
        'https://github.com/awslabs/mcp/issues/3181',
        'https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolSpecification.html',
      ],
      date: '2026-04-17',
      confidence: 'observed',
      error: 'Member must satisfy regular expression pattern: [a-zA-Z0-9_-]+',
      examples: { fails: named('debug.state.get'), passes: named('debug_state_get') },
      check: nameNot(/^[a-zA-Z0-9_-]{1,64}$/),
    },
    {
      id: 'bedrock-prop-key',
      looksAt: 'property names',
      surface: 'inputSchema (Claude models)',
      says: 'The Claude property-name rule surfaces unchanged through Converse; only the top level is checked.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/aws-solutions-library-samples/accelerated-intelligent-document-processing-on-aws/issues/709',
      ],
      date: '2026-08-31',
      confidence: 'observed',
      onlyWith: 'Claude models',
      error: "Property keys should match pattern '^[a-zA-Z0-9_.-]{1,64}$'",
      examples: {
        fails: input({ type: 'object', properties: { 'Account Number': { type: 'string' } } }),
        passes: input({ type: 'object', properties: { account_number: { type: 'string' } } }),
      },
      check: propertyNameNot(/^[a-zA-Z0-9_.-]{1,64}$/, 'root'),
    },
    {
      id: 'nova-root',
      looksAt: 'root keywords other than type, properties, required',
      surface: 'inputSchema (Amazon Nova)',
      says: 'Nova models support only these three fields on a root that must be an object ($defs, additionalProperties and $schema are outside).',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://docs.aws.amazon.com/nova/latest/userguide/tool-use-definition.html'],
      date: '2026',
      confidence: 'documented',
      onlyWith: 'Amazon Nova models',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          additionalProperties: false,
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }),
      },
      check: rootOutside(['type', 'properties', 'required']),
    },
    {
      id: 'bedrock-type-array',
      looksAt: 'type list, draft-07 stamp, a property called properties',
      surface: 'inputSchema (Claude models)',
      says: 'One pull request says a Bedrock-backed relay refused these; not confirmed elsewhere, treat as a hint.',
      outcome: 'limited',
      reach: 'parameter',
      sources: ['https://github.com/hypothesi/mcp-server-tauri/pull/31'],
      date: '2026-06-25',
      confidence: 'observed',
      disputed: 'One pull request says so; it is not confirmed elsewhere.',
      onlyWith: 'Claude models',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'number'] } } }),
        passes: input({
          type: 'object',
          properties: { a: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
        }),
      },
      check: either(typeList, stampIs('draft-07'), propertyCalled('properties')),
    },
  ],
});
