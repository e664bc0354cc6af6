import { expect, test } from 'vitest';
import type { Equivalence, EquivalenceReport, SchemaRef } from '../../judge/types.ts';
import { judge, row, schemaRef, witness } from '../testing/compared.ts';
import { differingOf, firstToShow } from './differing-schemas.ts';
import { verdictOf } from './strategy-verdict.ts';

const counts = { instances: 10, valid: 5, invalid: 5 };
const schema = (toolIndex: number): SchemaRef => ({
  ...schemaRef,
  tool: `tool${toolIndex}`,
  toolIndex,
  pointer: `/tools/${toolIndex}/inputSchema`,
});
const different = (
  toolIndex: number,
  before: boolean | null,
  after: boolean | null,
): Equivalence => ({
  kind: 'different',
  witness: witness({ schema: schema(toolIndex), before, after }),
  ...counts,
});

const wider = different(1, false, true);
const narrower = different(3, true, false);
const of = (verdict: Equivalence, ...all: readonly Equivalence[]): EquivalenceReport => ({
  strategy: 'sdk-1563',
  seed: 1,
  verdict,
  schemas: all.map((equivalence, at) => ({ schema: schema(at), equivalence })),
});
const same: Equivalence = { kind: 'no-difference', judge, ...counts };
const unjudged: Equivalence = { kind: 'not-judged', why: 'too deep' };
const broken: Equivalence = { kind: 'unreadable', judge, message: 'no such target' };

const wordsOf = (report: EquivalenceReport): string =>
  verdictOf({
    ...row({ id: 'sdk-1563', label: 'proposed', lossless: false }, report.verdict),
    verdict: { kind: 'known', value: report },
  }).words;

test('of several schemas, how many differ and how is said, of those that were judged', () => {
  expect(wordsOf(of(wider, same, wider, { kind: 'unchanged' }, unjudged))).toBe(
    '1 of 3 differ: wider',
  );
  expect(wordsOf(of(wider, wider, wider, same))).toBe('2 of 3 differ: wider');
  expect(wordsOf(of(narrower, wider, narrower, broken, broken, same))).toBe(
    '4 of 5 differ: 1 wider, 1 narrower, 2 no longer loads',
  );
  expect(wordsOf(of(wider, wider))).toBe('wider: accepts more');
  expect(wordsOf(of(broken, broken))).toBe('no longer loads');
});

test('those that differ are stepped through in their order, from the one the verdict is taken from', () => {
  const report = of(narrower, same, wider, broken, narrower);
  expect(differingOf(report).map((one) => one.schema.tool)).toEqual(['tool1', 'tool2', 'tool3']);
  expect(firstToShow(report)).toBe(2);
  expect(firstToShow(of(broken, same, broken))).toBe(0);
  expect(firstToShow(of(same, same))).toBe(0);
});
