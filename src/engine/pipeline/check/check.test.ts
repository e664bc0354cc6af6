import { describe, expect, test } from 'vitest';
import type { Profile } from '../../judge/profile/define-profile.ts';
import { DEFAULT_PROFILE } from '../../judge/profile/define-profile.ts';
import { check } from './check.ts';
import { judgeClients } from './clients.ts';

const list = (inputSchema: unknown, name = 'save'): string =>
  JSON.stringify({ tools: [{ name, description: 'Saves.', inputSchema }] });
const held = (text: string, profile: Partial<Profile>) =>
  check(text, {}, { ...DEFAULT_PROFILE, ...profile });
const codes = (text: string, profile: Partial<Profile>): string[] =>
  held(text, profile).findings.map(({ code, pointer }) => `${code} ${pointer}`);

const UNION = {
  type: 'object',
  oneOf: [
    { type: 'object', properties: { k: { const: 'a' } }, required: ['k'] },
    { type: 'object', properties: { k: { const: 'b' } }, required: ['k'] },
  ],
};

describe('what is judged is what is served', () => {
  test('a choice at the root is minded as it is, and not where it is folded before serving', () => {
    const at = 'ant-root-union /tools/0/inputSchema/oneOf';
    expect(codes(list(UNION), { clients: ['anthropic'] })).toEqual([at]);
    expect(codes(list(UNION), { clients: ['anthropic'], flattenUnionInput: true })).toEqual([]);
  });
  test('what the host adds is judged, at the nearest place that was given', () => {
    const part = '{"type":"object","properties":{"a b":{"type":"string"}},"required":["a b"]}';
    const text = list({ type: 'object', properties: { id: { type: 'string' } } });
    const { findings } = held(text, { clients: ['anthropic'], extend: [part] });
    expect(findings).toMatchObject([
      {
        code: 'ant-prop-key',
        pointer: '/tools/0/inputSchema/properties',
        servedPointer: '/tools/0/inputSchema/properties/a b',
      },
    ]);
  });
  test('a name that both say is named', () => {
    const part = '{"type":"object","properties":{"id":{"type":"number"}}}';
    const text = list({ type: 'object', properties: { id: { type: 'string' } } });
    expect(codes(text, { extend: [part] })).toEqual(['profile/extend-clash /tools/0/inputSchema']);
  });
  test('references are gone after a strategy that inlines them', () => {
    const text = list({
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'string' } },
    });
    const clients = ['claude-code'];
    expect(codes(text, { clients })).toEqual([
      'cc-ref-stringified /tools/0/inputSchema/properties/a/$ref',
    ]);
    expect(codes(text, { clients, strategy: 'lossless' })).toEqual([]);
  });
});

test.each([
  ['throw', 'error'],
  ['warn', 'warning'],
  ['skip', 'warning'],
] as const)('under the policy %s a refusal is an %s', (policy, severity) => {
  const found = held(list(UNION), { clients: ['anthropic'], policy }).findings;
  expect(found.map((one) => one.severity)).toEqual([severity]);
});

test('the checks of the profile, with their exceptions', () => {
  const text = list({
    type: 'object',
    properties: { a: {}, b: { type: 'string', format: 'x-ticket' } },
  });
  const profile = {
    requireTypedProperties: true,
    requirePortableFormats: true,
    maxSchemaBytes: 20,
  };
  expect(codes(text, profile)).toEqual([
    'profile/schema-too-large /tools/0/inputSchema',
    'profile/untyped-property /tools/0/inputSchema/properties/a',
    'profile/format /tools/0/inputSchema/properties/b/format',
  ]);
  const allowed = {
    ...profile,
    allowUntyped: ['save.a'],
    allowFormats: ['x-ticket'],
    maxSchemaBytes: 2000,
  };
  expect(codes(text, allowed)).toEqual([]);
});

test('severities may be chosen for each rule', () => {
  const clients = ['anthropic'];
  const severities = (severity: 'off' | 'info') => new Map([['ant-root-union', severity]]);
  expect(held(list(UNION), { clients, severities: severities('off') }).findings).toEqual([]);
  expect(held(list(UNION), { clients, severities: severities('info') }).totals).toMatchObject({
    errors: 0,
    infos: 1,
  });
});

test('clients before and after the strategy, side by side', () => {
  const text = list({
    type: 'object',
    properties: { a: { $ref: '#/$defs/A' } },
    $defs: { A: { type: 'string' } },
  });
  const { cells, tools } = judgeClients(
    text,
    { strategy: 'lossless' },
    { clients: ['claude-code'] },
  );
  expect(tools).toEqual(['save']);
  expect(cells).toEqual([
    {
      client: 'claude-code',
      tool: 0,
      before: 'limited',
      after: 'works',
      rules: [
        {
          rule: 'cc-ref-stringified',
          before: { side: 'input', pointer: '/tools/0/inputSchema/properties/a/$ref', places: 1 },
          after: undefined,
        },
      ],
    },
  ]);
});

test.each(['', '{', '[]', 'null', '{"tools":3}'])('%j is no reason to throw', (text) => {
  expect(() => held(text, { flattenUnionInput: true, strategy: 'lossless' })).not.toThrow();
  expect(() => judgeClients(text)).not.toThrow();
});
