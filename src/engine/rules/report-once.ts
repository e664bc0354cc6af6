import type { Finding, SchemaFacts, Visit } from './define-rule.ts';

/** Further places that are named beside the first. */
const MOST_RELATED = 20;

interface Seen {
  schema: SchemaFacts;
  met: Map<number | string, Met>;
}

interface Met {
  /** Every place that is named, the first among them. */
  readonly places: number[];
  readonly related: { node: number; message: string }[];
}

const seen = new WeakMap<Visit, Seen>();

/**
 * Report a cause at the first of its places in a schema. Later places of the same cause become related ones, so that
 * one mistake is one finding. `make` is given the list of places, which goes on growing: a fix is made afterwards, and
 * may mend them all.
 */
export function reportOnce(
  at: Visit,
  cause: number | string,
  node: number,
  make: (places: readonly number[]) => Omit<Finding, 'node'>,
): void {
  let own = seen.get(at);
  if (own === undefined || own.schema !== at.schema) {
    own = { schema: at.schema, met: new Map() };
    seen.set(at, own);
  }
  const known = own.met.get(cause);
  if (known !== undefined) {
    if (known.related.length >= MOST_RELATED) return;
    known.places.push(node);
    known.related.push({ node, message: 'the same here' });
    return;
  }
  const places = [node];
  const finding = make(places);
  const related = [...(finding.related ?? [])];
  own.met.set(cause, { places, related });
  at.report({ ...finding, node, related });
}
