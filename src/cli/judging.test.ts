import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { refscope as ran } from './testing/refscope.ts';

const refscope = (...args: string[]) => ran(args);

const folder = mkdtempSync(join(tmpdir(), 'refscope-judging-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, value: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
};

/** Both keep `required`: a merge that lets one win loses the other. */
const SIBLINGS = file('siblings.json', {
  tools: [
    {
      name: 'save',
      inputSchema: {
        type: 'object',
        properties: { x: { $ref: '#/$defs/Base', required: ['extra'] } },
        $defs: {
          Base: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        },
      },
    },
    { name: 'other', inputSchema: { type: 'object' } },
  ],
});

describe('compare', () => {
  test('a strategy that changes the meaning ends with 1 and shows an instance', async () => {
    const { code, out } = await refscope(
      'compare',
      SIBLINGS,
      '--strategies',
      'sdk-1563',
      '--readers',
      'none',
    );
    expect(code).toBe(1);
    expect(out).toContain('another meaning');
    expect(out).toContain('save input: {"x":{"extra":');
    expect(out).toContain(
      'as served refuses, rewritten accepts: by hyperjump, and so do ajv-2020-12, cfworker',
    );
    expect(out).toContain('refused by required at #/$defs/Base/required, as served');
  });

  test('one that keeps it ends with 0', async () => {
    const { code, out } = await refscope(
      'compare',
      SIBLINGS,
      '--strategies',
      'lossless',
      '--readers',
      'none',
    );
    expect([code, out]).toEqual([0, expect.stringContaining('no difference in')]);
  });

  test('as JSON: sizes, verdicts and readers, for one tool', async () => {
    const { code, out } = await refscope(
      ...[
        'compare',
        SIBLINGS,
        '--strategies',
        'lossless,sdk-1563',
        '--readers',
        'zod',
        '--tool',
        'save',
      ],
      ...['--format', 'json', '--fail-on', 'never'],
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      served: [
        { value: { reader: 'zod', stage: 'before', schemas: [{ schema: { tool: 'save' } }] } },
      ],
      rows: [
        {
          strategy: 'lossless',
          size: { value: { referencesLeft: 0 } },
          equivalence: { value: { verdict: { kind: 'no-difference' } } },
        },
        {
          strategy: 'sdk-1563',
          equivalence: {
            value: { verdict: { kind: 'different', witness: { before: false, after: true } } },
          },
        },
      ],
    });
  });

  test('what is too large to be built has its exact size', async () => {
    const level = (at: number): object =>
      at === 40
        ? { type: 'string' }
        : {
            type: 'object',
            properties: Object.fromEntries(
              ['a', 'b'].map((name) => [name, { $ref: `#/$defs/L${at + 1}` }]),
            ),
          };
    const $defs = Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`L${at}`, level(at)]));
    const huge = file('huge.json', {
      type: 'object',
      properties: { x: { $ref: '#/$defs/L0' } },
      $defs,
    });
    const { out } = await refscope(
      'compare',
      huge,
      '--strategies',
      'lossless',
      '--readers',
      'none',
      '--format',
      'json',
    );
    const [row] = JSON.parse(out).rows;
    expect(row.size.value).toMatchObject({ tooLarge: true, referencesLeft: 0 });
    // 2^40 leaves of {"type":"string"} alone.
    expect(BigInt(row.size.value.after)).toBeGreaterThan(2n ** 40n * 17n);
    expect(row.equivalence.value.verdict).toMatchObject({ kind: 'nothing', why: 'too-large' });
  });
});

describe('judge', () => {
  const sent = file('sent.json', { x: '{"id":"1","extra":2}' });

  test('says both verdicts with places, and what was sent as text', async () => {
    const { code, out } = await refscope('judge', SIBLINGS, '--tool', 'save', '--arguments', sent);
    expect(code).toBe(1);
    expect(out).toContain('/x: expected object, received string');
    expect(out).toContain('Its type stands behind #/$defs/Base at #/properties/x');
  });

  test('an example passes', async () => {
    const { out } = await refscope('judge', SIBLINGS, '--tool', 'save', '--example');
    const { code } = await refscope(
      'judge',
      SIBLINGS,
      '--tool',
      'save',
      '--arguments',
      file('example.json', out),
    );
    expect(code).toBe(0);
  });
});

test('readers are listed with the versions that run', async () => {
  const { code, out } = await refscope('readers', '--format', 'json');
  const readers: { id: string; package: string; version: string }[] = JSON.parse(out);
  expect(code).toBe(0);
  expect(readers.map(({ id }) => id)).toContain('mcp-sdk-1');
  for (const { package: name, version } of readers) {
    const manifest = new URL(`../../node_modules/${name}/package.json`, import.meta.url);
    expect(JSON.parse(readFileSync(manifest, 'utf8')).version, name).toBe(version);
  }
});

describe('what cannot be used ends with 2', () => {
  const rows: readonly (readonly [what: string, args: string[], says: RegExp])[] = [
    [
      'an unknown strategy',
      ['compare', SIBLINGS, '--strategies', 'magic'],
      /Accepted are all, as-served/,
    ],
    [
      'an unknown reader',
      ['compare', SIBLINGS, '--readers', 'magic'],
      /Accepted are all, mcp-sdk-1/,
    ],
    ['an unknown tool', ['compare', SIBLINGS, '--tool', 'magic'], /Accepted are save, other/],
    ['no tool to judge by', ['judge', SIBLINGS], /--tool/],
    [
      'nothing to judge',
      ['judge', SIBLINGS, '--tool', 'save'],
      /--arguments FILE to judge, or --example/,
    ],
    [
      'arguments that are no JSON',
      ['judge', SIBLINGS, '--tool', 'save', '--arguments', file('bad.json', '{"x": y}')],
      /The arguments:/,
    ],
    [
      'a side that is not there',
      ['judge', SIBLINGS, '--tool', 'save', '--side', 'output', '--example'],
      /no output schema/,
    ],
  ];
  test.each(rows)('%s', async (_, args, says) => {
    const { code, err } = await refscope(...args);
    expect([code, err]).toEqual([2, expect.stringMatching(says)]);
  });
});
