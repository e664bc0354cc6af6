import type { Json } from '../json.ts';
import { isArray, isObject, member, objectOf } from '../json.ts';
import type { Step } from './plan.ts';

/** The value at a path; undefined where there is none. */
export function valueAt(root: Json, path: readonly Step[]): Json | undefined {
  let value: Json | undefined = root;
  for (const step of path) {
    if (typeof step === 'number') value = isArray(value) ? value[step] : undefined;
    else value = isObject(value) ? member(value, step) : undefined;
  }
  return value;
}

/** A copy with another value at a path that exists; what is not on the path is shared. `undefined` removes it. */
export function withValue(root: Json, path: readonly Step[], value: Json | undefined): Json {
  const around: Json[] = [];
  let at: Json | undefined = root;
  for (const step of path) {
    if (at === undefined) return root;
    around.push(at);
    at = valueAt(at, [step]);
  }
  let made = value;
  for (let level = path.length - 1; level >= 0; level--) {
    const holder = around[level] as Json;
    const step = path[level] as Step;
    if (isArray(holder)) {
      const items = [...holder];
      if (made === undefined) items.splice(step as number, 1);
      else items[step as number] = made;
      made = items;
    } else if (isObject(holder)) {
      const others = Object.entries(holder).filter(([name]) => name !== step);
      made = objectOf(made === undefined ? others : [...others, [step as string, made]]);
    }
  }
  return made ?? root;
}
