import type { Json, JsonObject } from '../json.ts';
import { isArray, isObject, member, objectOf } from '../json.ts';
import { declaredNames, map, requiredNames } from './children.ts';
import { atLeast, atMost, hints, numberLimits, textLimits } from './limits.ts';
import { list } from './local.ts';
import type { SamplePattern } from './sample-pattern.ts';
import { scalarsWithin } from './scalars.ts';

/** One of each type. */
export const PLAIN: readonly Json[] = [
  null,
  true,
  1,
  'x',
  {},
  [],
  1.5,
  0,
  '',
  -1,
  false,
  ['x'],
  { x: 1 },
];
/** A value that should satisfy all of these schemas. */
export type Fill = (schemas: readonly Json[]) => Json | undefined;

/** Members and names that are tried one by one. */
const MOST_NAMES = 30;

/**
 * What may stand in the place of `value`, one step away from it: other types, named values, values at and beyond each
 * bound, members left out, members added, its own text. The most telling first; most of them should be refused.
 */
export function* variantsOf(
  value: Json,
  parts: readonly JsonObject[],
  sample: SamplePattern,
  fill: Fill,
): Generator<Json> {
  yield* namedOnes(parts);
  yield* ofBranches(value, parts, fill);
  if (isObject(value)) yield* ofObject(value, parts, sample);
  if (isArray(value)) yield* ofArray(value, parts);
  yield* ofNumber(parts);
  yield* ofText(parts, sample);
  yield* PLAIN;
  if (typeof value === 'object' && value !== null) yield JSON.stringify(value);
  yield* hints(parts);
  for (const type of ['integer', 'string'] as const) yield* scalarsWithin(type, parts, sample);
}

function* namedOnes(parts: readonly JsonObject[]): Generator<Json> {
  for (const part of parts) {
    const constant = member(part, 'const');
    const values = constant === undefined ? list(part, 'enum') : [constant];
    for (const one of values.slice(0, MOST_NAMES)) yield one;
    const one = values[0];
    if (typeof one === 'string') yield `${one}_`;
    if (isObject(one)) yield { ...one, extra: 1 };
  }
}

/** Values that satisfy what is negated, and two branches at once. */
function* ofBranches(value: Json, parts: readonly JsonObject[], fill: Fill): Generator<Json> {
  for (const part of parts) {
    const condition = member(part, 'if');
    for (const schema of [member(part, 'not'), condition]) {
      const made = schema === undefined ? undefined : fill([schema]);
      if (made === undefined) continue;
      yield made;
      if (isObject(made) && isObject(value)) yield { ...value, ...made };
    }
    const branches = [...list(part, 'oneOf'), ...list(part, 'anyOf')].slice(0, 8);
    for (const [at, branch] of branches.entries()) {
      const next = branches[at + 1];
      const made = fill(next === undefined ? [branch] : [branch, next]);
      if (made === undefined) continue;
      yield made;
      if (isObject(made) && isObject(value)) yield { ...value, ...made };
    }
  }
}

function* ofObject(
  value: JsonObject,
  parts: readonly JsonObject[],
  sample: SamplePattern,
): Generator<Json> {
  const present = Object.keys(value).slice(0, MOST_NAMES);
  const without = (name: string): JsonObject =>
    objectOf(Object.entries(value).filter(([one]) => one !== name));
  const withMember = (name: string, one: Json): JsonObject =>
    objectOf([...Object.entries(value).filter(([other]) => other !== name), [name, one]]);
  for (const name of new Set([...requiredNames(parts), ...present])) {
    if (!Object.hasOwn(value, name)) continue;
    yield without(name);
    // Another member in its stead, where their number counts.
    yield { ...without(name), extra: 'x', more: 1 };
  }
  for (const extra of ['extra', '$ref'] as const)
    if (!Object.hasOwn(value, extra)) for (const one of ['x', 1]) yield withMember(extra, one);
  for (const part of parts) {
    for (const [trigger, needs] of [
      ...map(part, 'dependentRequired'),
      ...map(part, 'dependencies'),
    ]) {
      if (Object.hasOwn(value, trigger)) continue;
      yield withMember(trigger, 'x');
      if (isArray(needs)) yield withMember(trigger, 1);
    }
    for (const [trigger] of map(part, 'dependentSchemas'))
      if (!Object.hasOwn(value, trigger))
        for (const one of ['x', 1, true]) yield withMember(trigger, one);
    for (const [pattern] of map(part, 'patternProperties')) {
      const name = sample(pattern)[0];
      if (name !== undefined) for (const one of ['x', 1, null, {}]) yield withMember(name, one);
    }
  }
  for (const name of declaredNames(parts).slice(0, MOST_NAMES))
    if (!Object.hasOwn(value, name)) for (const one of ['x', 1, {}]) yield withMember(name, one);
  if (present.length > 0) yield {};
  for (const name of ['', 'X-1', 'a b', 'constructor']) yield withMember(name, 'x');
  for (const part of parts) {
    const names = member(part, 'propertyNames');
    if (!isObject(names)) continue;
    const longest = member(names, 'maxLength');
    if (typeof longest === 'number' && longest < 1_000)
      yield withMember('n'.repeat(longest + 1), 'x');
    yield withMember('!', 'x');
  }
  const most = atMost(parts, 'maxProperties');
  if (most < MOST_NAMES) {
    const more = Array.from({ length: most + 1 }, (_, at): [string, Json] => [`more${at}`, 1]);
    yield objectOf([...Object.entries(value), ...more]);
  }
}

function* ofArray(value: readonly Json[], parts: readonly JsonObject[]): Generator<Json> {
  const item = value[0] ?? 'x';
  for (let at = 0; at < Math.min(value.length, 6); at++)
    yield value.filter((_, other) => other !== at);
  yield [...value, item];
  for (const one of [1, 'y', null, {}]) yield [...value, one];
  const least = atLeast(parts, 'minItems');
  if (least > 0) yield value.slice(0, least - 1);
  const most = atMost(parts, 'maxItems');
  if (most < MOST_NAMES) {
    yield Array.from({ length: most }, (_, at) => value[at] ?? item);
    yield Array.from({ length: most + 1 }, (_, at) => value[at] ?? item);
  }
}

function* ofNumber(parts: readonly JsonObject[]): Generator<Json> {
  const { low, high, steps } = numberLimits(parts);
  if (Number.isFinite(low)) yield* [low - 1, low, low + 1, low + 0.5];
  if (Number.isFinite(high)) yield* [high + 1, high, high - 1, high - 0.5];
  for (const part of parts) {
    for (const keyword of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
      const bound = member(part, keyword);
      if (typeof bound === 'number') yield* [bound, bound - 1, bound + 1];
    }
  }
  for (const step of steps) yield* [step, step / 2, step * 3];
}

function* ofText(parts: readonly JsonObject[], sample: SamplePattern): Generator<Json> {
  const { patterns } = textLimits(parts);
  for (const part of parts) {
    const shortest = member(part, 'minLength');
    const longest = member(part, 'maxLength');
    if (typeof shortest === 'number' && shortest < 10_000)
      yield* [Math.max(0, shortest - 1), shortest].map((length) => 'a'.repeat(length));
    if (typeof longest === 'number' && longest < 10_000)
      yield* [longest, longest + 1].map((length) => 'a'.repeat(length));
  }
  for (const pattern of patterns) {
    yield* sample(pattern).slice(0, 2);
    yield* ['', '!', ' ', '0', 'a', 'A', 'zz zz'];
  }
}
