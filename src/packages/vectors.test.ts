import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { shared } from '../engine/testing/shared.ts';
import { rewrite } from './engine.ts';

/** Strategy: what the reference outputs call the system, up to the version. */
const SYSTEMS: Readonly<Record<string, string>> = {
  'sdk-1563': 'ts-sdk-pr1563-v3-graceful',
  'sdk-1563-throw': 'ts-sdk-pr1563-v2b-throw',
  'sdk-1563-object': 'ts-sdk-pr1563-v1-object-at-cycle',
  fastmcp: 'fastmcp.dereference_refs',
  'fastmcp-compress': 'fastmcp.compress_schema',
  'stitchkit-serve': 'stitchkit.serve-as-defs',
  'stitchkit-reconcile': 'stitchkit.reconcile-dialect',
  'sdk-served': 'mcp-server.fromJsonSchema+tools/list',
  'dereference-json-schema': 'dereference-json-schema',
  'json-schema-ref-parser': 'json-schema-ref-parser.dereference(circular=true)',
  'json-schema-ref-parser-ignore': 'json-schema-ref-parser.dereference(circular=ignore)',
  'zod-round-trip': 'zod.fromJSONSchema+toJSONSchema',
};

/** `strategy vector`: why the two differ. One that agrees again fails, so that nothing stays here for nothing. */
const LISTED: Readonly<Record<string, string>> = {};

interface Vector {
  readonly id: string;
  readonly input: unknown;
  readonly outputs?: Readonly<Record<string, unknown>>;
}

const folder = shared('vectors/profiles');
const vectors: readonly Vector[] =
  folder === undefined
    ? []
    : readdirSync(folder).map((name): Vector => JSON.parse(readFileSync(join(folder, name), 'utf8')));

const hasNoText = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && ('throws' in output || 'cyclicObject' in output);

/** Undefined: the system was not run on it. */
function agreement(strategy: string, { input, outputs }: Vector): { ours: string; theirs: string } | undefined {
  const system = SYSTEMS[strategy] as string;
  const key = Object.keys(outputs ?? {}).find((name) => name.startsWith(`${system}@`));
  if (key === undefined) return undefined;
  const output = outputs?.[key];
  const rewritten = rewrite(JSON.stringify(input), { shape: 'bare-schema', strategy });
  const ours = rewritten.kind === 'text' ? JSON.stringify(JSON.parse(rewritten.text)) : rewritten.kind;
  return { ours, theirs: hasNoText(output) ? 'refused' : JSON.stringify(output) };
}

describe.runIf(vectors.length > 0)('what other systems were seen to give', () => {
  const rows = ['system                          equal  listed mismatch  not run'];
  for (const strategy of Object.keys(SYSTEMS)) {
    const found = vectors.map((vector) => ({ id: vector.id, both: agreement(strategy, vector) }));
    const isListed = (id: string): boolean => `${strategy} ${id}` in LISTED;
    const run = found.flatMap(({ id, both }) => (both === undefined ? [] : [{ id, ...both }]));
    const equal = run.filter(({ ours, theirs }) => ours === theirs);
    const differing = run.filter(({ ours, theirs }) => ours !== theirs);
    const listed = differing.filter(({ id }) => isListed(id));
    const figure = (count: number, width: number): string => String(count).padStart(width);
    rows.push(`${strategy.padEnd(30)} ${figure(equal.length, 6)} ${figure(listed.length, 16)} ${figure(found.length - run.length, 8)}`);
    test(`${strategy} gives the same`, () => {
      expect(run.length).toBeGreaterThan(0);
      expect(differing.filter(({ id }) => !isListed(id))).toEqual([]);
      expect(equal.filter(({ id }) => isListed(id)).map(({ id }) => id)).toEqual([]);
    });
  }
  test('is printed', () => {
    process.stderr.write(`${rows.join('\n')}\n`);
    expect(rows).toHaveLength(Object.keys(SYSTEMS).length + 1);
  });
});

test.runIf(vectors.length === 0)('the reference outputs are not here, and nothing was compared', () => {
  expect(vectors).toEqual([]);
});
