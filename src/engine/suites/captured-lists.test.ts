import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from '../json/parse.ts';
import { pointerTo } from '../json/pointer.ts';
import { inspect } from '../pipeline/inspect.ts';
import { measure } from '../pipeline/measure.ts';
import { rewrite } from '../pipeline/rewrite.ts';
import { shared } from '../testing/shared.ts';
import { isReducible } from './reducible.ts';
import { isReferenceFree } from './schema-walk.ts';

/** Most bytes of a rewritten list that this test builds; a few lists become much larger. */
const MAX_BYTES = 16_000_000;
const LOSSLESS = { strategy: 'lossless', maxBytes: MAX_BYTES } as const;
const SIDES = ['inputSchema', 'outputSchema'] as const;

interface List {
  readonly name: string;
  readonly text: string;
}

/** What the project ships itself, and what real servers and libraries gave. */
const OWN = new URL('../../app/examples/texts/', import.meta.url).pathname;
const folders = [OWN, shared('corpus/servers'), shared('corpus/authored')];
const lists: readonly List[] = folders.flatMap((folder) =>
  folder === undefined
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') })),
);

/** Bytes of the schemas at these pointers as they stand in the text. */
function bytesAt(text: string, pointers: readonly string[]): readonly (bigint | undefined)[] {
  const doc = parse(text);
  const encoder = new TextEncoder();
  const lastNames = new Set(pointers.map((pointer) => pointer.slice(pointer.lastIndexOf('/') + 1)));
  const found = new Map<string, bigint>();
  for (let node = 0; node < doc.count; node++) {
    const name = doc.key[node] ?? -1;
    // Only what may be a schema is worth a pointer: there are millions of values.
    if (name < 0 || !lastNames.has(doc.names.name(name))) continue;
    const bytes = encoder.encode(doc.text.slice(doc.start[node], doc.end[node])).length;
    found.set(pointerTo(doc, node), BigInt(bytes));
  }
  return pointers.map((pointer) => found.get(pointer));
}

/** `code tool side` of every error. */
const errors = (text: string): ReadonlySet<string> =>
  new Set(
    inspect(text, LOSSLESS)
      .diagnostics.filter(({ severity }) => severity === 'error')
      .map(({ code, tool, side }) => [code, tool, side].join(' ')),
  );

describe.each(lists)('$name', ({ text }) => {
  const { schemas } = measure(text, LOSSLESS);
  const rewritten = rewrite(text, LOSSLESS);

  test('own bytes and contributions add up to what is forecast', () => {
    for (const { pointer, ownBytes, definitions, after } of schemas) {
      const sum = definitions.reduce((total, { contribution }) => total + contribution, ownBytes);
      expect([pointer, sum]).toEqual([pointer, after]);
    }
    const reported = inspect(text, LOSSLESS).tools.flatMap((tool) => tool.schemas);
    expect(reported.map(({ pointer, bytes }) => [pointer, bytes.after])).toEqual(
      schemas.map(({ pointer, after }) => [pointer, String(after)]),
    );
  });

  if (rewritten.kind === 'too-large')
    test('what is not built has a size all the same', () => {
      const total = schemas.reduce((sum, { after }) => sum + after, 0n);
      expect(rewritten.bytes).toBeGreaterThan(BigInt(MAX_BYTES));
      expect(rewritten.bytes).toBeGreaterThanOrEqual(total);
    });
  else
    test('the forecast is what is written; written again it stays, and shows no new error', () => {
      if (rewritten.kind !== 'text') throw new Error(rewritten.kind);
      const pointers = schemas.map(({ pointer }) => pointer);
      expect(bytesAt(rewritten.text, pointers)).toEqual(schemas.map(({ after }) => after));
      expect(rewrite(rewritten.text, LOSSLESS)).toMatchObject({ text: rewritten.text });
      const before = errors(text);
      expect([...errors(rewritten.text)].filter((error) => !before.has(error))).toEqual([]);
    });

  test('as-served gives back the text, and strip-defs gives JSON', () => {
    const served = rewrite(text, { strategy: 'as-served' });
    expect(served.kind === 'text' && JSON.parse(served.text)).toEqual(JSON.parse(text));
    const stripped = rewrite(text, { strategy: 'strip-defs' });
    expect(stripped.kind === 'text' && typeof JSON.parse(stripped.text)).toBe('object');
  });
});

/** The tools of a list; undefined where the list has another shape. */
function toolsOf(text: string): readonly Readonly<Record<string, unknown>>[] {
  const { tools } = JSON.parse(text) as { tools?: readonly Record<string, unknown>[] };
  return tools ?? [];
}

test('no schema of any list keeps a reference that could go', () => {
  let reducible = 0;
  for (const { name, text } of lists) {
    const rewritten = rewrite(text, LOSSLESS);
    if (rewritten.kind !== 'text') continue;
    const after = toolsOf(rewritten.text);
    for (const [index, tool] of toolsOf(text).entries()) {
      for (const side of SIDES) {
        if (!isReducible(tool[side], '2020-12')) continue;
        reducible += 1;
        expect([name, index, isReferenceFree(after[index]?.[side])]).toEqual([name, index, true]);
      }
    }
  }
  expect(reducible).toBeGreaterThan(0);
});
