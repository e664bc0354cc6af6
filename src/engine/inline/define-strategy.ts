import type { Document } from '../json/document.ts';
import type { Splice } from '../json/splice.ts';
import type { RefGraph } from '../refs/types.ts';
import type { Side } from '../report-types.ts';
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

/** What a transform may ask for besides the value. */
export interface TransformSubject extends Subject {
  /** Which schema of a tool it is: some systems treat them differently. */
  readonly side: Side;
}

/**
 * Where a strategy comes from. `ours`; `published`: a released package, run as it is; `proposed`: not released;
 * `transcribed`: what something released or running does, written again from its description.
 */
export type Label = 'ours' | 'published' | 'proposed' | 'transcribed';

/**
 * A way of rewriting a schema.
 *
 * `inline`: answers references. `splice`: names the places of the text that change. These decide, and build
 * nothing: shared code plans, forecasts and writes. `transform`: a JSON value in, a JSON value out, the way other
 * systems work; it may throw, and what it returns may share parts or even contain itself.
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
  readonly label: Label;
  /** Version or commit of what is run or transcribed; ours have the version of the package. */
  readonly version?: string;
  /** What is lost by it, in one line. */
  readonly loses: string;
  /** Id of the one consumer that it is made for. */
  readonly consumer?: string;
  /** The document is copied to the byte: members that a later one shadows stay as well. */
  readonly keepsShadowed?: boolean;
  /** Why this schema is not rewritten at all: the units of a cycle, for instance. */
  refuse?(subject: Subject): readonly { readonly unit: number; readonly message: string }[];
} & (
  | { readonly kind: 'inline'; options(subject: Subject): Chosen }
  | { readonly kind: 'splice'; splices(subject: Subject): readonly Splice[] }
  | {
      readonly kind: 'transform';
      /** How the system reads JSON; undefined: as `JSON.parse` does. */
      read?(doc: Document, node: number): unknown;
      /** `value` is made for this call alone. @throws what the system throws: then the schema is refused. */
      transform(value: unknown, subject: TransformSubject): unknown;
    }
);

export interface Chosen extends PlanOptions {
  /** A budget was asked for, and even the smallest plan does not reach it. */
  readonly missed?: boolean;
}

export const defineStrategy = (strategy: Strategy): Strategy => strategy;
