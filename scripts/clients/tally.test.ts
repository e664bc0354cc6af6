import { expect, test } from 'vitest';
import * as engine from '../../src/engine/index.ts';
import { table } from './table.mjs';
import { tally } from './tally.mjs';

const listOf = (tools: Readonly<Record<string, unknown>>[]): string => JSON.stringify({ tools });

const STRICT = { type: 'object', properties: {}, required: [], additionalProperties: false };
const TEXT = listOf([
  { name: 'open', description: 'o', inputSchema: { type: 'object', properties: { a: {} } } },
  { name: 'closed', description: 'c', inputSchema: STRICT },
  { name: 'dotted.name', description: 'd', inputSchema: STRICT },
]);

test('counts what is refused as given, without references, and after the repair', () => {
  const { tools, refused } = tally(engine, [TEXT, TEXT]);
  expect(tools).toBe(6);
  // The open object and the name with a dot, in each list; the name stays.
  expect(refused.get('openai-strict')).toEqual({ before: 4, lossless: 4, repaired: 2 });
  expect(refused.get('bedrock')).not.toHaveProperty('repaired');
});

test('a rule that is left has the reason that its repair gives, or none', () => {
  const named = tally(engine, [TEXT]).repairs.get('openai-strict')?.left;
  expect(named).toEqual(
    new Map([['oai-name', { tools: 1, why: 'the server is called by the name of the tool' }]]),
  );
  const silent = { ...engine, leftBy: new Map([['for:openai-strict', []]]) };
  const unnamed = tally(silent, [TEXT]).repairs.get('openai-strict')?.left;
  expect(unnamed).toEqual(new Map([['oai-name', { tools: 1, why: undefined }]]));
});

test('a tool that the repair does not serve is counted apart, in its words', () => {
  const broken = {
    ...engine.judgeClients(TEXT),
    notServed: [{ pointer: '/tools/2', message: 'no' }],
  };
  const repairs = tally({ ...engine, judgeClients: () => broken }, [TEXT]).repairs;
  expect(repairs.get('openai-strict')?.unserved).toEqual(new Map([['no', 1]]));
});

test('the table has a line for each consumer', () => {
  const lines = table(tally(engine, [TEXT])).split('\n');
  expect(lines).toHaveLength(1 + engine.consumerList('2026-01-01').length);
  expect(lines.find((line) => line.startsWith('openai-strict'))).toMatch(
    /66\.7 %\s+66\.7 %\s+33\.3 %\s+oai-name 1$/,
  );
});
