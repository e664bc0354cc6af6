import { defineConsumer } from '../define-consumer.ts';
import { input, named } from '../examples.ts';
import { formatNot } from '../predicates/formats.ts';
import { keywords } from '../predicates/keywords.ts';
import { nameNot } from '../predicates/names.ts';
import { propertiesOfOther } from '../predicates/objects.ts';
import { propertyNameNot, untypedProperty } from '../predicates/parameters.ts';
import { recursion } from '../predicates/references.ts';
import { stamped } from '../predicates/stamps.ts';
import { enumOfOther, typeList } from '../predicates/types.ts';

export const gemini = defineConsumer({
  id: 'gemini',
  title: 'Gemini API, parameters',
  kind: 'api',
  rules: [
    {
      id: 'gem-schema-key',
      looksAt: '$schema',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'The field is unknown to the Schema proto; one report strips it on the JSON Schema path as well.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/GetStream/Vision-Agents/pull/513',
        'https://github.com/cloudbro-kube-ai/k13d/pull/28',
      ],
      date: '2026-04-24',
      confidence: 'observed',
      error: 'extra_forbidden on function_declarations.*.parameters.$schema',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-07/schema#',
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: stamped,
    },
    {
      id: 'gem-additional',
      looksAt: 'additionalProperties',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'Unknown field on the developer API Schema; accepted by the enterprise platform and on parametersJsonSchema.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/promptfoo/promptfoo/issues/6902',
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/_transformers.py#L654',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      error: 'Unknown name "additionalProperties": Cannot find field.',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'string' } },
          additionalProperties: false,
        }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: keywords(['additionalProperties']),
    },
    {
      id: 'gem-exclusive',
      looksAt: 'exclusiveMinimum / exclusiveMaximum',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'Schema has minimum and maximum only.',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/danny-avila/LibreChat/issues/13845',
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py',
      ],
      date: '2026-06-19',
      confidence: 'observed',
      examples: {
        fails: input({
          type: 'object',
          properties: { a: { type: 'integer', exclusiveMinimum: 0 } },
        }),
        passes: input({ type: 'object', properties: { a: { type: 'integer', minimum: 1 } } }),
      },
      check: keywords(['exclusiveMinimum', 'exclusiveMaximum']),
    },
    {
      id: 'gem-const',
      looksAt: 'const',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'No const field in Schema; use a one-value string enum.',
      outcome: 'refused',
      reach: 'tool',
      sources: ['https://github.com/taylorwilsdon/google_workspace_mcp/issues/1099'],
      date: '2026-09-06',
      confidence: 'observed',
      examples: {
        fails: input({ type: 'object', properties: { a: { const: 'x' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string', enum: ['x'] } } }),
      },
      check: keywords(['const']),
    },
    {
      id: 'gem-type-array',
      looksAt: 'type as a list',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'type is a single enum; nullable is a separate flag. anyOf with a null branch was accepted in 2026-09.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/aoci-spec/aoci-code/issues/61',
        'https://github.com/taylorwilsdon/google_workspace_mcp/issues/1099',
        'https://github.com/nanbingxyz/5ire/issues/218',
      ],
      date: '2026-09-17',
      confidence: 'observed',
      disputed:
        'A branch of type null in anyOf was accepted in 2026-09, where older reports want "nullable".',
      error: 'Proto field is not repeating, cannot start list.',
      examples: {
        fails: input({ type: 'object', properties: { a: { type: ['string', 'null'] } } }),
        passes: input({
          type: 'object',
          properties: { a: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
        }),
      },
      check: typeList,
    },
    {
      id: 'gem-ref',
      looksAt: '$ref / $defs',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'The $-prefixed names are refused in parameters; the proto has its own ref and defs (root only). SDKs inline; parametersJsonSchema takes $ref and $defs.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/googleapis/python-genai/issues/1122',
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py',
      ],
      date: '2025-07-11',
      confidence: 'observed',
      examples: {
        fails: input({
          type: 'object',
          properties: { c: { $ref: '#/$defs/C' } },
          $defs: { C: { type: 'string' } },
        }),
        passes: input({ type: 'object', properties: { c: { type: 'string' } } }),
      },
      check: keywords(['$ref', '$defs', 'definitions']),
    },
    {
      id: 'gem-recursive',
      looksAt: 'recursive reference',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'The Python SDK replaces a revisited reference by an empty Schema when it converts MCP tools.',
      outcome: 'rewritten',
      reach: 'parameter',
      sources: [
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py#L3294',
      ],
      date: '2026-08-21',
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
      check: recursion,
    },
    {
      id: 'gem-enum-string',
      looksAt: 'enum on non-string types',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'Enum values must be strings and the type string; numeric enums are refused (500 in Gemini Enterprise).',
      outcome: 'refused',
      reach: 'tool',
      sources: [
        'https://github.com/nanbingxyz/5ire/issues/218',
        'https://github.com/kensho-technologies/kfinance/pull/128',
        'https://github.com/router-for-me/CLIProxyAPI/pull/1076',
      ],
      date: '2026-05-21',
      confidence: 'observed',
      error: 'enum: only allowed for STRING type',
      examples: {
        fails: input({ type: 'object', properties: { q: { type: 'integer', enum: [1, 2] } } }),
        passes: input({ type: 'object', properties: { q: { type: 'string', enum: ['1', '2'] } } }),
      },
      check: enumOfOther,
    },
    {
      id: 'gem-format',
      looksAt: 'string format',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: '2025 reports: only enum and date-time pass. Newer reference text says any value is allowed or lists email, date and others; safest is enum and date-time.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/google-gemini/gemini-cli/issues/2237',
        'https://github.com/gunpal5/Google_GenerativeAI/issues/61',
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py',
        'https://hexdocs.pm/geminix/Geminix.V1beta.Schema.html',
      ],
      date: '2025-07-29',
      confidence: 'observed',
      disputed:
        'Reports of 2025 say that only enum and date-time pass; newer reference text allows any value, or lists email, date and others.',
      error: "only 'enum' and 'date-time' are supported for STRING type",
      examples: {
        fails: input({ type: 'object', properties: { u: { type: 'string', format: 'uri' } } }),
        passes: input({
          type: 'object',
          properties: { u: { type: 'string', format: 'date-time' } },
        }),
      },
      check: formatNot(['enum', 'date-time']),
    },
    {
      id: 'gem-props-nonobject',
      looksAt: 'properties/required on a non-object',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'properties and required are only allowed where the type is object; nullable objects written as a type list trip this too.',
      outcome: 'refused',
      reach: 'request',
      sources: [
        'https://github.com/anomalyco/opencode/issues/11889',
        'https://github.com/anomalyco/opencode/pull/43495',
      ],
      date: '2026-09-16',
      confidence: 'observed',
      error: 'properties: only allowed for OBJECT type',
      examples: {
        fails: input({
          type: 'object',
          properties: { d: { type: 'string', properties: { a: { type: 'string' } } } },
        }),
        passes: input({
          type: 'object',
          properties: { d: { type: 'object', properties: { a: { type: 'string' } } } },
        }),
      },
      check: propertiesOfOther,
    },
    {
      id: 'gem-oneof',
      looksAt: 'oneOf / allOf / not',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'Not part of Schema; only anyOf exists. One vendor reports oneOf and allOf are silently ignored on the JSON Schema path; whether the parameters path errors or drops them was not established.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py',
        'https://www.nutrient.io/api/java-sdk/nutrient-java-sdk/io.nutrient.sdk.enums/schema-compatibility/gemini/index.html',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      disputed: 'Whether the parameters path refuses or drops it was not established.',
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
      check: keywords(['oneOf', 'allOf', 'not']),
    },
    {
      id: 'gem-untyped',
      looksAt: 'property without type',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'In 2025 an untyped property failed the request; Gemini CLI first dropped such tools and later stopped because the back end had become lenient.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/google-gemini/gemini-cli/pull/5694',
        'https://github.com/google-gemini/gemini-cli/pull/9574',
      ],
      date: '2025-09-25',
      confidence: 'maintainer',
      disputed:
        'A property without a type failed the request in 2025; the back end has become lenient since.',
      examples: {
        fails: input({ type: 'object', properties: { a: { description: 'd' } } }),
        passes: input({ type: 'object', properties: { a: { type: 'string' } } }),
      },
      check: untypedProperty,
    },
    {
      id: 'gem-param-name',
      looksAt: 'parameter name',
      surface: 'functionDeclarations[].parameters (Schema subset)',
      says: 'Documented: start with letter or underscore, then letters, digits, underscores, at most 64; so hyphens, dots and brackets are outside.',
      outcome: 'limited',
      reach: 'parameter',
      sources: [
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py#L4779',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      examples: {
        fails: input({ type: 'object', properties: { 'filter.id': { type: 'string' } } }),
        passes: input({ type: 'object', properties: { filter_id: { type: 'string' } } }),
      },
      check: propertyNameNot(/^[a-zA-Z_][a-zA-Z0-9_]{0,63}$/, 'any'),
    },
    {
      id: 'gem-name',
      looksAt: 'letter/underscore first; [A-Za-z0-9_.:-]; 64 or 128',
      surface: 'function name',
      says: 'SDK text of 2026-08 says 128 and allows colons; the API error and Gemini CLI still say 64. Stay at 63 or less.',
      outcome: 'limited',
      reach: 'request',
      sources: [
        'https://github.com/googleapis/python-genai/blob/66807187f2123c6676175ac991f4e34eb09200d1/google/genai/types.py#L4775',
        'https://github.com/wonderwhy-er/DesktopCommanderMCP/issues/79',
        'https://github.com/BerriAI/litellm/issues/12543',
      ],
      date: '2026-08-21',
      confidence: 'documented',
      disputed: 'Text of the SDK says 128 characters, the API error and Gemini CLI say 64.',
      error: 'Invalid function name. Must start with a letter or an underscore.',
      examples: { fails: named('1st_tool'), passes: named('first_tool') },
      check: nameNot(/^[a-zA-Z_][a-zA-Z0-9_.:-]{0,62}$/),
    },
  ],
});
