import type { Json, JsonObject } from '../json.ts';
import { numberLimits, textLimits } from './limits.ts';
import type { SamplePattern } from './sample-pattern.ts';
import { textsWithin } from './strings.ts';
import type { TypeName } from './types-of.ts';

/** Numbers within the bounds and at them, the plainest first. */
function numbersWithin(parts: readonly JsonObject[], whole: boolean): number[] {
  const { low, high, exclusiveLow, exclusiveHigh, steps } = numberLimits(parts);
  const unit = whole ? 1 : 0.5;
  const step = steps.reduce((all, one) => (all % one === 0 ? all : all * one), steps[0] ?? unit);
  const first = Number.isFinite(low) ? Math.ceil(low / step) * step : undefined;
  const last = Number.isFinite(high) ? Math.floor(high / step) * step : undefined;
  const candidates = [
    0,
    1,
    step,
    ...(first === undefined ? [] : [first, first + step]),
    ...(last === undefined ? [] : [last, last - step]),
    ...(first !== undefined && last !== undefined ? [(first + last) / 2] : []),
    -1,
    42,
  ];
  return [...new Set(candidates)].filter(
    (value) =>
      (exclusiveLow ? value > low : value >= low) &&
      (exclusiveHigh ? value < high : value <= high) &&
      (!whole || Number.isInteger(value)) &&
      steps.every((one) => Number.isInteger(value / one)),
  );
}

/** Values of a scalar type that the parts allow, as far as could be made. */
export function scalarsWithin(
  type: TypeName,
  parts: readonly JsonObject[],
  sample: SamplePattern,
): readonly Json[] {
  switch (type) {
    case 'null':
      return [null];
    case 'boolean':
      return [true, false];
    case 'integer':
      return numbersWithin(parts, true);
    case 'number':
      return numbersWithin(parts, false);
    case 'string': {
      const limits = textLimits(parts);
      return textsWithin(limits, limits.patterns.flatMap(sample));
    }
    default:
      return [];
  }
}
