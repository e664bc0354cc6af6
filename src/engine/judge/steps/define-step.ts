import type { Schema } from './schema-tree.ts';

/** One change of a schema, made for a consumer that does not take it as it is. */
export interface Step {
  readonly id: string;
  /** What is lost, as part of a sentence; empty where no instance changes its verdict. */
  readonly loses: string;
  /** Changes the tree in place. */
  apply(root: Schema): void;
}

export const defineStep = (step: Step): Step => step;
