import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot, prefixedLonger, sameName, underscored } from '../predicates/names.ts';
import { newerThanDraft07 } from '../predicates/stamps.ts';
import { typeListOfMore } from '../predicates/types.ts';

export const geminiCli = defineConsumer({
  id: 'gemini-cli',
  title: 'Gemini CLI',
  kind: 'client',
  rules: [
    {
      id: 'gcli-name',
      looksAt: 'mcp_<server>_<tool>, 63 characters',
      surface: 'MCP tool name',
      says: 'Characters outside letters, digits, _ - . : become underscores; over 63 the middle is replaced by three dots.',
      outcome: 'rewritten',
      reach: 'tool',
      sources: [
        'https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/tools/mcp-tool.ts#L586',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      examples: { fails: named('t'.repeat(70)), passes: named('t'.repeat(40)) },
      check: either(
        prefixedLonger('mcp_{server}_', 63),
        nameNot(/^[a-zA-Z0-9_.:-]*$/),
        sameName('with _ for other characters', underscored),
      ),
    },
    {
      id: 'gcli-nullable',
      looksAt: 'type [x, null]',
      surface: 'MCP tool schema',
      says: 'Two-member lists with null become type plus nullable; the rest goes to parametersJsonSchema unchanged. The user docs still say that $schema and additionalProperties are stripped.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/tools/mcp-client.ts#L1318',
        'https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/docs/tools/mcp-server.md#4-schema-processing',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      disputed:
        'The user documentation still says that $schema and additionalProperties are taken out.',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'number', 'null'] } } }),
        passes: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
      },
      check: typeListOfMore,
    },
    {
      id: 'gcli-dialect',
      looksAt: 'dialect',
      surface: 'argument validation',
      says: 'Only an exact 2020-12 stamp selects the 2020 engine; no stamp means draft-07. Schemas that do not compile skip validation instead of failing.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/google-gemini/gemini-cli/blob/5411f113cafae26161b4969b0237b8e1e024e2c2/packages/core/src/utils/schemaValidator.ts',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'array', prefixItems: [{ type: 'string' }] } },
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', prefixItems: [{ type: 'string' }] } },
          $schema: 'https://json-schema.org/draft/2020-12/schema',
        }),
      },
      check: newerThanDraft07('input', true),
    },
  ],
});
