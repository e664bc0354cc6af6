import { instancesOf } from './equivalence/instances.ts';
import type { Form } from './equivalence/judges.ts';
import { judgeFor } from './equivalence/judges.ts';
import { modelOf } from './equivalence/model.ts';
import { patternSampler } from './equivalence/sample-pattern.ts';
import type { Json } from './json.ts';
import { parse } from './json.ts';

/** Instances of one form with the verdict of the reader that is right for its dialect. */
export interface Trial {
  /** Title of that reader; undefined where none can read the form. */
  readonly judge: string | undefined;
  readonly instances: readonly { readonly instance: Json; readonly valid: boolean }[];
}

const SEED = 1;
const MOST_INSTANCES = 80;
/** Work on one schema, in milliseconds. */
const LIMIT_MS = 300;
const known = new Map<string, Trial>();
/** Every reader asks for the same trials; a long list must not keep all of them. */
const MOST_KEPT = 3_000;

/** Instances to try a reader on: same form, same instances. */
export async function trialOf(form: Form, now: () => number): Promise<Trial> {
  const key = `${form.dialect} ${form.text}`;
  const trial = known.get(key) ?? (await trialFor(form, now));
  if (known.size >= MOST_KEPT) known.clear();
  known.set(key, trial);
  return trial;
}

async function trialFor(form: Form, now: () => number): Promise<Trial> {
  const judge = await judgeFor(form);
  if ('why' in judge) return { judge: undefined, instances: [] };
  const end = now() + LIMIT_MS;
  const model = modelOf(parse(form.text), form.dialect);
  const sample = await patternSampler([form.text], SEED);
  const verdicts = new Map<string, boolean>();
  const accepts = (instance: Json): boolean => {
    const text = JSON.stringify(instance);
    const verdict = verdicts.get(text) ?? judge.schema.accepts(instance) === true;
    verdicts.set(text, verdict);
    return verdict;
  };
  try {
    let again = MOST_INSTANCES * 4;
    for (const instance of instancesOf(model, model, sample, SEED, accepts)) {
      accepts(instance);
      if (verdicts.size >= MOST_INSTANCES || --again < 0 || now() > end) break;
    }
  } catch {
    // Validation does not end, or the judge overflows: what was judged until then counts.
  }
  const instances = [...verdicts].map(([text, valid]) => ({ instance: parse(text), valid }));
  return { judge: judge.judge.title, instances };
}
