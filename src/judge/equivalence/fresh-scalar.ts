import type { Json } from '../json.ts';
import { numberLimits, textLimits } from './limits.ts';
import type { Local } from './local.ts';
import type { Making } from './making.ts';
import { isWithin } from './strings.ts';
import type { TypeName } from './types-of.ts';

/** One that no other instance has, where only its size is limited: plain schemas would soon give nothing new. */
export function freshScalar(
  type: TypeName,
  { parts }: Local,
  { random }: Making,
): Json | undefined {
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
