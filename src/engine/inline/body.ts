import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import type { RefGraph } from '../refs/types.ts';
import type { Drops } from './drops.ts';
import { isShadowed, memberCount } from './member.ts';
import { Form } from './types.ts';

/** What the forms decided so far make of a schema that is a reference itself. */
export interface Bodies {
  readonly graph: RefGraph;
  readonly drops: Drops;
  /** Row of the reference that an object holds, where it is written in another form; or -1. */
  rowAt(holder: number): number;
  formAt(row: number): number;
}

/** A member of the text that a copy of `unit` will be, found through references at its root; or -1. */
export function bodyMember(
  bodies: Bodies,
  unit: number,
  name: number,
): { readonly node: number; readonly unit: number } | undefined {
  const { graph, drops } = bodies;
  const { doc } = graph;
  for (let at = unit; ; ) {
    const object = graph.units.node[at] as number;
    if (doc.kind[object] !== Kind.object) return undefined;
    const row = bodies.rowAt(object);
    const form = row < 0 ? Form.keep : bodies.formAt(row);
    if (form !== Form.replace) {
      const own = graph.children.member(object, name);
      if (own >= 0 && !drops.kinds.has(own)) return { node: own, unit: at };
    }
    if (form !== Form.replace && form !== Form.overlay) return undefined;
    at = graph.refs.to[row] as number;
  }
}

/** The object whose members a copy of `unit` begins with is an object at all. */
export function isObjectBody(bodies: Bodies, unit: number): boolean {
  for (let at = unit; ; ) {
    const object = bodies.graph.units.node[at] as number;
    if (bodies.graph.doc.kind[object] !== Kind.object) return false;
    const row = bodies.rowAt(object);
    if (row < 0 || bodies.formAt(row) !== Form.replace) return true;
    at = bodies.graph.refs.to[row] as number;
  }
}

/** How many members the text of a copy of `unit` has at its root. */
export function bodyCount(bodies: Bodies, unit: number): number {
  const { graph, drops } = bodies;
  let count = 0;
  const laid: number[] = [];
  for (let at = unit; ; ) {
    const object = graph.units.node[at] as number;
    const left = leftOf(graph, drops, object);
    const row = bodies.rowAt(object);
    const form = row < 0 ? Form.keep : bodies.formAt(row);
    if (form === Form.keep) {
      count += left;
      return count - countIn(graph, drops, object, laid);
    }
    if (form === Form.conjoin)
      return (
        count +
        left -
        (conjoinsInto(graph, drops, object) >= 0 ? 1 : 0) -
        countIn(graph, drops, object, laid)
      );
    count += left - 1 - countIn(graph, drops, object, laid);
    const end = graph.doc.after[object] as number;
    for (let child = object + 1; child < end; child = graph.doc.after[child] as number) {
      if (
        child !== graph.refs.member[row] &&
        !isShadowed(graph.doc, child) &&
        !drops.kinds.has(child)
      )
        laid.push(graph.doc.key[child] as number);
    }
    at = graph.refs.to[row] as number;
  }
}

export const leftOf = (graph: RefGraph, drops: Drops, object: number): number =>
  drops.byObject.get(object)?.left ?? memberCount(graph.doc, object);

/** The `allOf` array that a target can be added to, or -1; one that is left out itself takes nothing. */
export function conjoinsInto(graph: RefGraph, drops: Drops, holder: number): number {
  const allOf = graph.children.member(holder, K.allOf);
  return allOf >= 0 && graph.doc.kind[allOf] === Kind.array && !drops.kinds.has(allOf) ? allOf : -1;
}

function countIn(graph: RefGraph, drops: Drops, object: number, names: readonly number[]): number {
  if (names.length === 0) return 0;
  let count = 0;
  for (const name of new Set(names)) {
    const own = graph.children.member(object, name);
    if (own >= 0 && !drops.kinds.has(own)) count++;
  }
  return count;
}
