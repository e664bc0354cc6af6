import { subjectOf } from './arguments.ts';
import { JUDGED_LEVELS, judgeFor } from './equivalence/judges.ts';
import { make } from './equivalence/make.ts';
import { modelOf } from './equivalence/model.ts';
import { START } from './equivalence/plan.ts';
import { randomFrom } from './equivalence/random.ts';
import { patternSampler } from './equivalence/sample-pattern.ts';
import { parse } from './json.ts';
import { levelsOf } from './levels.ts';
import type { ExampleInput, ExampleReply } from './types.ts';

/** Share of the optional members, from attempt to attempt. */
const RICHNESS: readonly number[] = [0.7, 0.4, 1, 0.2, 0, 0.5, 0, 0.9, 0, 0.3, 0, 0];

/** Arguments that the schema as served accepts. @throws Error where there is no such schema */
export async function example(input: ExampleInput): Promise<ExampleReply> {
  const { before: text, dialect } = subjectOf(input);
  if (levelsOf(text) > JUDGED_LEVELS) return { kind: 'none', why: 'The schema nests too deep.' };
  const found = await judgeFor({ text, dialect });
  if ('why' in found) return { kind: 'none', why: found.why };
  const seed = input.seed ?? 1;
  const maker = {
    model: modelOf(parse(text), dialect),
    random: randomFrom(seed),
    sample: await patternSampler([text], seed),
  };
  for (const richness of RICHNESS) {
    const made = make(maker, START, richness);
    if (made === undefined) continue;
    try {
      if (found.schema.accepts(made) === true)
        return { kind: 'example', arguments: JSON.stringify(made, null, 2) };
    } catch {
      // The judge fails on this one; the next may be smaller.
    }
  }
  return { kind: 'none', why: 'No valid instance could be made.' };
}
