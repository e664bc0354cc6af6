import { describe, expect, test } from 'vitest';
import { prepare } from '../pipeline/prepare.ts';
import { consumers } from './consumers/index.ts';
import type { Consumer, ConsumerRule, Example } from './define-consumer.ts';
import { textOf } from './examples.ts';
import { judge } from './judge.ts';

const every = consumers.flatMap((consumer) => consumer.rules.map((rule) => ({ consumer, rule })));

/** Does the consumer report this rule for the example? */
function reports(consumer: Consumer, rule: ConsumerRule, example: Example): boolean {
  const { graph, source, tools } = prepare(textOf(example), undefined);
  const verdicts = judge([consumer], { doc: source.doc, graph, tools });
  return verdicts.some((verdict) => verdict.rule === rule);
}

test('every rule has an id of its own and a source that can be followed', () => {
  expect(every).toHaveLength(184);
  expect(new Set(every.map(({ rule }) => rule.id)).size).toBe(184);
  for (const { rule } of every) {
    for (const source of rule.sources) expect(source).toMatch(/^https:\/\/\S+$|^\w/);
    expect(rule.date).toMatch(/^\d{4}(-\d{2}(-\d{2})?)?$/);
  }
});

test('the table of all rules: checked by example, by its predicate, or not checkable and why', () => {
  const rows = every.map(({ consumer, rule }) => {
    const { fails, passes } = rule.examples;
    const reason = 'notCheckable' in rule.check ? rule.check.notCheckable : '';
    const kind =
      reason !== ''
        ? 'not checkable'
        : [fails && 'failing', passes && 'passing'].filter(Boolean).join(' and ') || 'no example';
    return { consumer: consumer.id, rule: rule.id, kind, reason };
  });
  const kinds = [...new Set(rows.map(({ kind }) => kind))];
  const line = kinds.map((kind) => `${kind} ${rows.filter((row) => row.kind === kind).length}`);
  for (const row of rows)
    process.stdout.write(
      `${row.consumer.padEnd(20)} ${row.rule.padEnd(28)} ${row.kind}${row.reason && `: ${row.reason}`}\n`,
    );
  process.stdout.write(`${rows.length} rules: ${line.join(', ')}\n`);
  expect(rows.filter(({ kind }) => kind === 'no example')).toEqual([]);
  expect(rows.filter(({ kind }) => kind === 'not checkable')).toHaveLength(10);
});

describe.each(every.map((one) => [one.consumer.id, one.rule.id, one] as const))(
  '%s %s',
  (_, __, { consumer, rule }) => {
    const { fails, passes } = rule.examples;
    if (fails !== undefined && 'key' in rule.check)
      test('reports the failing example', () => {
        expect(reports(consumer, rule, fails)).toBe(true);
      });
    if (passes !== undefined)
      test('is silent about the passing example', () => {
        expect(reports(consumer, rule, passes)).toBe(false);
      });
    if (passes === undefined && fails === undefined)
      test('says why it cannot be checked', () => {
        expect('notCheckable' in rule.check && rule.check.notCheckable).toMatch(/\.$/);
      });
  },
);
