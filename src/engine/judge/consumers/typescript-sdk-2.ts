import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { nameNot } from '../predicates/names.ts';
import { unreadablePattern } from '../predicates/patterns.ts';
import { besideReferenceOfOld, unresolvedReference } from '../predicates/references.ts';
import { rootNotObject } from '../predicates/roots.ts';
import { stampNot } from '../predicates/stamps.ts';

export const typescriptSdk2 = defineConsumer({
  id: 'typescript-sdk-2',
  title: 'MCP TypeScript SDK 2.x',
  kind: 'library',
  rules: [
    {
      id: 'v2-list',
      looksAt: 'outputSchema any root; boolean property schemas',
      surface: 'client tools/list parsing (2.4.0)',
      says: 'The 2026 client accepts array or union outputs and boolean property schemas but still refuses an inputSchema lacking type object.',
      outcome: 'refused',
      reach: 'parameter',
      sources: ['https://www.npmjs.com/package/@modelcontextprotocol/client/v/2.4.0'],
      date: '2026-11-30',
      confidence: 'measured',
      error: 'Invalid input: expected "object"',
      examples: {
        fails: input({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: input({ type: 'object', properties: { x: true } }),
      },
      check: rootNotObject(),
    },
    {
      id: 'v2-dialects',
      looksAt: '$schema',
      surface: 'validator',
      says: '2020-12 (default), 2019-09, draft-07 and draft-06 are dispatched to matching Ajv engines; any other declared dialect throws.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/modelcontextprotocol/typescript-sdk/blob/3924de99df834302d89f5997a1b64ca268282284/packages/core-internal/src/validators/dialects.ts',
        'https://www.npmjs.com/package/@modelcontextprotocol/client/v/2.4.0',
      ],
      date: '2026-08-18',
      confidence: 'documented',
      error: 'JSON Schema declares an unsupported dialect',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-04/schema#',
        }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-07/schema#',
        }),
      },
      check: stampNot(['2020-12', '2019-09', 'draft-07', 'draft-06']),
    },
    {
      id: 'v2-bad-pattern-extref',
      looksAt: 'invalid regex, external $ref',
      surface: 'validator',
      says: 'Compilation throws on a pattern that is not a valid unicode regex and on a reference that cannot be resolved locally.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://www.npmjs.com/package/@modelcontextprotocol/client/v/2.4.0'],
      date: '2026-11-30',
      confidence: 'measured',
      error: 'Invalid regular expression',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', pattern: '(' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', pattern: '^a$' } } }),
      },
      check: either(unreadablePattern('input'), unresolvedReference('input')),
    },
    {
      id: 'v2-draft07-ref-siblings',
      looksAt: '$ref siblings under draft-07',
      surface: 'validator',
      says: 'Ajv evaluates keywords next to $ref under draft-07 although that draft says to ignore them; the alternative cfworker engine ignores them, so the same document can validate differently.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/modelcontextprotocol/typescript-sdk/blob/3924de99df834302d89f5997a1b64ca268282284/packages/core-internal/src/validators/ajvProvider.ts',
      ],
      date: '2026-08-18',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/definitions/A', minLength: 5 } },
          definitions: { A: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-07/schema#',
        }),
        passes: input({
          type: 'object',
          properties: { a: { allOf: [{ $ref: '#/definitions/A' }, { minLength: 5 }] } },
          definitions: { A: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-07/schema#',
        }),
      },
      check: besideReferenceOfOld,
    },
    {
      id: 'v2-name-warning',
      looksAt: 'tool name',
      surface: 'server registration',
      says: 'Registration only warns for a name outside A-Z a-z 0-9 . _ - or over 128, and for leading or trailing dots and dashes; the tool is still served.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/modelcontextprotocol/typescript-sdk/blob/3924de99df834302d89f5997a1b64ca268282284/packages/core-internal/src/shared/toolNameValidation.ts',
      ],
      date: '2026-08-18',
      confidence: 'documented',
      error: 'Tool name contains invalid characters',
      examples: { fails: named('a b'), passes: named('a_b') },
      check: nameNot(/^(?![.-])[A-Za-z0-9._-]{1,128}(?<![.-])$/),
    },
    {
      id: 'v2-input-type-stamp',
      looksAt: 'typeless union root',
      surface: 'server schema generation',
      says: 'For inputs a missing root type is filled with object; an explicit other type throws at registration.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/modelcontextprotocol/typescript-sdk/blob/3924de99df834302d89f5997a1b64ca268282284/packages/core-internal/src/util/standardSchema.ts',
      ],
      date: '2026-08-18',
      confidence: 'documented',
      error: 'MCP tool and prompt schemas must describe objects',
      examples: {
        fails: input({ type: 'string' }),
        passes: input({
          oneOf: [{ type: 'object', properties: { a: { type: 'string' } } }],
          type: 'object',
        }),
      },
      check: rootNotObject(),
    },
  ],
});
