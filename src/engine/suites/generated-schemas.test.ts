import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure } from '../pipeline/measure.ts';
import { rewrite } from '../pipeline/rewrite.ts';
import type { Settings } from '../settings.ts';
import type { Generated } from './generated-schemas.ts';
import { generatedInstance, generatedSchema } from './generated-schemas.ts';
import type { DialectName, Judge } from './judges.ts';
import { DIALECTS, TWO_JUDGES } from './judges.ts';
import { danglingReferences, isReducible } from './reducible.ts';
import { isReferenceFree } from './schema-walk.ts';

const dialects = Object.keys(DIALECTS) as DialectName[];
/** Enough for everything that is not a fan-out. */
const bare = { shape: 'bare-schema', maxBytes: 20_000 } as const;

const settings: fc.Arbitrary<Settings> = fc.oneof(
  fc
    .constantFrom('as-served', 'lossless', 'refuse-cycles', 'reconcile', 'strip-defs')
    .map((strategy) => ({ ...bare, strategy })),
  fc
    .integer({ min: 0, max: 600 })
    .map((budgetBytes) => ({ ...bare, strategy: 'within-budget', budgetBytes })),
  fc.integer({ min: 0, max: 3 }).map((unroll) => ({ ...bare, strategy: 'cut-cycles', unroll })),
);

const NOT_MONOTONE = ['not', 'oneOf', 'if', 'unevaluatedProperties', 'unevaluatedItems'];
const bytes = (text: string) => BigInt(new TextEncoder().encode(text).length);

/** `true` and `false` per instance; undefined where the judge cannot read the schema or does not come to an end. */
async function verdictsOf(
  judge: Judge,
  schema: unknown,
  dialect: DialectName,
  instances: readonly unknown[],
): Promise<readonly boolean[] | undefined> {
  try {
    return await judge(structuredClone(schema), dialect, instances);
  } catch {
    return undefined;
  }
}

/** Ajv lets keywords beside `$ref` count in every draft, which is wrong until draft 7. */
const judgesOf = (dialect: DialectName): readonly Judge[] =>
  [...TWO_JUDGES]
    .filter(([name]) => name !== 'ajv' || !dialect.startsWith('draft'))
    .map(([, judge]) => judge);

/**
 * The verdicts before and after, of every judge that reads both schemas. One of those that read the first has to
 * read the second: each has schemas of its own that it cannot compile, Ajv for example some with `contains: true`.
 */
async function pairsOf(
  dialect: DialectName,
  { text, value }: Generated,
  chosen: Settings,
  instances: readonly unknown[],
): Promise<readonly (readonly [before: boolean, after: boolean | undefined])[]> {
  // What leads nowhere is an error to some judges and nothing to others.
  fc.pre(danglingReferences(value, dialect).length === 0);
  const rewritten = rewrite(text, chosen);
  if (rewritten.kind !== 'text') return [];
  const pairs: (readonly [boolean, boolean | undefined])[] = [];
  let read = 0;
  for (const judge of judgesOf(dialect)) {
    const before = await verdictsOf(judge, value, dialect, instances);
    if (before === undefined) continue;
    read += 1;
    const after = await verdictsOf(judge, JSON.parse(rewritten.text), dialect, instances);
    if (after !== undefined)
      before.forEach((verdict, index) => {
        pairs.push([verdict, after[index]]);
      });
  }
  expect(read === 0 || pairs.length > 0).toBe(true);
  return pairs;
}

const instances = fc.array(generatedInstance, { minLength: 4, maxLength: 4 });

/** Always the same schemas: a judge has faults of its own, and a new one is no reason for a build to fail. */
const SEED = 1563;
/** Real validators are slow beside what they judge. */
const JUDGING_MS = 60_000;

describe.each(dialects)('%s', (dialect) => {
  test('what is forecast is written, and its parts add up to it', () => {
    fc.assert(
      fc.property(generatedSchema(dialect), settings, ({ text }, chosen) => {
        const [schema] = measure(text, chosen).schemas;
        const parts = schema?.definitions.map(({ contribution }) => contribution) ?? [];
        expect(parts.reduce((sum, part) => sum + part, schema?.ownBytes ?? 0n)).toBe(schema?.after);
        const rewritten = rewrite(text, chosen);
        if (rewritten.kind === 'text') expect(bytes(rewritten.text)).toBe(schema?.after);
        if (rewritten.kind !== 'too-large') return;
        expect(rewritten.bytes).toBe(schema?.after);
        expect(rewritten.bytes).toBeGreaterThan(BigInt(bare.maxBytes));
      }),
      { numRuns: 300 },
    );
  });

  test('rewriting again changes nothing, and every reference still leads somewhere', () => {
    fc.assert(
      fc.property(generatedSchema(dialect), settings, ({ text, value }, chosen) => {
        fc.pre(danglingReferences(value, dialect).length === 0);
        const rewritten = rewrite(text, chosen);
        if (rewritten.kind !== 'text') return;
        expect(rewrite(rewritten.text, chosen)).toMatchObject({ text: rewritten.text });
        if (chosen.strategy === 'strip-defs') return;
        const after: unknown = JSON.parse(rewritten.text);
        expect(danglingReferences(after, dialect)).toEqual([]);
        if (chosen.strategy === 'lossless' && isReducible(value, dialect))
          expect(isReferenceFree(after)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('within-budget stays within every budget that it can reach', () => {
    fc.assert(
      fc.property(generatedSchema(dialect), fc.nat(2_000), ({ text }, budgetBytes) => {
        const bytesAfter = (chosen: Settings) => measure(text, chosen).schemas[0]?.after ?? 0n;
        const within = { ...bare, strategy: 'within-budget' };
        const smallest = bytesAfter({ ...within, budgetBytes: 0 });
        const written = bytesAfter({ ...within, budgetBytes });
        expect(written).toBeLessThanOrEqual(bytesAfter({ ...bare, strategy: 'lossless' }));
        if (smallest <= BigInt(budgetBytes))
          expect(written).toBeLessThanOrEqual(BigInt(budgetBytes));
      }),
      { numRuns: 200 },
    );
  });

  test(
    'what claims to be lossless changes no verdict',
    async () => {
      const lossless = settings.filter(
        ({ strategy }) => strategy !== 'strip-defs' && strategy !== 'cut-cycles',
      );
      await fc.assert(
        fc.asyncProperty(
          generatedSchema(dialect),
          lossless,
          instances,
          async (given, chosen, all) => {
            for (const [before, after] of await pairsOf(dialect, given, chosen, all))
              expect(after).toBe(before);
          },
        ),
        { numRuns: 100, seed: SEED },
      );
    },
    JUDGING_MS,
  );

  test(
    'cut-cycles accepts whatever was accepted before',
    async () => {
      const cut = fc
        .integer({ min: 0, max: 3 })
        .map((unroll) => ({ ...bare, strategy: 'cut-cycles', unroll }));
      // Under a negation what is wider becomes narrower, and so does what counts branches or looks at what is left.
      const positive = generatedSchema(dialect, NOT_MONOTONE);
      await fc.assert(
        fc.asyncProperty(positive, cut, instances, async (given, chosen, all) => {
          for (const [before, after] of await pairsOf(dialect, given, chosen, all))
            if (before) expect(after).toBe(true);
        }),
        { numRuns: 100, seed: SEED },
      );
    },
    JUDGING_MS,
  );
});
