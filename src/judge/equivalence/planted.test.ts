import { describe, expect, test } from 'vitest';
import { FAULTS } from '../testing/plant.ts';
import { correct, planted } from '../testing/planted-run.ts';

const SEEDS = Array.from({ length: 12 }, (_, at) => 1_001 + at);

describe('a fault of each kind is found in schemas that were not looked at before', () => {
  test.each(FAULTS)(
    '%s',
    async (fault) => {
      const outcomes = [];
      for (const seed of SEEDS) outcomes.push(await planted(seed, fault));
      const missed = outcomes.filter((one) => one?.equivalence.kind !== 'different');
      expect(outcomes.length).toBe(SEEDS.length);
      expect(missed.map((one) => one?.seed)).toEqual([]);
    },
    60_000,
  );
});

test('correct rewritings raise no alarm, and most are tried with many instances of both kinds', async () => {
  const outcomes = [];
  for (const seed of SEEDS) outcomes.push(await correct(seed));
  const kinds = outcomes.map(({ equivalence }) => equivalence.kind);
  expect(new Set(kinds)).toEqual(new Set(['no-difference', 'unchanged']));
  for (const { equivalence } of outcomes) {
    if (equivalence.kind !== 'no-difference') continue;
    expect(equivalence.valid).toBeGreaterThan(100);
    expect(equivalence.invalid).toBeGreaterThan(100);
  }
}, 60_000);

test('the same seed gives the same witness', async () => {
  const [one, again] = [await planted(1_001, 'wrong target'), await planted(1_001, 'wrong target')];
  expect(one).toEqual(again);
});
