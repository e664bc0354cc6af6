import { defineConsumer } from '../define-consumer.ts';
import { input, many, named } from '../examples.ts';
import { either } from '../predicates/either.ts';
import { keywords } from '../predicates/keywords.ts';
import { refusedBy } from '../predicates/meta-schema.ts';
import { nameNot, prefixedLonger, toolsOver } from '../predicates/names.ts';
import { requiredUndeclared } from '../predicates/objects.ts';
import { reference } from '../predicates/references.ts';
import { rootHas, rootNoProperties, rootNotObject } from '../predicates/roots.ts';
import { arrayWithoutItems, itemsList, typeListOfMore } from '../predicates/types.ts';

export const vsCode = defineConsumer({
  id: 'vs-code',
  title: 'VS Code and GitHub Copilot',
  kind: 'client',
  rules: [
    {
      id: 'vsc-array-items',
      looksAt: 'array without items',
      surface: 'tool normaliser',
      says: 'Any array node lacking items throws and blocks the chat request.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
        'https://github.com/microsoft/vscode/issues/284536',
        'https://github.com/microsoft/vscode/issues/246119',
      ],
      date: '2026-04-08',
      confidence: 'documented',
      error: 'tool parameters array type must have items',
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
      id: 'vsc-draft07',
      looksAt: 'schema must validate as draft-07',
      surface: 'tool normaliser',
      says: 'The parameters are checked against the draft-07 meta-schema, so invalid type names or malformed keywords throw while 2020-12-only keywords pass as unknown; scalar coercion is on, so a draft-04 boolean bound slips through.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      error: 'tool parameters do not match JSON schema',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string[]' } } }),
        passes: input({
          type: 'object',
          properties: { a: { type: 'array', items: { type: 'string' } } },
        }),
      },
      check: refusedBy('draft-07', ['exclusiveMinimum', 'exclusiveMaximum']),
    },
    {
      id: 'vsc-root-composition',
      looksAt: 'root oneOf/anyOf/allOf/not/if/then/else',
      surface: 'tool normaliser',
      says: 'Removed from the root for every model; what remains is the plain object.',
      outcome: 'rewritten',
      reach: 'tool',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({
          type: 'object',
          properties: { id: { type: 'string' } },
          anyOf: [{ required: ['id'] }],
        }),
        passes: input({ type: 'object', properties: { id: { type: 'string' } } }),
      },
      check: rootHas(['oneOf', 'anyOf', 'allOf', 'not', 'if', 'then', 'else']),
    },
    {
      id: 'vsc-root-object',
      looksAt: 'root not object / no properties',
      surface: 'tool normaliser',
      says: 'A non-object root is replaced by an empty object schema (parameters lost); missing properties are added; an empty description is filled.',
      outcome: 'rewritten',
      reach: 'tool',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ anyOf: [{ type: 'object', properties: { a: { type: 'string' } } }] }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: either(rootNotObject(), rootNoProperties),
    },
    {
      id: 'vsc-gpt4-strip',
      looksAt: 'pattern, default, format, min/max*, uniqueItems, ...',
      surface: 'tool normaliser (gpt-4 family)',
      says: 'Twenty validation keywords are deleted and descriptions are cut to 1024 characters for gpt-4 models.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      onlyWith: 'gpt-4 models',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string', pattern: '^a$' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: keywords([
        'pattern',
        'default',
        'format',
        'minLength',
        'maxLength',
        'minimum',
        'maximum',
        'exclusiveMinimum',
        'exclusiveMaximum',
        'multipleOf',
        'minItems',
        'maxItems',
        'uniqueItems',
        'contains',
        'minContains',
        'maxContains',
        'minProperties',
        'maxProperties',
        'propertyNames',
        'patternProperties',
      ]),
    },
    {
      id: 'vsc-tuple-items',
      looksAt: 'items as a list',
      surface: 'tool normaliser',
      says: 'For 2020-12 model families a list becomes items with anyOf, so positions are lost.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      onlyWith: 'model families that read 2020-12',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] } },
        }),
        passes: input({
          type: 'object',
          properties: {
            a: { type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } },
          },
        }),
      },
      check: itemsList,
    },
    {
      id: 'vsc-orphan-required',
      looksAt: 'required names an undeclared property',
      surface: 'tool normaliser',
      says: 'Such names are removed from required.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: 'string' } }, required: ['b'] }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }),
      },
      check: requiredUndeclared,
    },
    {
      id: 'vsc-gemini-null',
      looksAt: 'type [x, null]',
      surface: 'tool normaliser (Gemini family)',
      says: 'Becomes type x with nullable; with several other types null is dropped, so null is no longer allowed.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/microsoft/vscode-copilot-chat/blob/1700547f76f4a154cb27130be5b522fb27906648/src/extension/tools/common/toolSchemaNormalizer.ts',
      ],
      date: '2026',
      confidence: 'documented',
      onlyWith: 'Gemini models',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'number', 'null'] } } }),
        passes: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
      },
      check: typeListOfMore,
    },
    {
      id: 'vsc-128',
      looksAt: '128 tools',
      surface: 'request',
      says: 'A chat request may enable at most 128 tools.',
      outcome: 'limited',
      reach: 'list',
      sources: [
        'https://code.visualstudio.com/docs/chat/chat-tools',
        'https://github.com/postmanlabs/postman-mcp-server/pull/35',
      ],
      date: '2026',
      confidence: 'documented',
      examples: { fails: many(129) },
      check: toolsOver(128),
    },
    {
      id: 'vsc-name',
      looksAt: '[a-z0-9_-]; 64 with prefix',
      surface: 'tool name',
      says: 'Names with other characters are reported invalid in the output log; prefixed names over 64 caused 400 errors.',
      outcome: 'limited',
      reach: 'tool',
      sources: [
        'https://github.com/sxhxliang/mcp-access-point/issues/10',
        'https://github.com/microsoft/vscode/issues/243602',
      ],
      date: '2025-06-20',
      confidence: 'maintainer',
      error: 'Tools names may only contain [a-z0-9_-]',
      examples: { fails: named('GET:/patterns/names'), passes: named('get_patterns_names') },
      check: either(nameNot(/^[a-zA-Z0-9_-]*$/), prefixedLonger('mcp_{server}_', 64)),
    },
    {
      id: 'vsc-ref',
      looksAt: '$ref',
      surface: 'tool arguments',
      says: 'FastMCP inlines references because Copilot does not handle them well.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/PrefectHQ/fastmcp/blob/743ddffd0a0722858a1eec6ebf93b9e315d75b96/fastmcp_slim/fastmcp/utilities/json_schema.py#L192',
      ],
      date: '2026-08-21',
      confidence: 'third-party',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { $ref: '#/$defs/A' } },
          $defs: { A: { type: 'string' } },
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: reference,
    },
  ],
});
