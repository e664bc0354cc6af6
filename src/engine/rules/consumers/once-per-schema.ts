import { quoted } from '../../base/quoted.ts';
import type { Facts, Finding, Visit } from '../define-rule.ts';

/** Schemas of a list that have a finding of their own; generators repeat a habit in every tool. */
const OWN = 3;
/** Further places that are named beside the last. */
const MOST_RELATED = 20;

interface Cause {
  /** The schema that was reported last. */
  schema: number;
  schemas: number;
  related: { node: number; message: string }[];
}

const causes = new WeakMap<Facts, Map<string, Cause>>();

/** Would a further place of the cause in this schema be left out? Asked before dear questions. */
export function isFull({ facts, schema }: Visit, cause: string): boolean {
  const known = causes.get(facts)?.get(cause);
  if (known === undefined || known.schema !== schema.index) return false;
  return known.schemas > OWN || known.related.length >= MOST_RELATED;
}

/**
 * Report a cause at its first place in a schema, and in the first schemas of a list; what comes after them stands beside
 * the last finding, so that a habit of a whole list does not hide everything else.
 */
export function oncePerSchema(
  at: Visit,
  cause: string,
  node: number,
  make: () => Omit<Finding, 'node'>,
): void {
  const { facts, schema, report } = at;
  let own = causes.get(facts);
  if (own === undefined) {
    own = new Map();
    causes.set(facts, own);
  }
  let known = own.get(cause);
  if (known === undefined) {
    known = { schema: -1, schemas: 0, related: [] };
    own.set(cause, known);
  }
  const isFirst = known.schema !== schema.index;
  if (isFirst) {
    known.schema = schema.index;
    known.schemas++;
  }
  if (isFirst && known.schemas <= OWN) {
    known.related = [];
    report(withPlaces(make(), node, known.related));
  } else if (known.related.length < MOST_RELATED && (isFirst || known.schemas <= OWN)) {
    known.related.push({ node, message: isFirst ? elsewhere(at) : 'the same here' });
  }
}

/** Written out: spreading is slow, and small texts come by the hundred. */
function withPlaces(
  made: Omit<Finding, 'node'>,
  node: number,
  related: NonNullable<Finding['related']>,
): Finding {
  const { message, severity, fixes } = made;
  if (severity === undefined && fixes === undefined) return { node, message, related };
  return { ...made, node, related };
}

function elsewhere({ facts: { tools }, schema }: Visit): string {
  const tool = tools.schemas[schema.index]?.tool ?? -1;
  const name = tools.tools[tool]?.name ?? '';
  return name === '' ? 'the same in another schema' : `the same in ${quoted(name)}`;
}
