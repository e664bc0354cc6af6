import type { Finding, SchemaFacts, Visit } from './define-rule.ts';

/** Further places that are named beside the first. */
const MOST_RELATED = 20;

interface Seen {
  schema: SchemaFacts;
  related: Map<number | string, { node: number; message: string }[]>;
}

const seen = new WeakMap<Visit, Seen>();

/**
 * Report a cause at the first of its places in a schema. Later places of the same cause become related ones, so that
 * one mistake is one finding.
 */
export function reportOnce(
  at: Visit,
  cause: number | string,
  node: number,
  make: () => Omit<Finding, 'node'>,
): void {
  let own = seen.get(at);
  if (own === undefined || own.schema !== at.schema) {
    own = { schema: at.schema, related: new Map() };
    seen.set(at, own);
  }
  const further = own.related.get(cause);
  if (further !== undefined) {
    if (further.length < MOST_RELATED) further.push({ node, message: 'the same here' });
    return;
  }
  const finding = make();
  const related = [...(finding.related ?? [])];
  own.related.set(cause, related);
  at.report({ ...finding, node, related });
}
