import { Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';
import { isObject, isString, stringAt } from '../../json/values.ts';
import type { RefGraph } from '../../refs/types.ts';
import type { Neighbours } from './neighbours.ts';

/** Names on one side of a reference that the other side forbids. */
export interface Closed {
  readonly by: 'target' | 'neighbours';
  readonly names: readonly string[];
  /** The `additionalProperties` that forbids them. */
  readonly node: number;
}

const MOST_NAMES = 50;

/**
 * Does the target of a reference forbid what is beside it, or the other way round? `additionalProperties` looks
 * only at the properties of its own object, never through a reference.
 */
export function closedBeside(graph: RefGraph, { holder, target }: Neighbours): Closed | undefined {
  const { doc } = graph;
  if (target < 0 || !isObject(doc, target)) return undefined;
  const byTarget = forbiddenBy(graph, target, [...namesIn(graph, holder)]);
  if (byTarget !== undefined) return { by: 'target', ...byTarget };
  const byHolder = forbiddenBy(graph, holder, [...namesIn(graph, target)]);
  return byHolder === undefined ? undefined : { by: 'neighbours', ...byHolder };
}

/** Names that the schema's own `additionalProperties: false` forbids. */
export function forbiddenBy(
  { doc, children }: RefGraph,
  schema: number,
  names: readonly string[],
): Omit<Closed, 'by'> | undefined {
  const closed = children.member(schema, K.additionalProperties);
  if (
    closed < 0 ||
    doc.kind[closed] !== Kind.false ||
    children.member(schema, K.patternProperties) >= 0
  )
    return undefined;
  const properties = children.member(schema, K.properties);
  const missing = [...new Set(names)].filter((name) => {
    const number = doc.names.find(name, 0, name.length);
    return (
      properties < 0 ||
      doc.kind[properties] !== Kind.object ||
      number < 0 ||
      children.member(properties, number) < 0
    );
  });
  return missing.length === 0 ? undefined : { names: missing, node: closed };
}

/** Names of properties that a schema describes or requires. */
export function* namesIn(graph: RefGraph, schema: number): Generator<string> {
  yield* declared(graph, schema);
  yield* demanded(graph, schema);
}

function* declared({ doc, children }: RefGraph, schema: number): Generator<string> {
  const properties = children.member(schema, K.properties);
  if (properties < 0 || doc.kind[properties] !== Kind.object) return;
  const end = doc.after[properties] as number;
  let left = MOST_NAMES;
  for (let child = properties + 1; child < end && left-- > 0; child = doc.after[child] as number) {
    if (doc.kind[child] !== Kind.false) yield doc.names.name(doc.key[child] as number);
  }
}

function* demanded({ doc, children }: RefGraph, schema: number): Generator<string> {
  const required = children.member(schema, K.required);
  if (required < 0 || doc.kind[required] !== Kind.array) return;
  const end = doc.after[required] as number;
  let left = MOST_NAMES;
  for (let item = required + 1; item < end && left-- > 0; item = doc.after[item] as number) {
    if (isString(doc, item)) yield stringAt(doc, item);
  }
}
