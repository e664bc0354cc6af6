import type { Json } from '../json.ts';
import type { Reason, SchemaRef, Witness } from '../types.ts';
import { changeOf } from './change.ts';
import type { Court, Form } from './judges.ts';
import { secondOpinions } from './judges.ts';
import type { Model } from './model.ts';
import { plain, says } from './says.ts';

/** Both verdicts on an instance, the keyword responsible, and what others say. */
export async function witnessOf(
  schema: SchemaRef,
  { judge, before, after }: Court,
  servedForm: Form,
  rewrittenForm: Form,
  models: readonly [Model, Model],
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
    change: reason === undefined ? null : changeOf(models, reason, instance),
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
