import { expect, test } from 'vitest';
import { inspect } from '../inspect.ts';

const TEXT = JSON.stringify({
  name: 'draw',
  inputSchema: {
    type: 'object',
    properties: { at: { $ref: '#/$defs/P' }, note: { type: 'string' } },
    required: ['at'],
    $defs: { P: { type: 'number' } },
  },
});

const found = (settings: Parameters<typeof inspect>[1]) =>
  inspect(TEXT, settings).diagnostics.map(({ code, severity, client, pointer, toolIndex }) => ({
    code,
    severity,
    client,
    pointer,
    toolIndex,
  }));

test('what one client minds is found at its place, and nothing that only others mind', () => {
  const all = found({ client: 'openai-strict' });
  // OpenAI's guide: every object closed, every property required.
  for (const code of ['oai-strict-closed', 'oai-strict-required'])
    expect(all).toContainEqual({
      code,
      severity: 'error',
      client: 'openai-strict',
      pointer: expect.stringMatching(/^\/inputSchema/),
      toolIndex: 0,
    });
  expect(all.filter(({ code }) => code.startsWith('consumer/'))).toEqual([]);
});

test('judged is what the strategy serves', () => {
  const mended = found({ client: 'openai-strict', strategy: 'for:openai-strict' });
  expect(mended.filter(({ client }) => client !== undefined)).toEqual([]);
});

test('nobody in particular: no finding of a client', () => {
  expect(found({}).filter(({ client }) => client !== undefined)).toEqual([]);
});

test('a client that nobody knows is said, with those that are known', () => {
  const [problem] = inspect(TEXT, { client: 'nobody' }).diagnostics;
  expect(problem).toMatchObject({ code: 'settings/unknown-client', severity: 'error' });
  expect(problem?.message).toContain('openai-strict');
});

test.each(['refuse-cycles', 'sdk-1563-throw', 'sdk-1563'])(
  '%s: a schema that it refuses is judged as it was given',
  (strategy) => {
    const node = { type: 'object', properties: { next: { $ref: '#' } } };
    const text = JSON.stringify({ name: 'walk', inputSchema: node });
    const { diagnostics } = inspect(text, { client: 'openai-strict', strategy });
    expect(diagnostics.some(({ code }) => code === 'oai-strict-closed')).toBe(true);
  },
);
