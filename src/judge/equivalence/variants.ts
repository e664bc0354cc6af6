import type { Json, JsonObject } from '../json.ts';
import { isArray, isObject, member } from '../json.ts';
import { hints } from './limits.ts';
import { list } from './local.ts';
import type { SamplePattern } from './sample-pattern.ts';
import { scalarsWithin } from './scalars.ts';
import { ofArray } from './variants-of-array.ts';
import type { Fill } from './variants-of-branches.ts';
import { ofBranches } from './variants-of-branches.ts';
import { ofObject } from './variants-of-object.ts';
import { ofNumber, ofText } from './variants-of-scalar.ts';

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
/** Values of one `enum`. */
const MOST_NAMED = 30;

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
    for (const one of values.slice(0, MOST_NAMED)) yield one;
    const one = values[0];
    if (typeof one === 'string') yield `${one}_`;
    if (isObject(one)) yield { ...one, extra: 1 };
  }
}
