import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples } from './index.ts';

const files = readdirSync(new URL('./texts/', import.meta.url));

test('the list is the folder: one file each, named after its id', () => {
  expect(examples.map((one) => one.id).sort()).toEqual(
    files.map((file) => file.replace(/\.(json|txt)$/, '')).sort(),
  );
});

test('the first sight is Recursion and fan-out, with eighteen tools of different names', async () => {
  expect(examples[0]?.title).toBe('Recursion and fan-out');
  const { tools } = JSON.parse((await examples[0]?.load()) ?? '');
  const names = tools.map((tool: { readonly name: string }) => tool.name);
  expect(new Set(names).size).toBe(18);
});

test.each(examples)('$title is text that can be read', async ({ load, id, fact }) => {
  const given = await load();
  const json = id === 'event-stream' ? given.split('\ndata: ')[1] : given;
  expect(typeof JSON.parse(json ?? '')).toBe('object');
  expect(fact).toMatch(/^[A-Z$x].*\.$/);
});

test('the fan-out is 4 to the power of 12 by its own references', async () => {
  const example = examples.find((one) => one.id === 'fan-out');
  const given = JSON.parse((await example?.load()) ?? '');
  const definitions = given.tools[0].inputSchema.$defs;
  let copies = 1;
  for (let level = 12; level >= 1; level -= 1) {
    copies *= Object.keys(definitions[`Level${level}`].properties).length;
  }
  expect(copies).toBe(16_777_216);
});
