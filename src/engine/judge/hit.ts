import type { Predicate } from './define-predicate.ts';

/** What a predicate found in one schema, or in the list: its first place, and how many there are. */
export interface Hit {
  readonly predicate: Predicate;
  /** Index into the schemas; -1 for a tool or the list. */
  readonly schema: number;
  /** The first place; one at the root of a schema before those below it. */
  readonly node: number;
  readonly places: number;
  readonly detail: string | undefined;
}
