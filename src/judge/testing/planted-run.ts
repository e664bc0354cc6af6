import { rewrite } from '../../engine/index.ts';
import { compareForms } from '../equivalence/compare.ts';
import type { Equivalence } from '../types.ts';
import type { Fault } from './plant.ts';
import { plant } from './plant.ts';
import type { Draft } from './random-schema.ts';
import { randomSchema } from './random-schema.ts';

const SCHEMA = { tool: 'planted', toolIndex: 0, side: 'input', pointer: '' } as const;

export interface Outcome {
  readonly seed: number;
  readonly before: string;
  readonly after: string;
  readonly equivalence: Equivalence;
}

async function judged(seed: number, before: string, after: string): Promise<Outcome> {
  const equivalence = await compareForms(
    SCHEMA,
    { text: before, dialect: '2020-12' },
    { text: after, dialect: '2020-12' },
    { seed: 1, instances: 1_000, limitMs: 10_000, now: () => performance.now() },
  );
  return { seed, before, after, equivalence };
}

const rewritten = (schema: Draft, strategy: string): string => {
  const made = rewrite(JSON.stringify(schema), {
    strategy,
    shape: 'bare-schema',
    budgetBytes: 600,
  });
  if (made.kind !== 'text') throw new Error(`${strategy} gave ${made.kind}`);
  return made.text;
};

/** Schema `seed` against its lossless rewriting with one fault; undefined where the schema has no place for it. */
export async function planted(seed: number, fault: Fault): Promise<Outcome | undefined> {
  const schema = randomSchema(seed);
  const faulty = plant(schema, fault, seed);
  return faulty && judged(seed, JSON.stringify(schema), rewritten(faulty, 'lossless'));
}

const CORRECT = ['lossless', 'within-budget', 'reconcile'] as const;

/** Schema `seed` against a correct rewriting. */
export function correct(seed: number): Promise<Outcome> {
  const schema = randomSchema(seed);
  return judged(seed, JSON.stringify(schema), rewritten(schema, CORRECT[seed % 3] ?? 'lossless'));
}
