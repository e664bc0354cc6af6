import type { EquivalenceInput, EquivalenceReport, SchemaEquivalence } from '../types.ts';
import { worst } from './worst.ts';

export const DEFAULT_SEED = 1;

/** The report about schemas that were compared, in one worker or in several. */
export const reportOf = (
  { settings, seed = DEFAULT_SEED }: EquivalenceInput,
  schemas: readonly SchemaEquivalence[],
): EquivalenceReport => ({
  strategy: settings.strategy ?? 'lossless',
  seed,
  verdict: worst(schemas.map((one) => one.equivalence)),
  schemas,
});
