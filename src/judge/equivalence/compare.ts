import type { Json } from '../json.ts';
import { parse } from '../json.ts';
import { levelsOf } from '../levels.ts';
import type { ReadSchema } from '../readers/define-reader.ts';
import type { Equivalence, Reason, SchemaRef, Witness } from '../types.ts';
import { instancesOf } from './instances.ts';
import type { Court, Form } from './judges.ts';
import { convene, JUDGED_LEVELS, secondOpinions } from './judges.ts';
import { modelOf } from './model.ts';
import { patternSampler } from './sample-pattern.ts';
import { shrink } from './shrink.ts';

export interface Bounds {
  readonly seed: number;
  readonly instances: number;
  readonly limitMs: number;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
}

/** Below either, "no difference" would say little. */
const LEAST_OF_EACH = 10;
/** Instances still tried after the first difference: a smaller one may follow. */
const MORE_AFTER_DIFFERENCE = 60;

/** Accepted or not; null where the judge itself fails. */
type Said = boolean | null;

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
      witness: await witnessOf(schema, court, before, after, found.different),
      ...counts,
    };
  const { judge } = court;
  if (valid + invalid === 0)
    return { kind: 'not-judged', why: `${judge.title} judged no instance: ${found.trouble}` };
  if (valid < LEAST_OF_EACH || invalid < LEAST_OF_EACH)
    return { kind: 'too-few', judge, why: tooFew(valid, invalid), ...counts };
  return { kind: 'no-difference', judge, ...counts };
}

const tooFew = (valid: number, invalid: number): string =>
  `Only ${Math.min(valid, invalid)} ${valid < invalid ? 'valid' : 'invalid'} instances could be made.`;

interface Found {
  readonly instances: number;
  readonly valid: number;
  readonly invalid: number;
  readonly different: Json | undefined;
  /** What the judge said where it failed. */
  readonly trouble: string;
}

function search(
  court: Court,
  [before, after]: readonly [ReturnType<typeof modelOf>, ReturnType<typeof modelOf>],
  sample: Awaited<ReturnType<typeof patternSampler>>,
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

/** A judge that fails on the served form says nothing about the rewritten one. */
const disagree = ([before, after]: readonly [Said, Said]): boolean =>
  before !== null && before !== after;

const plain = (said: boolean | string): Said => (typeof said === 'string' ? null : said);

/** A judge answers at once; the words of one that fails instead. */
function says(schema: ReadSchema, instance: Json): boolean | string {
  try {
    return schema.accepts(instance) === true;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function witnessOf(
  schema: SchemaRef,
  { judge, before, after }: Court,
  servedForm: Form,
  rewrittenForm: Form,
  instance: Json,
): Promise<Witness> {
  const [served, rewritten] = [says(before, instance), says(after, instance)];
  const refusing = served === false ? before : rewritten === false ? after : undefined;
  const reason =
    refusing === undefined ? undefined : responsible(refusing.reasons?.(instance) ?? []);
  const text = JSON.stringify(instance);
  return {
    schema,
    instance: text,
    before: plain(served),
    after: plain(rewritten),
    ...(typeof rewritten === 'string' && { message: rewritten }),
    keyword: reason?.keyword ?? null,
    keywordPointer: reason?.keywordPointer ?? null,
    keywordIn: refusing === undefined ? null : refusing === before ? 'before' : 'after',
    instancePointer: reason?.instancePointer ?? null,
    judge,
    confirmedBy: await secondOpinions(servedForm, rewrittenForm, judge, text),
  };
}

/** Keywords that only pass on what stands below them. */
const PASSING: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'properties',
  'patternProperties',
  'items',
  'prefixItems',
  'then',
  'else',
  'dependentSchemas',
]);

const responsible = (reasons: readonly Reason[]): Reason | undefined =>
  reasons.find(({ keyword }) => !PASSING.has(keyword)) ?? reasons[0];
