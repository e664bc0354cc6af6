import type { Json, JsonObject } from '../json.ts';
import type { Choice, Local } from './local.ts';
import { localOf } from './local.ts';
import type { Model } from './model.ts';
import type { Plan, Step } from './plan.ts';
import { chooserOf } from './plan.ts';
import type { Random } from './random.ts';
import type { SamplePattern } from './sample-pattern.ts';

export interface Maker {
  readonly model: Model;
  readonly random: Random;
  readonly sample: SamplePattern;
}

/** One instance in the making. */
export interface Making extends Maker {
  readonly plan: Plan;
  /** Share of the optional members that are made. */
  readonly richness: number;
  /** Take the likeliest type where a schema allows several. */
  readonly likely: boolean;
  /** Values that may still be made: required members can fan out at every level. */
  readonly budget: { left: number };
  /** Makes a part of it. */
  value(schemas: readonly Json[], path: readonly Step[]): Json | undefined;
}

/** Levels below the place of a plan that are filled in at all; deeper values are as small as they can be. */
const FULL_LEVELS = 2;

export const isDeep = ({ plan }: Making, path: readonly Step[]): boolean =>
  path.length > plan.path.length + FULL_LEVELS;

/** What applies at a place under this plan. */
export function localAt(making: Making, schemas: readonly Json[], path: readonly Step[]): Local {
  const { model, plan, random } = making;
  const otherwise = (choice: Choice): number =>
    isDeep(making, path) ? shallowest(choice) : random.below(choice.options.length);
  return localOf(model, schemas, chooserOf(plan, path, otherwise));
}

/** A branch that leads no deeper, so that recursion ends. */
function shallowest({ options }: Choice): number {
  const flat = options.findIndex(
    (option) =>
      typeof option === 'object' &&
      option !== null &&
      ['null', 'string', 'boolean', 'integer', 'number'].includes(
        String((option as JsonObject)['type']),
      ),
  );
  return Math.max(0, flat);
}
