import type { Finding, SchemaFacts, Visit } from './define-rule.ts';
import { reportOnce } from './report-once.ts';

/** Places of one cause that are findings of their own; what comes after them is named beside the last. */
const OWN = 12;
/** Findings of one rule in one schema: what has more is not read one by one. */
const MOST = 200;

/** How often each cause was met, for the schema that `at` stood in last. */
const counts = new WeakMap<
  Visit,
  { schema: SchemaFacts; met: Map<string, number>; total: number }
>();

/**
 * Report a slip at each of its places, since each has to be mended there. What is met very often, as a
 * habit of a generator is, ends in one finding with the further places beside it.
 */
export function reportSome(
  at: Visit,
  cause: string,
  node: number,
  make: () => Omit<Finding, 'node'>,
): void {
  let own = counts.get(at);
  if (own === undefined || own.schema !== at.schema) {
    own = { schema: at.schema, met: new Map(), total: 0 };
    counts.set(at, own);
  }
  const before = own.met.get(cause) ?? 0;
  own.met.set(cause, before + 1);
  if (before < OWN && own.total < MOST) {
    own.total++;
    at.report({ ...make(), node });
  } else reportOnce(at, own.total < MOST ? cause : '', node, make);
}
