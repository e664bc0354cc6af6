import { describe, expect, test } from 'vitest';
import { judgeClients } from '../../pipeline/check/clients.ts';
import { rewrite } from '../../pipeline/rewrite.ts';
import { consumerById } from '../consumers/index.ts';
import type { Consumer, Example } from '../define-consumer.ts';
import { rulesOf } from '../define-consumer.ts';
import { input, textOf } from '../examples.ts';
import { leftBy, repairs } from './index.ts';

/** Where the example of the rule is mended, and another is not. */
const OTHER_EXAMPLES: ReadonlyMap<string, Example> = new Map([
  [
    'gem-json-subset',
    input({
      type: 'object',
      properties: { a: { anyOf: [{ type: 'string' }, { type: 'array', items: {} }] } },
    }),
  ],
  ['cc-ref-stringified', input({ type: 'object', properties: { a: { $ref: '#/$defs/None' } } })],
]);

const rows = repairs.flatMap(({ id }) => {
  const consumer = consumerById(id.slice('for:'.length)) as Consumer;
  return rulesOf(consumer)
    .filter(({ check, examples }) => 'key' in check && examples.fails !== undefined)
    .map((rule) => [id, rule.id, consumer, rule] as const);
});
const whyLeft = (strategy: string, rule: string): string | undefined =>
  leftBy.get(strategy)?.find(({ rules }) => rules.includes(rule))?.why;

describe.each(rows)('%s: %s', (strategy, id, consumer, { examples }) => {
  const why = whyLeft(strategy, id);
  test(why === undefined ? 'is mended' : `is left: ${why}`, () => {
    const other = why === undefined ? undefined : OTHER_EXAMPLES.get(id);
    const text = textOf(other ?? examples.fails ?? (() => []));
    const { cells } = judgeClients(text, { strategy }, { clients: [consumer.id] });
    const found = cells.flatMap(({ rules }) => rules).filter(({ rule }) => rule === id);
    expect(found.some(({ before }) => before !== undefined)).toBe(true);
    expect(found.some(({ after }) => after !== undefined)).toBe(why !== undefined);
  });
});

test('a strategy names what it leaves, and only rules of its consumer that are looked at', () => {
  for (const { id, loses } of repairs) {
    const known = rows.filter(([strategy]) => strategy === id).map(([, rule]) => rule);
    for (const { rules, why } of leftBy.get(id) ?? []) {
      expect(known).toEqual(expect.arrayContaining([...rules]));
      expect(loses).toContain(`${rules.join(', ')} (${why})`);
    }
  }
});

test.each(repairs.map(({ id }) => [id]))('%s changes nothing more when it is done again', (id) => {
  for (const [, , , { examples }] of rows) {
    const text = textOf(examples.fails ?? (() => []));
    const once = rewrite(text, { strategy: id });
    if (once.kind !== 'text') continue;
    expect(rewrite(once.text, { strategy: id })).toMatchObject({ text: once.text });
  }
});

test('every strategy says what it loses, and leaves output schemas to their clients', () => {
  const tools = {
    tools: [
      {
        name: 'a',
        inputSchema: { type: 'object' },
        outputSchema: { type: 'object', additionalProperties: false },
      },
    ],
  };
  for (const { id, loses, lossless } of repairs) {
    expect(loses).toMatch(/^[A-Z].*\.$/);
    expect(lossless).toBe(false);
    const made = rewrite(JSON.stringify(tools), { strategy: id });
    expect(made).toMatchObject({
      text: expect.stringContaining(
        '"outputSchema":{"type":"object","additionalProperties":false}',
      ),
    });
  }
});
