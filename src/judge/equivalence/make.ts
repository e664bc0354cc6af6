import type { Json } from '../json.ts';
import { freshScalar } from './fresh-scalar.ts';
import { hints, namedValues } from './limits.ts';
import type { Local } from './local.ts';
import { makeArray } from './make-array.ts';
import { makeObject } from './make-object.ts';
import type { Maker, Making } from './making.ts';
import { isDeep, localAt } from './making.ts';
import type { Plan, Step } from './plan.ts';
import { START } from './plan.ts';
import { scalarsWithin } from './scalars.ts';
import type { TypeName } from './types-of.ts';
import { typeOfValue, typesOf } from './types-of.ts';

/** Levels of an instance; a schema that asks for more has no instance here. */
const MOST_LEVELS = 24;
/** Values of one instance, likewise. */
const MOST_VALUES = 2_000;

/**
 * An instance that reaches the place of the plan and should be valid; undefined where none was found. It recurses by
 * level of the instance, which is bounded.
 */
export const make = (maker: Maker, plan: Plan, richness: number): Json | undefined =>
  begun({ ...maker, plan, richness, likely: false }).value([maker.model.root], []);

/** A value that should satisfy these schemas of the model, whatever stands around it. */
export const fill = (maker: Maker, schemas: readonly Json[]): Json | undefined =>
  begun({ ...maker, plan: START, richness: 0.3, likely: true }).value(schemas, []);

function begun(asked: Omit<Making, 'budget' | 'value'>): Making {
  const making: Making = {
    ...asked,
    budget: { left: MOST_VALUES },
    value: (schemas, path) => value(making, schemas, path),
  };
  return making;
}

function value(making: Making, schemas: readonly Json[], path: readonly Step[]): Json | undefined {
  making.budget.left -= 1;
  if (path.length > MOST_LEVELS || making.budget.left < 0) return undefined;
  const local = localAt(making, schemas, path);
  if (local.never) return undefined;
  const next = making.plan.path[path.length];
  const onPath = next !== undefined && path.every((step, at) => step === making.plan.path[at]);
  if (onPath) {
    return typeof next === 'string'
      ? makeObject(making, local, path, next)
      : makeArray(making, local, path, next);
  }
  const named = namedValues(local.parts);
  if (named !== undefined) return making.random.pick(named.filter((one) => isOfType(one, local)));
  const given = hints(local.parts).filter((one) => isOfType(one, local));
  if (given.length > 0 && making.random.chance(0.3)) return making.random.pick(given);
  const type = pickType(typesOf(local.parts), making, path);
  if (type === undefined) return undefined;
  if (type === 'object') return makeObject(making, local, path, undefined);
  if (type === 'array') return makeArray(making, local, path, undefined);
  const values = scalarsWithin(type, local.parts, making.sample);
  if (making.random.chance(0.5)) return values[0];
  return freshScalar(type, local, making) ?? making.random.pick(values);
}

function isOfType(one: Json, { parts }: Local): boolean {
  const type = typeOfValue(one);
  const types = typesOf(parts);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function pickType(
  types: readonly TypeName[],
  making: Making,
  path: readonly Step[],
): TypeName | undefined {
  const { random, likely } = making;
  const flat = types.filter((type) => type !== 'object' && type !== 'array');
  if (isDeep(making, path) && flat.length > 0) return flat[0];
  return likely || random.chance(0.7) ? types[0] : random.pick(types);
}
