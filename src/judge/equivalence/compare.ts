import { parse } from '../json.ts';
import { levelsOf } from '../levels.ts';
import type { Equivalence, SchemaRef } from '../types.ts';
import type { Form } from './judges.ts';
import { convene, JUDGED_LEVELS } from './judges.ts';
import { modelOf } from './model.ts';
import { patternSampler } from './sample-pattern.ts';
import type { Bounds } from './search.ts';
import { search } from './search.ts';
import { witnessOf } from './witness.ts';

/** Of valid and of invalid instances; below either, "no difference" would say little. */
const LEAST_OF_EACH = 10;
const LEAST_SHARE = 0.02;
/** Whether two forms of a schema mean the same, as far as instances show. */
export async function compareForms(
  schema: SchemaRef,
  before: Form,
  after: Form,
  bounds: Bounds,
): Promise<Equivalence> {
  const levels = Math.max(levelsOf(before.text), levelsOf(after.text));
  if (levels > JUDGED_LEVELS)
    return {
      kind: 'not-judged',
      why: `It nests ${levels} levels; judges survive ${JUDGED_LEVELS}.`,
    };
  const [served, rewritten] = [parse(before.text), parse(after.text)];
  if (JSON.stringify(served) === JSON.stringify(rewritten)) return { kind: 'unchanged' };
  const convened = await convene(before, after);
  if (convened.kind === 'none') return { kind: 'not-judged', why: convened.why };
  if (convened.kind === 'unreadable') return convened;
  const { court } = convened;
  const sample = await patternSampler([before.text, after.text], bounds.seed);
  const forms = [modelOf(served, before.dialect), modelOf(rewritten, after.dialect)] as const;
  const found = search(court, forms, sample, bounds);
  const { instances, valid, invalid } = found;
  const counts = { instances, valid, invalid };
  if (found.different !== undefined)
    return {
      kind: 'different',
      witness: await witnessOf(schema, court, before, after, forms, found.different),
      ...counts,
    };
  const { judge } = court;
  if (valid + invalid === 0)
    return { kind: 'not-judged', why: `${judge.title} judged no instance: ${found.trouble}` };
  if (Math.min(valid, invalid) < Math.max(LEAST_OF_EACH, instances * LEAST_SHARE))
    return { kind: 'too-few', judge, why: tooFew(valid, invalid), ...counts };
  return { kind: 'no-difference', judge, ...counts };
}

const tooFew = (valid: number, invalid: number): string =>
  `Only ${Math.min(valid, invalid)} ${valid < invalid ? 'valid' : 'invalid'} instances could be made.`;
