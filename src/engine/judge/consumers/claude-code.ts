import { defineConsumer } from '../define-consumer.ts';
import { input, named, output } from '../examples.ts';
import { prefixedLonger } from '../predicates/names.ts';
import { referenceParameter, untypedParameter } from '../predicates/parameters.ts';
import { rootNotObject } from '../predicates/roots.ts';

export const claudeCode = defineConsumer({
  id: 'claude-code',
  title: 'Claude Code',
  kind: 'client',
  rules: [
    {
      id: 'cc-list-all-or-nothing',
      looksAt: 'inputSchema root without type object',
      surface: 'MCP tools/list',
      says: 'One bad root makes the client discard every tool of that server, with no visible error; the server still shows as connected.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://github.com/anthropics/claude-code/issues/88049',
        'https://github.com/AnalyseDeCircuit/oxideterm/issues/458',
      ],
      date: '2026-08-19',
      confidence: 'observed',
      error: 'tools.N.inputSchema.type: Invalid input: expected object',
      examples: {
        fails: input({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: rootNotObject(),
    },
    {
      id: 'cc-output-root',
      looksAt: 'outputSchema root not object',
      surface: 'MCP tools/list',
      says: 'Array or union output schemas stop tools loading.',
      outcome: 'refused',
      reach: 'list',
      sources: [
        'https://github.com/Wynelson94/longhand/issues/10',
        'https://github.com/anthropics/claude-code/issues/10031',
      ],
      date: '2026-05-22',
      confidence: 'observed',
      error: 'expected "object"',
      examples: {
        fails: output({ oneOf: [{ type: 'array', items: { type: 'string' } }] }),
        passes: output({ type: 'object', properties: {} }),
      },
      check: rootNotObject('output'),
    },
    {
      id: 'cc-ref-stringified',
      looksAt: '$ref parameter',
      surface: 'tool arguments',
      says: 'An argument whose schema is only a reference is often sent as a JSON string instead of an object; inlining the definition or adding type object beside it helps. Issue still open.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/anthropics/claude-code/issues/18260',
        'https://github.com/anthropics/claude-code/issues/20732',
        'https://github.com/modelcontextprotocol/typescript-sdk/pull/1563',
      ],
      date: '2026-01-25',
      confidence: 'observed',
      error: 'expected object, received string',
      examples: {
        fails: input({
          type: 'object',
          properties: { parent: { $ref: '#/$defs/P' } },
          $defs: { P: { type: 'object', properties: { id: { type: 'string' } } } },
        }),
        passes: input({
          type: 'object',
          properties: { parent: { type: 'object', properties: { id: { type: 'string' } } } },
        }),
      },
      check: referenceParameter,
    },
    {
      id: 'cc-untyped-param',
      looksAt: 'parameter without type',
      surface: 'tool arguments',
      says: 'Values for untyped parameters tend to arrive as strings.',
      outcome: 'limited',
      reach: 'parameter',
      sources: ['https://github.com/anthropics/claude-code/issues/60963'],
      date: '2026-05-20',
      confidence: 'observed',
      examples: {
        fails: input({ type: 'object', properties: { v: {} } }),
        passes: input({ type: 'object', properties: { v: { type: 'string' } } }),
      },
      check: untypedParameter,
    },
    {
      id: 'cc-prefix-budget',
      looksAt: 'mcp__server__tool',
      surface: 'tool name',
      says: 'The client builds mcp__<server>__<tool> (plugins add mcp__plugin_<plugin>_<server>__), which eats 40 or more characters; with a 64-character back end (Bedrock) long names fail.',
      outcome: 'limited',
      reach: 'tool',
      sources: ['https://github.com/awslabs/agent-plugins/issues/131'],
      date: '2026-04-14',
      confidence: 'observed',
      onlyWith: 'back ends that allow 64 characters, such as Bedrock',
      error: 'Member must have length less than or equal to 64',
      examples: { fails: named('t'.repeat(50)), passes: named('tttttttttttttttttttttttt') },
      check: prefixedLonger('mcp__{server}__', 64),
    },
  ],
});
