import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { consumers } from '../consumers/index.ts';
import { DEFAULT_PROFILE } from './define-profile.ts';
import { PROFILE_FIELDS, readProfile } from './read-profile.ts';

const published = JSON.parse(
  readFileSync(new URL('../../../../public/refscope.config.schema.json', import.meta.url), 'utf8'),
) as { properties: Record<string, { items?: { enum?: string[] }; default?: unknown }> };
const accepts = new Ajv2020().compile(published);

const FULL = {
  $schema: './refscope.config.schema.json',
  policy: 'warn',
  requireTypedProperties: true,
  allowUntyped: ['create.payload'],
  requirePortableFormats: true,
  allowFormats: ['x-ticket'],
  flattenUnionInput: true,
  extend: [{ type: 'object', properties: { trace: { type: 'string' } } }],
  clients: ['anthropic', 'openai-strict'],
  server: 'shop',
  strategy: 'lossless',
  severities: { 'gem-const': 'off', 'ref/unresolved': 'warning' },
  maxSchemaBytes: 65536,
  maxListBytes: 300000,
};

describe('the published schema', () => {
  test('knows the fields that are read, and the clients that there are', () => {
    const { $schema, ...fields } = published.properties;
    expect($schema).toEqual({ type: 'string' });
    expect(Object.keys(fields).sort()).toEqual([...PROFILE_FIELDS].sort());
    expect(fields['clients']?.items?.enum).toEqual(consumers.map(({ id }) => id));
  });
  test('gives the defaults that hold', () => {
    for (const [name, { default: value }] of Object.entries(published.properties))
      if (value !== undefined && name !== 'severities')
        expect([name, DEFAULT_PROFILE[name as keyof typeof DEFAULT_PROFILE]]).toEqual([
          name,
          value,
        ]);
  });
});

test('every field is taken over', () => {
  expect(accepts(FULL)).toBe(true);
  const { problems, profile } = readProfile(JSON.stringify(FULL));
  expect(problems).toEqual([]);
  const { $schema: _, extend, severities, ...plain } = FULL;
  expect(profile).toEqual({
    ...plain,
    extend: extend.map((part) => JSON.stringify(part)),
    severities: new Map(Object.entries(severities)),
  });
});

test.each([
  ['{"polcy":"warn"}', 'A profile has no "polcy". Did you mean "policy"?'],
  ['{"policy":"stop"}', '"policy" takes "throw", "warn", "skip".'],
  ['{"requireTypedProperties":1}', '"requireTypedProperties" takes true or false.'],
  ['{"maxListBytes":-1}', '"maxListBytes" takes a whole number of bytes.'],
  ['{"extend":[true]}', '"extend" takes a list of schemas.'],
  ['{"severities":{"a":"loud"}}', '"severities" takes for "a" "error", "warning", "info", "off".'],
  ['[]', 'A profile is a JSON object.'],
])('%s cannot be used', (text, problem) => {
  expect(readProfile(text).problems).toEqual([problem]);
  expect(accepts(JSON.parse(text))).toBe(false);
});

test('an unknown client is named, with the one that was meant', () => {
  const [problem] = readProfile('{"clients":["antropic"]}').problems;
  expect(problem).toContain('"antropic" is none. Did you mean "anthropic"?');
});

test('what is no JSON is said', () => {
  expect(readProfile('{').problems).toHaveLength(1);
});
