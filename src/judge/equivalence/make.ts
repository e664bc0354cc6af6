import type { Json, JsonObject } from '../json.ts';
import { isArray, member, objectOf } from '../json.ts';
import {
  declaredNames,
  itemSchemas,
  map,
  memberSchemas,
  prefixLength,
  requiredNames,
} from './children.ts';
import { atLeast, atMost, hints, namedValues, numberLimits, textLimits } from './limits.ts';
import type { Choice, Local } from './local.ts';
import { localOf } from './local.ts';
import type { Model } from './model.ts';
import type { Plan, Step } from './plan.ts';
import { chooserOf, START } from './plan.ts';
import type { Random } from './random.ts';
import type { SamplePattern } from './sample-pattern.ts';
import { scalarsWithin } from './scalars.ts';
import { isWithin } from './strings.ts';
import type { TypeName } from './types-of.ts';
import { typeOfValue, typesOf } from './types-of.ts';

export interface Maker {
  readonly model: Model;
  readonly random: Random;
  readonly sample: SamplePattern;
}

/** Levels below the place of a plan that are filled in at all; deeper values are as small as they can be. */
const FULL_LEVELS = 2;
/** Levels of an instance; a schema that asks for more has no instance here. */
const MOST_LEVELS = 24;
/** Members and items that are made where the schema asks for more than anyone needs. */
const MOST_MEMBERS = 40;

/**
 * An instance that reaches the place of the plan and should be valid; undefined where none was found. It recurses by
 * level of the instance, which is bounded.
 */
export function make(maker: Maker, plan: Plan, richness: number): Json | undefined {
  return value({ ...maker, plan, richness }, [maker.model.root], []);
}

/** A value that should satisfy these schemas of the model, whatever stands around it. */
export const fill = (maker: Maker, schemas: readonly Json[]): Json | undefined =>
  value({ ...maker, plan: START, richness: 0.3, likely: true }, schemas, []);

interface Making extends Maker {
  readonly plan: Plan;
  /** Share of the optional members that are made. */
  readonly richness: number;
  /** Take the likeliest type where a schema allows several. */
  readonly likely?: boolean;
}

/** What applies at a place under this plan. */
function localAt(
  { model, plan, random }: Making,
  schemas: readonly Json[],
  path: readonly Step[],
): Local {
  const deep = path.length > plan.path.length + FULL_LEVELS;
  const otherwise = (choice: Choice): number =>
    deep ? shallowest(choice) : random.below(choice.options.length);
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

function value(making: Making, schemas: readonly Json[], path: readonly Step[]): Json | undefined {
  if (path.length > MOST_LEVELS) return undefined;
  const local = localAt(making, schemas, path);
  if (local.never) return undefined;
  const next = making.plan.path[path.length];
  const onPath = next !== undefined && path.every((step, at) => step === making.plan.path[at]);
  if (onPath) {
    return typeof next === 'string'
      ? object(making, local, path, next)
      : array(making, local, path, next);
  }
  const named = namedValues(local.parts);
  if (named !== undefined) return making.random.pick(named.filter((one) => isOfType(one, local)));
  const given = hints(local.parts).filter((one) => isOfType(one, local));
  if (given.length > 0 && making.random.chance(0.3)) return making.random.pick(given);
  const type = pickType(typesOf(local.parts), making, path);
  if (type === undefined) return undefined;
  if (type === 'object') return object(making, local, path, undefined);
  if (type === 'array') return array(making, local, path, undefined);
  const values = scalarsWithin(type, local.parts, making.sample);
  if (making.random.chance(0.5)) return values[0];
  return freshScalar(type, local, making) ?? making.random.pick(values);
}

/** One that no other instance has, where only its size is limited: plain schemas would soon give nothing new. */
function freshScalar(type: TypeName, { parts }: Local, { random }: Making): Json | undefined {
  const number = random.below(1_000);
  if (type === 'string') {
    const limits = textLimits(parts);
    const text = `t${number}`;
    return limits.formats.length + limits.patterns.length === 0 && isWithin(text, limits)
      ? text
      : undefined;
  }
  if (type !== 'integer' && type !== 'number') return undefined;
  const { low, high, steps } = numberLimits(parts);
  return steps.length === 0 && number > low && number < high ? number : undefined;
}

function isOfType(one: Json, { parts }: Local): boolean {
  const type = typeOfValue(one);
  const types = typesOf(parts);
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

function pickType(
  types: readonly TypeName[],
  { random, plan, likely }: Making,
  path: readonly Step[],
): TypeName | undefined {
  const deep = path.length > plan.path.length + FULL_LEVELS;
  const flat = types.filter((type) => type !== 'object' && type !== 'array');
  if (deep && flat.length > 0) return flat[0];
  return likely === true || random.chance(0.7) ? types[0] : random.pick(types);
}

function object(
  making: Making,
  { parts }: Local,
  path: readonly Step[],
  forced: string | undefined,
): JsonObject | undefined {
  const { random, plan, richness } = making;
  const deep = path.length > plan.path.length + FULL_LEVELS;
  const names = new Set(requiredNames(parts));
  if (forced !== undefined) names.add(forced);
  const most = Math.min(MOST_MEMBERS, atMost(parts, 'maxProperties'));
  for (const name of declaredNames(parts)) {
    if (names.size < most && !deep && random.chance(richness)) names.add(name);
  }
  for (const name of [...names]) for (const also of dependents(parts, name)) names.add(also);
  for (
    let extra = 0;
    names.size < Math.min(atLeast(parts, 'minProperties'), most) && extra < MOST_MEMBERS;
    extra++
  ) {
    names.add(declaredNames(parts)[extra] ?? `extra${extra}`);
  }
  const conditional = parts.flatMap((part) =>
    [...map(part, 'dependentSchemas'), ...map(part, 'dependencies')]
      .filter(([name, schema]) => names.has(name) && !isArray(schema))
      .map(([, schema]) => schema),
  );
  const all =
    conditional.length === 0 ? parts : localAt(making, [...parts, ...conditional], path).parts;
  for (const name of requiredNames(all)) names.add(name);
  const members: [string, Json][] = [];
  for (const name of names) {
    const made = value(making, memberSchemas(all, name), [...path, name]);
    if (made !== undefined) members.push([name, made]);
    else if (name === forced || requiredNames(all).includes(name)) return undefined;
  }
  return objectOf(members);
}

/** Names that have to stand beside `name`. */
function dependents(parts: readonly JsonObject[], name: string): string[] {
  return parts.flatMap((part) =>
    [...map(part, 'dependentRequired'), ...map(part, 'dependencies')]
      .filter(([trigger]) => trigger === name)
      .flatMap(([, names]) => (isArray(names) ? names : []))
      .filter((one) => typeof one === 'string'),
  );
}

function array(
  making: Making,
  { parts }: Local,
  path: readonly Step[],
  forced: number | undefined,
): Json[] | undefined {
  const { random, plan, richness } = making;
  const deep = path.length > plan.path.length + FULL_LEVELS;
  const least = Math.max(atLeast(parts, 'minItems'), forced === undefined ? 0 : forced + 1);
  const wanted = deep
    ? least
    : Math.max(least, random.chance(richness) ? Math.max(1, prefixLength(parts)) : 0);
  const count = Math.min(wanted, atMost(parts, 'maxItems'), MOST_MEMBERS);
  const items: Json[] = [];
  const contained = parts.flatMap((part) => {
    const schema = member(part, 'contains');
    if (schema === undefined) return [];
    const times = member(part, 'minContains');
    return new Array<Json>(typeof times === 'number' ? Math.min(times, MOST_MEMBERS) : 1).fill(
      schema,
    );
  });
  const unique = parts.some((part) => member(part, 'uniqueItems') === true);
  const seen = new Set<string>();
  for (let index = 0; index < Math.max(count, contained.length); index++) {
    const also = contained[index];
    const schemas = itemSchemas(parts, index);
    for (let attempt = 0; attempt < (unique ? 6 : 1); attempt++) {
      const made = value(making, also === undefined ? schemas : [...schemas, also], [
        ...path,
        index,
      ]);
      if (made === undefined) break;
      const text = JSON.stringify(made);
      if (unique && seen.has(text)) continue;
      seen.add(text);
      items.push(made);
      break;
    }
  }
  if (forced !== undefined && items.length <= forced) return undefined;
  return items;
}
