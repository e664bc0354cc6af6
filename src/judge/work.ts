import type { JudgeProgress, SchemaEquivalence, SchemaLoaded } from './types.ts';

/** What work may do besides answering. */
export interface Work {
  tell(progress: JudgeProgress): void;
  partial(value: readonly SchemaLoaded[] | readonly SchemaEquivalence[]): void;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}
