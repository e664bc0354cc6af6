import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { K } from '../../json/keywords.ts';
import { parse } from '../../json/parse.ts';
import { stringAt } from '../../json/values.ts';
import { shared } from '../../testing/shared.ts';
import { findForeignFormats } from './find-formats.ts';
import { findUntyped } from './find-untyped.ts';

interface Vector {
  readonly input: unknown;
  readonly outputs: Readonly<Record<string, readonly { readonly path: string }[]>>;
}

const folder = shared('vectors/profiles');
const vector = (name: string): Vector =>
  JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8')) as Vector;
// The real system sorts by path, this one goes in reading order.
const byPath = <Found extends { readonly path: string }>(found: readonly Found[]): Found[] =>
  [...found].sort((a, b) => (a.path < b.path ? -1 : 1));

test.runIf(folder !== undefined)('formats that are not portable, and their paths', () => {
  const { input, outputs } = vector('stitch-format-findings');
  const doc = parse(JSON.stringify(input));
  const [plain, allowing] = Object.values(outputs);
  const found = (allowed: readonly string[]) =>
    byPath(findForeignFormats(doc, 0, allowed).map(({ path, format }) => ({ path, format })));
  expect(found([])).toEqual(byPath(plain ?? []));
  expect(found(['x-ticket'])).toEqual(byPath(allowing ?? []));
});

test.runIf(folder !== undefined)('properties without a type, and their paths', () => {
  const { input, outputs } = vector('stitch-untyped-findings');
  const doc = parse(JSON.stringify(input));
  const found = findUntyped(doc, 0).map(({ node, path }) => {
    const end = doc.after[node] as number;
    let description: string | undefined;
    for (let member = node + 1; member < end; member = doc.after[member] as number)
      if (doc.key[member] === K.description) description = stringAt(doc, member);
    return { path, ...(description !== undefined && { description }) };
  });
  expect(found).toEqual(Object.values(outputs)[0]);
});
