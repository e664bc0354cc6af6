import { isMember } from '../../json/document.ts';
import { Role } from '../../refs/positions.ts';
import type { RefGraph } from '../../refs/types.ts';
import { roleAt } from '../../refs/walk.ts';
import type { Facts } from '../define-rule.ts';

/** Names that JavaScript finds on any object, though no member of the text has them. */
const inherited = new Set(Object.getOwnPropertyNames(Object.prototype));
export const isInherited = (name: string): boolean => inherited.has(name);

export interface Entry {
  readonly name: string;
  readonly node: number;
  readonly unit: number;
}

/** Entries of the containers of one schema, in document order. */
function* entriesOf(graph: RefGraph, rootIndex: number): Generator<Entry> {
  const { doc, roots, units } = graph;
  const root = roots[rootIndex];
  if (root === undefined) return;
  for (let unit = root.firstUnit; unit < root.lastUnit; unit++) {
    const node = units.node[unit] as number;
    if (units.entry[unit] !== true || !isMember(doc, node)) continue;
    yield { name: doc.names.name(doc.key[node] as number), node, unit };
  }
}

/** Does the value stand in a container of the schema itself, not of one below? */
function isTopLevelEntry(graph: RefGraph, node: number, root: number): boolean {
  const { doc, role } = graph;
  const container = doc.parent[node] as number;
  return (
    container >= 0 && roleAt(role, container) === Role.container && doc.parent[container] === root
  );
}

const byName = new WeakMap<Facts, ReadonlyMap<string, number>>();

/** The first definition of any schema that has this name: its node, or undefined. */
export function anywhere(facts: Facts, name: string): number | undefined {
  let known = byName.get(facts);
  if (known === undefined) {
    const map = new Map<string, number>();
    for (const { index, node: root } of facts.schemas) {
      for (const entry of entriesOf(facts.graph, index)) {
        if (!map.has(entry.name) && isTopLevelEntry(facts.graph, entry.node, root))
          map.set(entry.name, entry.node);
      }
    }
    known = map;
    byName.set(facts, known);
  }
  return known.get(name);
}

const named = new WeakMap<
  Facts,
  { readonly schema: number; readonly nodes: ReadonlyMap<string, number> }
>();

/** The first definition of this schema that has this name, in whatever container; or undefined. */
export function definitionNamed(facts: Facts, schema: number, name: string): number | undefined {
  let kept = named.get(facts);
  if (kept?.schema !== schema) {
    const nodes = new Map<string, number>();
    for (const entry of entriesOf(facts.graph, schema))
      if (!nodes.has(entry.name)) nodes.set(entry.name, entry.node);
    kept = { schema, nodes };
    named.set(facts, kept);
  }
  return kept.nodes.get(name);
}
