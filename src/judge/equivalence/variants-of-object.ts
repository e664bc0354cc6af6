import type { Json, JsonObject } from '../json.ts';
import { isArray, isObject, member, objectOf } from '../json.ts';
import { declaredNames, map, requiredNames } from './children.ts';
import { atMost } from './limits.ts';
import type { SamplePattern } from './sample-pattern.ts';

/** Members and names that are tried one by one. */
const MOST_NAMES = 30;

/** Members left out, added and replaced, and numbers of members beyond the bounds. */
export function* ofObject(
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
