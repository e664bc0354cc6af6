import type { Json, JsonObject } from '../json.ts';
import { member } from '../json.ts';
import { numberLimits, textLimits } from './limits.ts';
import type { SamplePattern } from './sample-pattern.ts';

/** Numbers at and beyond every bound, and between steps. */
export function* ofNumber(parts: readonly JsonObject[]): Generator<Json> {
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

/** Texts at and beyond every length, and texts that a pattern is likely to refuse. */
export function* ofText(parts: readonly JsonObject[], sample: SamplePattern): Generator<Json> {
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
