import type { Json } from '../json.ts';
import { isArray, isObject } from '../json.ts';
import { withValue } from './edit.ts';
import type { Step } from './plan.ts';

/** Instances tried while shrinking. */
const MOST_TRIES = 600;
const SIMPLEST: readonly Json[] = [null, 0, '', {}, [], false, 1, 'x', true];

/**
 * The smallest instance that still has the property, by taking things out and putting simpler ones in, until nothing
 * helps or the tries are used up.
 */
export function shrink(instance: Json, holds: (instance: Json) => boolean): Json {
  let smallest = instance;
  let size = JSON.stringify(smallest).length;
  for (let tries = 0, better = true; better && tries < MOST_TRIES; ) {
    better = false;
    for (const candidate of simpler(smallest)) {
      if (++tries > MOST_TRIES) break;
      const length = JSON.stringify(candidate).length;
      if (length >= size || !holds(candidate)) continue;
      smallest = candidate;
      size = length;
      better = true;
      break;
    }
  }
  return smallest;
}

/** One step simpler, the largest steps first. */
function* simpler(root: Json): Generator<Json> {
  for (const { value, path } of placesOf(root)) {
    if (path.length > 0) {
      yield withValue(root, path, undefined);
      yield value;
    }
    for (const simple of SIMPLEST) yield withValue(root, path, simple);
    if (typeof value === 'string' && value.length > 1) {
      yield withValue(root, path, value.slice(0, value.length >> 1));
      yield withValue(root, path, value.slice(1));
    }
    if (typeof value === 'number') yield withValue(root, path, Math.trunc(value / 2));
  }
}

/** Every value with its path, outermost first, without recursion. */
function placesOf(root: Json): { value: Json; path: readonly Step[] }[] {
  const places: { value: Json; path: readonly Step[] }[] = [{ value: root, path: [] }];
  for (const { value, path } of places) {
    if (isArray(value))
      value.forEach((item, at) => void places.push({ value: item, path: [...path, at] }));
    else if (isObject(value))
      for (const name of Object.keys(value))
        places.push({ value: value[name] as Json, path: [...path, name] });
  }
  return places;
}
