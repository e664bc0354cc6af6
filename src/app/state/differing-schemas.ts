import type { Equivalence, EquivalenceReport, SchemaEquivalence } from '../../judge/types.ts';

/** A schema that means something else after the rewriting, or nothing that a reader can load. */
export type DifferingSchema = SchemaEquivalence & {
  readonly equivalence: Extract<Equivalence, { readonly kind: 'different' | 'unreadable' }>;
};

const isDiffering = (one: SchemaEquivalence): one is DifferingSchema =>
  one.equivalence.kind === 'different' || one.equivalence.kind === 'unreadable';

/** In the order of the document. */
export const differingOf = ({ schemas }: EquivalenceReport): readonly DifferingSchema[] =>
  schemas.filter(isDiffering);

const UNJUDGED: readonly Equivalence['kind'][] = ['nothing', 'not-judged', 'ended'];

/** Schemas that there is a verdict about. */
const judgedCount = ({ schemas }: EquivalenceReport): number =>
  schemas.filter(({ equivalence }) => !UNJUDGED.includes(equivalence.kind)).length;

/** Where to begin: at the schema that the verdict about the whole list is taken from. */
export function firstToShow(report: EquivalenceReport): number {
  const { verdict } = report;
  const at = differingOf(report).findIndex(
    ({ schema }) =>
      verdict.kind === 'different' && schema.pointer === verdict.witness.schema.pointer,
  );
  return Math.max(0, at);
}

/** What an instance says of the rewriting, in a few words. */
export function directionOf(equivalence: DifferingSchema['equivalence']): Direction {
  if (equivalence.kind === 'unreadable' || equivalence.witness.after === null)
    return 'no longer loads';
  return equivalence.witness.before === true ? 'narrower' : 'wider';
}

export type Direction = 'wider' | 'narrower' | 'no longer loads';

/** `3 of 117 differ: 2 wider, 1 narrower`. */
export function differingWords(
  report: EquivalenceReport,
  count: (value: number) => string,
): string {
  const directions = differingOf(report).map(({ equivalence }) => directionOf(equivalence));
  const some = (['wider', 'narrower', 'no longer loads'] as const)
    .map((direction) => [directions.filter((one) => one === direction).length, direction] as const)
    .filter(([number]) => number > 0);
  const kinds =
    some.length === 1
      ? (some[0]?.[1] ?? '')
      : some.map(([number, direction]) => `${count(number)} ${direction}`).join(', ');
  return `${count(directions.length)} of ${count(judgedCount(report))} differ: ${kinds}`;
}
