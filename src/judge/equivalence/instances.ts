import type { Json } from '../json.ts';
import { valueAt, withValue } from './edit.ts';
import { fill, make } from './make.ts';
import type { Model } from './model.ts';
import { START } from './plan.ts';
import { randomFrom } from './random.ts';
import type { SamplePattern } from './sample-pattern.ts';
import type { Target } from './targets.ts';
import { targetsOf } from './targets.ts';
import { PLAIN, variantsOf } from './variants.ts';

/** What somebody said about an instance in its own form: needed to start variations from something valid. */
export type Accepts = (instance: Json, model: Model) => boolean;

/** Instances taken from one place before the next place has its turn. */
const EACH_TURN = 12;
/** The same where the forms differ. */
const EACH_DIFFERENCE = 60;
/** Attempts to make a valid instance that reaches a place. */
const ATTEMPTS = 8;
/** Whole instances made when every place has been tried. */
const MORE_AT_THE_END = 60;
const RICHNESS: readonly number[] = [0, 0.5, 1, 0.2, 0.8, 0, 0.3, 1];

/**
 * Instances of both forms, without end where the schema has no end: places where the forms differ come first, then every
 * place has its turn, round after round. Same seed, same instances.
 */
export function* instancesOf(
  before: Model,
  after: Model,
  sample: SamplePattern,
  seed: number,
  accepts: Accepts,
): Generator<Json> {
  const random = randomFrom(seed);
  const targets = targetsOf(before, after, sample);
  let running = targets.map((target) => ({ target, from: variationsOf(target) }));
  function* variationsOf({ model, plan, parts, others }: Target): Generator<Json> {
    const maker = { model, random, sample };
    let base: Json | undefined;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const made = make(maker, plan, RICHNESS[attempt % RICHNESS.length] ?? 0.5);
      if (made === undefined) continue;
      yield made;
      base ??= made;
      if (!accepts(made, model)) continue;
      base = made;
      break;
    }
    if (base === undefined) return;
    const value = valueAt(base, plan.path);
    if (value === undefined) return;
    const other = model === before ? after : before;
    for (const [part, of] of [
      [parts, model],
      [others, other],
    ] as const) {
      const made = (schemas: readonly Json[]) => fill({ ...maker, model: of }, schemas);
      for (const variant of variantsOf(value, part, sample, made))
        yield withValue(base, plan.path, variant);
    }
    // The same place again in other surroundings.
    for (let more = 0; more < ATTEMPTS; more++) {
      const made = make(maker, plan, random.next());
      if (made !== undefined) yield made;
    }
  }
  yield* PLAIN;
  while (running.length > 0) {
    for (const { target, from } of running) {
      for (let count = target.differs ? EACH_DIFFERENCE : EACH_TURN; count > 0; count--) {
        const { value, done } = from.next();
        if (done === true) {
          running = running.filter((one) => one.from !== from);
          break;
        }
        yield value;
      }
    }
  }
  for (let more = 0; more < MORE_AT_THE_END; more++) {
    const made = make({ model: before, random, sample }, START, random.next());
    if (made !== undefined) yield made;
  }
}
