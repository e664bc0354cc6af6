import { escapeToken } from '../json.ts';
import type { Choice, Choose } from './local.ts';

export type Step = string | number;

/**
 * A place in an instance that the maker has to reach, and the branches to take on the way. Branches are named by place,
 * keyword and order, and not by schema object, so that one plan can be walked in both forms.
 */
export interface Plan {
  readonly path: readonly Step[];
  /** `branchName` -> index of the branch. */
  readonly branches: ReadonlyMap<string, number>;
}

export const START: Plan = { path: [], branches: new Map() };

export const pathText = (path: readonly Step[]): string =>
  path.map((step) => `/${escapeToken(step)}`).join('');

export const branchName = (path: readonly Step[], { keyword, ordinal }: Choice): string =>
  `${pathText(path)} ${keyword} ${ordinal}`;

/** The branches of the plan at `path`, and `otherwise` where the plan says nothing. */
export const chooserOf =
  ({ branches }: Plan, path: readonly Step[], otherwise: Choose): Choose =>
  (choice) =>
    branches.get(branchName(path, choice)) ?? otherwise(choice);
