import type { Json } from '../json.ts';
import { instancesOf } from './instances.ts';
import type { Court } from './judges.ts';
import type { Model } from './model.ts';
import type { SamplePattern } from './sample-pattern.ts';
import type { Said } from './says.ts';
import { disagree, plain, says } from './says.ts';
import { shrink } from './shrink.ts';

export interface Bounds {
  readonly seed: number;
  readonly instances: number;
  readonly limitMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** Instances still tried after the first difference: a smaller one may follow. */
const MORE_AFTER_DIFFERENCE = 60;

export interface Found {
  readonly instances: number;
  readonly valid: number;
  readonly invalid: number;
  readonly different: Json | undefined;
  /** What the judge said where it failed. */
  readonly trouble: string;
}

/** Tries instances on both forms, and makes the smallest difference smaller. */
export function search(
  court: Court,
  [before, after]: readonly [Model, Model],
  sample: SamplePattern,
  { seed, instances: most, limitMs, now }: Bounds,
): Found {
  const end = now() + limitMs;
  const tried = new Map<string, readonly [Said, Said]>();
  let [valid, invalid, left, trouble] = [0, 0, most, ''];
  let different: Json | undefined;
  const verdicts = (instance: Json): readonly [Said, Said] => {
    const text = JSON.stringify(instance);
    const known = tried.get(text);
    if (known !== undefined) return known;
    const [served, rewritten] = [says(court.before, instance), says(court.after, instance)];
    if (typeof served === 'string') trouble = served;
    const both = [plain(served), plain(rewritten)] as const;
    tried.set(text, both);
    if (both[0] === true) valid += 1;
    if (both[0] === false) invalid += 1;
    if (
      disagree(both) &&
      (different === undefined || text.length < JSON.stringify(different).length)
    ) {
      left = different === undefined ? Math.min(left, MORE_AFTER_DIFFERENCE) : left;
      different = instance;
    }
    return both;
  };
  const accepts = (instance: Json, model: unknown): boolean =>
    verdicts(instance)[model === before ? 0 : 1] === true;
  // Many values are met again; they cost little, but they must not go on for ever.
  let again = most * 10;
  for (const instance of instancesOf(before, after, sample, seed, accepts)) {
    const size = tried.size;
    verdicts(instance);
    if (tried.size === size) again -= 1;
    else left -= 1;
    if (left <= 0 || again <= 0 || now() > end) break;
  }
  if (different !== undefined)
    different = shrink(
      different,
      (instance) => now() < end + limitMs && disagree(verdicts(instance)),
    );
  return { instances: tried.size, valid, invalid, different, trouble };
}
