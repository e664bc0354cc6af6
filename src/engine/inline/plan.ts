import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { rowAt } from '../refs/types.ts';
import type { Bodies } from './body.ts';
import type { Drops } from './drops.ts';
import { dropsOf, NO_DROPS } from './drops.ts';
import type { Formed } from './forms.ts';
import { formOf } from './forms.ts';
import type { Homes } from './homes.ts';
import { findHomes } from './homes.ts';
import { referredTo } from './referred-to.ts';
import type { PlanOptions } from './types.ts';
import { CUT, Form, KEEP } from './types.ts';

/**
 * How one schema is rewritten, decided before anything is built. Units and references are doc-wide
 * numbers; `forms` is indexed by row - `root.firstRef`.
 */
export interface RootPlan {
  readonly graph: RefGraph;
  readonly rootIndex: number;
  readonly root: SchemaRoot;
  /** Nothing changes: the schema is copied through. */
  readonly verbatim: boolean;
  readonly levels: number;
  readonly forms: readonly (Formed | undefined)[];
  readonly drops: Drops;
  readonly bodies: Bodies;
  readonly homes: Homes;
  /** Level at which a reference is inlined, or KEEP, or CUT. */
  decide(row: number, level: number): number;
  /** Unit that a reference is inlined as; differs from its target only at the root, through aliases. */
  targetOf(row: number): number;
}

/**
 * Decide for every reference of one schema. The default keeps references to schemas on cycles and inlines
 * the rest, so the choice never depends on the order of visiting.
 *
 * @shape O(values that change + references).
 */
export function planRoot(graph: RefGraph, rootIndex: number, options: PlanOptions = {}): RootPlan {
  const root = graph.roots[rootIndex] as SchemaRoot;
  const { refs, units } = graph;
  const levels = options.unroll === undefined ? 1 : options.unroll + 1;
  const untouched = root.firstRef === root.lastRef && root.firstContainer === root.lastContainer;
  if (root.pinned !== undefined || untouched) return verbatimPlan(graph, rootIndex, root);

  const drops = dropsOf(graph, root);
  const rootRow = rowAt(graph, root.node);
  const rootTarget = rootRow < 0 ? -1 : endOfAliases(graph, root, rootRow);
  const rank = options.unroll === undefined ? undefined : ranks(graph, root);

  const decide = (row: number, level: number): number => {
    const to = refs.to[row] as number;
    if (to < 0 || refs.dead[row] === true) return KEEP;
    if (row === rootRow && rank === undefined) return rootTarget < 0 ? KEEP : 0;
    if (options.keep?.(to) === true) return KEEP;
    if (units.cyclic[to] !== true) return rank === undefined ? 0 : levels - 1;
    if (rank === undefined) return KEEP;
    const from = refs.unit[row] as number;
    if (units.component[from] !== units.component[to]) return levels - 1;
    if ((rank.get(to) as number) > (rank.get(from) as number)) return level;
    return level === 0 ? CUT : level - 1;
  };
  const targetOf = (row: number): number =>
    row === rootRow && rank === undefined ? rootTarget : (refs.to[row] as number);

  const forms = new Array<Formed | undefined>(root.lastRef - root.firstRef).fill(undefined);
  const bodies: Bodies = {
    graph,
    drops,
    rowAt: (holder) => rowAt(graph, holder),
    formAt: (row) => forms[row - root.firstRef]?.form ?? Form.keep,
    known: { objects: new Map(), counts: new Map() },
  };
  for (const unit of leavesFirst(graph, root)) {
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number);
      i++
    ) {
      const row = units.refsOf[i] as number;
      if (decide(row, 0) === KEEP) continue;
      const target = targetOf(row);
      const plain = rank === undefined || units.cyclic[target] !== true;
      forms[row - root.firstRef] = formOf(
        bodies,
        row,
        target,
        plain && rootOfIsPlain(bodies, target, rank !== undefined),
      );
    }
  }
  const homes = findHomes({ graph, root, drops, decide, targetOf });
  return {
    graph,
    rootIndex,
    root,
    verbatim: false,
    levels,
    forms,
    drops,
    bodies,
    homes,
    decide,
    targetOf,
  };
}

/** When unrolling, an alias may end in a schema that is cut somewhere: then its body is not known here. */
function rootOfIsPlain(bodies: Bodies, target: number, unrolling: boolean): boolean {
  if (!unrolling) return true;
  return bodies.rowAt(bodies.graph.units.node[target] as number) < 0;
}

function verbatimPlan(graph: RefGraph, rootIndex: number, root: SchemaRoot): RootPlan {
  const drops = NO_DROPS;
  return {
    graph,
    rootIndex,
    root,
    verbatim: true,
    levels: 1,
    forms: [],
    drops,
    bodies: {
      graph,
      drops,
      rowAt: () => -1,
      formAt: () => Form.keep,
      known: { objects: new Map(), counts: new Map() },
    },
    homes: {
      kept: referredTo(graph, root),
      stays: new Set(),
      moved: [],
      movedTo: -1,
      movedKeyword: root.dialect.container,
      pointers: new Map(),
      dropNestedIds: false,
    },
    decide: () => KEEP,
    targetOf: (row) => graph.refs.to[row] as number,
  };
}

/**
 * A reference at the root is inlined even where its target lies on a cycle, so that the root shows what it is:
 * the body is copied there once and the definition stays. Pure aliases are followed to their end; -1 where
 * there is none, or where a body would again begin with a reference.
 */
function endOfAliases(graph: RefGraph, root: SchemaRoot, row: number): number {
  const { refs, units, doc } = graph;
  const seen = new Set<number>();
  for (let at = refs.to[row] as number; at >= 0; ) {
    if (at === root.firstUnit || seen.has(at)) return -1;
    seen.add(at);
    const object = units.node[at] as number;
    const next = rowAt(graph, object);
    if (next < 0 || (refs.to[next] as number) < 0) return at;
    if (units.cyclic[refs.to[next] as number] !== true) return at;
    // The body begins with a reference that stays: go on only where that is all there is.
    if (
      doc.after[object] !== (refs.member[next] as number) + 1 ||
      (refs.member[next] as number) !== object + 1
    )
      return -1;
    at = refs.to[next] as number;
  }
  return -1;
}

/** Units of one root, each behind those it refers to; parts of a unit before the unit. */
function leavesFirst(graph: RefGraph, root: SchemaRoot): number[] {
  const { component } = graph.units;
  const count = root.lastUnit - root.firstUnit;
  if (count === 1) return [root.firstUnit];
  // One number for both keys, so that the platform sorts numbers and asks nobody.
  const keys = new Float64Array(count);
  for (let i = 0; i < count; i++)
    keys[i] = (component[root.firstUnit + i] as number) * count + (count - 1 - i);
  keys.sort();
  return Array.from(keys, (key) => root.lastUnit - 1 - (key % count));
}

/**
 * Order in which units are met from the root, breadth first, a part always behind what it is a part of:
 * a reference that does not lead further in this order closes a cycle.
 */
function ranks(graph: RefGraph, root: SchemaRoot): Map<number, number> {
  const { units, refs } = graph;
  const outermost = (unit: number): number => {
    let at = unit;
    while ((units.within[at] as number) >= 0) at = units.within[at] as number;
    return at;
  };
  const groups = new Map<number, number[]>();
  for (let unit = root.firstUnit; unit < root.lastUnit; unit++) {
    const top = outermost(unit);
    const group = groups.get(top);
    if (group === undefined) groups.set(top, [unit]);
    else group.push(unit);
  }
  const rank = new Map<number, number>();
  const queue = [root.firstUnit];
  const queued = new Set(queue);
  for (let at = 0; at < queue.length; at++) {
    for (const unit of groups.get(queue[at] as number) ?? []) rank.set(unit, rank.size);
    for (const unit of groups.get(queue[at] as number) ?? []) {
      for (
        let i = units.firstRefOf[unit] as number;
        i < (units.firstRefOf[unit + 1] as number);
        i++
      ) {
        const to = refs.to[units.refsOf[i] as number] as number;
        if (to < 0) continue;
        const top = outermost(to);
        if (queued.has(top)) continue;
        queued.add(top);
        queue.push(top);
      }
    }
  }
  return rank;
}
