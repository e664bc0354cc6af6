import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
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
    : readdirSync(folder).map(
        (name): Vector => JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );

const hasNoText = (output: unknown): boolean =>
  typeof output === 'object' && output !== null && ('throws' in output || 'cyclicObject' in output);

/** Undefined: the system was not run on it. */
function agreement(
  strategy: string,
  { input, outputs }: Vector,
): { ours: string; theirs: string } | undefined {
  const system = SYSTEMS[strategy] as string;
  const key = Object.keys(outputs ?? {}).find((name) => name.startsWith(`${system}@`));
  if (key === undefined) return undefined;
  const output = outputs?.[key];
  const rewritten = rewrite(JSON.stringify(input), { shape: 'bare-schema', strategy });
  const ours =
    rewritten.kind === 'text' ? JSON.stringify(JSON.parse(rewritten.text)) : rewritten.kind;
  return { ours, theirs: hasNoText(output) ? 'refused' : JSON.stringify(output) };
}

const rows = ['system                          equal  listed mismatch  not run'];
const figure = (count: number, width: number): string => String(count).padStart(width);

afterAll(() => {
  if (vectors.length > 0) process.stderr.write(`${rows.join('\n')}\n`);
});

describe.runIf(vectors.length > 0).each(Object.keys(SYSTEMS))('%s', (strategy) => {
  test('gives what the system was seen to give', () => {
    const found = vectors.map((vector) => ({ id: vector.id, both: agreement(strategy, vector) }));
    const isListed = ({ id }: { id: string }): boolean => `${strategy} ${id}` in LISTED;
    const run = found.flatMap(({ id, both }) => (both === undefined ? [] : [{ id, ...both }]));
    const equal = run.filter(({ ours, theirs }) => ours === theirs);
    const differing = run.filter(({ ours, theirs }) => ours !== theirs);
    const notRun = found.length - run.length;
    rows.push(
      `${strategy.padEnd(30)} ${figure(equal.length, 6)} ${figure(differing.filter(isListed).length, 16)} ${figure(notRun, 8)}`,
    );
    expect(run.length).toBeGreaterThan(0);
    expect(differing.filter((one) => !isListed(one))).toEqual([]);
    expect(equal.filter(isListed).map(({ id }) => id)).toEqual([]);
  });
});

const PLAIN =
  '{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}';
const DROPPED = '{"type":"object","properties":{"a":{"type":"string"}}}';
const KEPT =
  '{"type":"object","properties":{"a":{"type":"string"}},"$defs":{"A":{"type":"string"}}}';
const ZOD =
  '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"a":{"type":"string"}},"additionalProperties":{}}';

test.each([
  ['sdk-1563', DROPPED],
  ['sdk-1563-throw', DROPPED],
  ['sdk-1563-object', DROPPED],
  ['fastmcp', DROPPED],
  ['fastmcp-compress', PLAIN],
  ['stitchkit-serve', PLAIN],
  ['stitchkit-reconcile', PLAIN],
  ['sdk-served', PLAIN],
  ['dereference-json-schema', KEPT],
  ['json-schema-ref-parser', KEPT],
  ['json-schema-ref-parser-ignore', KEPT],
  ['zod-round-trip', ZOD],
])('one reference under %s', (strategy, text) => {
  expect(rewrite(PLAIN, { shape: 'bare-schema', strategy })).toMatchObject({ kind: 'text', text });
});
