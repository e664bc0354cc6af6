import { describe, expect, test } from 'vitest';
import { load } from './load.ts';
import type { Loaded, ReaderReport, Stage } from './types.ts';
import type { Work } from './work.ts';

const work: Work = {
  tell: () => undefined,
  partial: () => undefined,
  now: () => performance.now(),
};

const list = (...tools: readonly object[]): string => JSON.stringify({ tools });
const read = (
  text: string,
  reader: string,
  stage: Stage = 'before',
  strategy = 'lossless',
): Promise<ReaderReport> => load({ text, settings: { strategy }, reader, stage }, work);
const kinds = async (text: string, reader: string): Promise<Loaded['kind'][]> =>
  (await read(text, reader)).schemas.map(({ loaded }) => loaded.kind);

/** The namespace wrapper of public reports. */
const NESTED = list({
  name: 'query',
  inputSchema: {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: { q: { $ref: '#/definitions/input/definitions/__schema0' } },
    definitions: { input: { definitions: { __schema0: { type: 'string', minLength: 1 } } } },
  },
});

describe('a pointer through a namespace wrapper', () => {
  test('zod does not find what it leads to, in its own words and at its place', async () => {
    const { schemas } = await read(NESTED, 'zod');
    expect(schemas[0]?.loaded).toEqual({
      kind: 'error',
      message: 'Reference not found: #/definitions/input/definitions/__schema0',
      pointer: '#/definitions/input/definitions/__schema0',
    });
  });

  test.each(['reconcile', 'lossless'])('zod loads it after %s', async (strategy) => {
    const { schemas } = await read(NESTED, 'zod', 'after', strategy);
    expect(schemas[0]?.loaded).toEqual({ kind: 'loads' });
  });

  test('with a draft-07 stamp zod takes the wrapper for the target and accepts anything', async () => {
    const stamped = NESTED.replace(
      'https://json-schema.org/draft/2020-12/schema',
      'http://json-schema.org/draft-07/schema#',
    ).replace('"type":"string"', '"type":"object","required":["a"]');
    const [first] = (await read(stamped, 'zod')).schemas;
    expect(first?.loaded.kind).toBe('misreads');
  });
});

const good = {
  name: 'good',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', required: ['n'] },
};
const sinking = {
  name: 'sinking',
  inputSchema: { type: 'object' },
  outputSchema: { type: 'object', properties: { n: { $ref: '#/$defs/Gone' } } },
};
const plain = { name: 'plain', inputSchema: { type: 'object' } };

describe('one output schema that cannot be compiled', () => {
  const LIST = list(good, plain, sinking, { ...plain, name: 'other' });

  test('the SDK 1.32 client loses every tool, and the tool that does it is named', async () => {
    const { list: fate, schemas } = await read(LIST, 'mcp-sdk-1');
    expect(fate).toMatchObject({ survive: 0, tools: 4 });
    expect(fate?.message).toContain("can't resolve reference #/$defs/Gone");
    expect(fate?.sunkBy.map(({ tool, toolIndex }) => [tool, toolIndex])).toEqual([['sinking', 2]]);
    expect(schemas.map(({ loaded }) => loaded.kind)).toEqual([
      'not-read',
      'loads',
      'not-read',
      'not-read',
      'error',
      'not-read',
    ]);
  });

  test.each(['mcp-client-2', 'mcp-client-2-cfworker'])('%s loses none', async (reader) => {
    const { list: fate } = await read(LIST, reader);
    expect(fate).toEqual({ survive: 4, tools: 4, sunkBy: [] });
  });

  test('the 2.4 client refuses to call that tool', async () => {
    const { schemas } = await read(LIST, 'mcp-client-2');
    const failed = schemas.filter(({ loaded }) => loaded.kind === 'error');
    expect(failed.map(({ schema }) => [schema.tool, schema.side])).toEqual([['sinking', 'output']]);
  });

  test('an input schema that is no object sinks the list as well', async () => {
    const { list: fate, schemas } = await read(
      list(plain, { name: 'array', inputSchema: { type: 'array' } }),
      'mcp-sdk-1',
    );
    expect(fate?.sunkBy.map(({ tool }) => tool)).toEqual(['array']);
    expect(schemas.map(({ loaded }) => loaded.kind)).toEqual(['not-read', 'error']);
  });
});

describe('meaning that is lost without a word', () => {
  const rows: readonly (readonly [
    what: string,
    schema: object,
    reader: string,
    kind: Loaded['kind'],
  ])[] = [
    [
      'zod ignores what has no type',
      { properties: { a: { type: 'string' } }, required: ['a', 'b'] },
      'zod',
      'accepts-anything',
    ],
    [
      'draft-07 knows no prefixItems',
      { type: 'object', properties: { p: { prefixItems: [{ type: 'string' }] } } },
      'ajv-draft-07',
      'misreads',
    ],
    [
      '2020-12 knows them',
      { type: 'object', properties: { p: { prefixItems: [{ type: 'string' }] } } },
      'ajv-2020-12',
      'loads',
    ],
    [
      'strict mode refuses an unknown word',
      { type: 'object', 'x-word': 1 },
      'ajv-2020-12-strict',
      'error',
    ],
    ['and lenient mode does not', { type: 'object', 'x-word': 1 }, 'ajv-2020-12', 'loads'],
  ];
  test.each(rows)('%s', async (_, inputSchema, reader, kind) => {
    expect(await kinds(list({ name: 'one', inputSchema }), reader)).toEqual([kind]);
  });
});

test('a schema deeper than a reader survives is named and not given to it', async () => {
  let deep: object = { type: 'string' };
  for (let level = 0; level < 2_000; level++) deep = { type: 'object', properties: { a: deep } };
  const text = list({ name: 'deep', inputSchema: deep }, plain);
  expect(await kinds(text, 'hyperjump')).toEqual(['too-deep', 'loads']);
});

test('what a strategy refuses is not read, and it is said in its words', async () => {
  const text = list({
    name: 'walk',
    inputSchema: {
      type: 'object',
      properties: { n: { $ref: '#/$defs/N' } },
      $defs: { N: { type: 'object', properties: { n: { $ref: '#/$defs/N' } } } },
    },
  });
  const { schemas } = await read(text, 'zod', 'after', 'refuse-cycles');
  expect(schemas[0]?.loaded).toMatchObject({ kind: 'not-read' });
});
