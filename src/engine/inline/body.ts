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
  /** What was found of units so far; the forms below a unit do not change once it is asked about. */
  readonly known: { readonly objects: Map<number, boolean>; readonly counts: Map<number, number> };
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
  const { graph, known } = bodies;
  const passed: number[] = [];
  let is: boolean | undefined;
  for (let at = unit; is === undefined; ) {
    is = known.objects.get(at);
    if (is !== undefined) break;
    passed.push(at);
    const object = graph.units.node[at] as number;
    const row = graph.doc.kind[object] === Kind.object ? bodies.rowAt(object) : -1;
    if (row >= 0 && bodies.formAt(row) === Form.replace) at = graph.refs.to[row] as number;
    else is = graph.doc.kind[object] === Kind.object;
  }
  for (const at of passed) known.objects.set(at, is);
  return is;
}

/**
 * How many members the text of a copy of `unit` has at its root: its own that are left, and those of the schema that gives
 * way to it or is laid under it, without those of the same name.
 *
 * @shape each unit once, however often it is asked for.
 */
export function bodyCount(bodies: Bodies, unit: number): number {
  const { graph, drops, known } = bodies;
  const passed: number[] = [];
  let at = unit;
  let count = known.counts.get(at);
  for (; count === undefined; count = known.counts.get(at)) {
    const object = graph.units.node[at] as number;
    const row = bodies.rowAt(object);
    const form = row < 0 ? Form.keep : bodies.formAt(row);
    if (form === Form.keep || form === Form.conjoin) {
      const joins = form === Form.conjoin && conjoinsInto(graph, drops, object) >= 0;
      known.counts.set(at, leftOf(graph, drops, object) - (joins ? 1 : 0));
    } else {
      passed.push(at);
      at = graph.refs.to[row] as number;
    }
  }
  for (const over of passed.reverse()) {
    count += ownBeyond(bodies, over, at);
    known.counts.set(over, count);
    at = over;
  }
  return count;
}

/** Members of `unit` beside its reference that the schema under it lacks. */
function ownBeyond(bodies: Bodies, unit: number, under: number): number {
  const { graph, drops } = bodies;
  const { doc, refs } = graph;
  const object = graph.units.node[unit] as number;
  const member = refs.member[bodies.rowAt(object)];
  let count = 0;
  const end = doc.after[object] as number;
  for (let child = object + 1; child < end; child = doc.after[child] as number) {
    if (child === member || isShadowed(doc, child) || drops.kinds.has(child)) continue;
    if (bodyMember(bodies, under, doc.key[child] as number) === undefined) count++;
  }
  return count;
}

export const leftOf = (graph: RefGraph, drops: Drops, object: number): number =>
  drops.byObject.get(object)?.left ?? memberCount(graph.doc, object);

/** The `allOf` array that a target can be added to, or -1; one that is left out itself takes nothing. */
export function conjoinsInto(graph: RefGraph, drops: Drops, holder: number): number {
  const allOf = graph.children.member(holder, K.allOf);
  return allOf >= 0 && graph.doc.kind[allOf] === Kind.array && !drops.kinds.has(allOf) ? allOf : -1;
}
