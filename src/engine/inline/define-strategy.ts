import type { Splice } from '../json/splice.ts';
import type { RefGraph } from '../refs/types.ts';
import type { PlanOptions } from './types.ts';

/** The settings that a strategy may ask for. */
export interface StrategySettings {
  /** Bytes of one schema that `within-budget` aims at. */
  readonly budgetBytes: number;
  /** How often `cut-cycles` unrolls a cycle. */
  readonly unroll: number;
}

/** One schema of a document. */
export interface Subject {
  readonly graph: RefGraph;
  readonly rootIndex: number;
  readonly settings: StrategySettings;
}

/**
 * A way of rewriting a schema. It decides, and builds nothing: shared code plans, forecasts and writes.
 *
 * `inline`: answers references. `splice`: names the places of the text that change.
 */
export type Strategy = {
  readonly id: string;
  readonly title: string;
  /** What it does, and what it costs, in one sentence. */
  readonly summary: string;
  /** No instance changes its verdict. */
  readonly lossless: boolean;
  /** Where the behaviour is written or was seen. */
  readonly source: readonly string[];
  /** The document is copied to the byte: members that a later one shadows stay as well. */
  readonly keepsShadowed?: boolean;
  /** Why this schema is not rewritten at all: the units of a cycle, for instance. */
  refuse?(subject: Subject): readonly { readonly unit: number; readonly message: string }[];
} & (
  | { readonly kind: 'inline'; options(subject: Subject): Chosen }
  | { readonly kind: 'splice'; splices(subject: Subject): readonly Splice[] }
);

export interface Chosen extends PlanOptions {
  /** A budget was asked for, and even the smallest plan does not reach it. */
  readonly missed?: boolean;
}

export const defineStrategy = (strategy: Strategy): Strategy => strategy;
