import { describe, expect, test } from 'vitest';
import { judgeClients } from '../../pipeline/check/clients.ts';
import { rewrite } from '../../pipeline/rewrite.ts';
import { consumerById } from '../consumers/index.ts';
import type { Consumer, ConsumerRule } from '../define-consumer.ts';
import { rulesOf } from '../define-consumer.ts';
import { textOf } from '../examples.ts';
import { repairs } from './index.ts';

/** Nothing in a schema can mend these: names, output schemas and counts. Parameters keep their names. */
const LEFT: ReadonlyMap<string, string> = new Map([
  ['ant-prop-key', 'another name would be another parameter'],
  ['gem-param-name', 'another name would be another parameter'],
  ['input-not-null', 'there is no schema to mend'],
  ['ant-2020-12', 'nobody knows which type an unknown word means'],
  ['vsc-draft07', 'nobody knows which type an unknown word means'],
]);

const mendable = ({ check, examples, onlyWith, reach, looksAt, surface }: ConsumerRule): boolean =>
  examples.fails !== undefined &&
  'key' in check &&
  onlyWith === undefined &&
  !/name|count|description/.test(surface) &&
  !/tools|outputSchema|optional parameters|union-typed|levels|in total|characters|enum values/.test(
    looksAt,
  ) &&
  reach !== 'list';

const rows = repairs.flatMap(({ id }) => {
  const consumer = consumerById(id.slice('for:'.length)) as Consumer;
  return rulesOf(consumer)
    .filter((rule) => rule.outcome === 'refused' && mendable(rule))
    .map((rule) => [id, rule.id, consumer, rule] as const);
});

describe.each(rows)('%s: %s', (strategy, id, consumer, { examples }) => {
  test(LEFT.has(id) ? `is left: ${LEFT.get(id)}` : 'is mended', () => {
    const text = textOf(examples.fails ?? (() => []));
    const { cells } = judgeClients(text, { strategy }, { clients: [consumer.id] });
    const found = cells.flatMap(({ rules }) => rules).filter(({ rule }) => rule === id);
    expect(found.map(({ before }) => before !== undefined)).toEqual([true]);
    expect(found.filter(({ after }) => after !== undefined)).toHaveLength(LEFT.has(id) ? 1 : 0);
  });
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
