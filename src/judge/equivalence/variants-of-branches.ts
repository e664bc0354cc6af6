import type { Json, JsonObject } from '../json.ts';
import { isObject, member } from '../json.ts';
import { list } from './local.ts';

/** A value that should satisfy all of these schemas. */
export type Fill = (schemas: readonly Json[]) => Json | undefined;

/** Values that satisfy what is negated, and two branches at once. */
export function* ofBranches(
  value: Json,
  parts: readonly JsonObject[],
  fill: Fill,
): Generator<Json> {
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
