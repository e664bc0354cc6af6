// Longer than most: every number that makes up a size stands here, so that it can be held beside what `emit` writes.
import { quote, utf8Length } from '../json/strings.ts';
import { bodyCount, conjoinsInto, leftOf } from './body.ts';
import type { DropsOf } from './drops.ts';
import { isKeptIdentity } from './in-place.ts';
import { memberBytes, nameBytes } from './member.ts';
import type { RootPlan } from './plan.ts';
import { stubFor } from './stub.ts';
import { CUT, Form, KEEP } from './types.ts';

/**
 * The sizes of a plan as a linear system: a state is one way in which a unit is written, as a copy (one for
 * each level of unrolling) or in its place; its bytes are a constant and the bytes of the states it contains.
 */
export interface System {
  /** Bytes of a state that are not those of its parts. */
  readonly constant: readonly number[];
  readonly unit: readonly number[];
  readonly level: readonly number[];
  readonly inPlace: readonly boolean[];
  readonly parts: readonly (readonly number[])[];
  /** All states, each behind its parts. */
  readonly order: readonly number[];
  /** The state that is the whole output. */
  readonly root: number;
  /** State -> bytes it saves in the text of other units, by laying annotations over theirs. */
  readonly overridden: readonly (readonly [state: number, unit: number, bytes: number])[];
  stateOf(unit: number, level: number, inPlace: boolean): number;
}

/** @shape O(references and dropped members of what is written), states made only when something contains them. */
export function systemOf(plan: RootPlan): System {
  const { graph, root, levels } = plan;
  const { units } = graph;
  const count = root.lastUnit - root.firstUnit;
  const known = new Array<number>(count * (levels + 1)).fill(-1);
  const states = {
    constant: [] as number[],
    unit: [] as number[],
    level: [] as number[],
    inPlace: [] as boolean[],
    parts: [] as number[][],
  };
  const overridden: [number, number, number][] = [];
  const stateOf = (unit: number, level: number, inPlace: boolean): number => {
    const slot = (unit - root.firstUnit) * (levels + 1) + (inPlace ? levels : level);
    const old = known[slot] as number;
    if (old >= 0) return old;
    const state = states.unit.length;
    known[slot] = state;
    states.unit.push(unit);
    states.level.push(level);
    states.inPlace.push(inPlace);
    states.constant.push(0);
    states.parts.push([]);
    return state;
  };
  const dropsByUnit = plan.verbatim ? new Map<number, [number, DropsOf][]>() : groupByUnit(plan);
  const rootState = stateOf(root.firstUnit, levels - 1, true);
  for (let state = 0; state < states.unit.length; state++)
    fill(
      plan,
      state,
      states,
      stateOf,
      dropsByUnit.get(states.unit[state] as number) ?? [],
      overridden,
      units,
    );
  const { constant, unit, level, inPlace, parts } = states;
  return {
    constant,
    unit,
    level,
    inPlace,
    parts,
    order: topological(states.parts),
    root: rootState,
    overridden,
    stateOf,
  };
}

interface States {
  readonly constant: number[];
  readonly unit: number[];
  readonly level: number[];
  readonly inPlace: boolean[];
  readonly parts: number[][];
}

function fill(
  plan: RootPlan,
  state: number,
  states: States,
  stateOf: (unit: number, level: number, inPlace: boolean) => number,
  drops: readonly [number, DropsOf][],
  overridden: [number, number, number][],
  units: RootPlan['graph']['units'],
): void {
  const { graph, root, forms, homes } = plan;
  const { doc } = graph;
  const unit = states.unit[state] as number;
  const level = states.level[state] as number;
  const inPlace = states.inPlace[state] as boolean;
  const parts = states.parts[state] as number[];
  let bytes = doc.size[units.node[unit] as number] as number;
  if (!plan.verbatim) {
    for (
      let i = units.firstPartOf[unit] as number;
      i < (units.firstPartOf[unit + 1] as number);
      i++
    ) {
      const part = units.partsOf[i] as number;
      bytes -= doc.size[units.node[part] as number] as number;
      parts.push(stateOf(part, level, inPlace));
    }
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number);
      i++
    ) {
      const row = units.refsOf[i] as number;
      const decision = plan.decide(row, level);
      if (decision === KEEP) {
        const pointer = homes.pointers.get(row);
        if (pointer !== undefined)
          bytes +=
            utf8Length(`"$ref":${quote(pointer)}`) -
            memberBytes(doc, graph.refs.member[row] as number);
        continue;
      }
      const formed = forms[row - root.firstRef];
      if (formed === undefined) continue;
      bytes += formed.bytes;
      for (const [owner, saved] of formed.overridden) overridden.push([state, owner, saved]);
      const target = plan.targetOf(row);
      if (decision === CUT) bytes += utf8Length(stubFor(graph, root, target));
      else parts.push(stateOf(target, decision, false));
    }
    for (const [object, of] of drops) {
      bytes -= of.removed;
      if (inPlace) bytes += restored(plan, object, of, parts, stateOf);
    }
    if (inPlace && unit === root.firstUnit) bytes += newContainer(plan, parts, stateOf);
  }
  states.constant[state] = bytes;
}

/** Bytes that come back where an object is written in its place: identifiers, and containers with what is kept. */
function restored(
  plan: RootPlan,
  object: number,
  of: DropsOf,
  parts: number[],
  stateOf: (unit: number, level: number, inPlace: boolean) => number,
): number {
  const { graph, homes } = plan;
  const { doc } = graph;
  let bytes = 0;
  let members = 0;
  for (const drop of of.drops) {
    if (drop.kind === 'identity') {
      if (!isKeptIdentity(plan, drop.node)) continue;
      bytes += drop.bytes;
      members++;
    } else if (drop.kind === 'container') {
      let entries = 0;
      let inside = 2;
      for (
        let entry = drop.node + 1;
        entry < (doc.after[drop.node] as number);
        entry = doc.after[entry] as number
      ) {
        const unit = graph.unitOf[entry] as number;
        if (unit < 0 || !homes.stays.has(unit)) continue;
        entries++;
        inside += nameBytes(doc, entry);
        parts.push(stateOf(unit, plan.levels - 1, true));
      }
      if (homes.movedTo === drop.node) {
        for (const { unit, name } of homes.moved) {
          entries++;
          inside += utf8Length(quote(name)) + 1;
          parts.push(stateOf(unit, plan.levels - 1, false));
        }
      }
      if (entries === 0) continue;
      bytes += nameBytes(doc, drop.node) + inside + entries - 1;
      members++;
    }
  }
  if (members === 0) return 0;
  return bytes + (writtenCount(plan, object) === 0 ? members - 1 : members);
}

/** Members that an object is written with, before anything is restored. */
function writtenCount(plan: RootPlan, object: number): number {
  const { graph, drops, bodies } = plan;
  const row = bodies.rowAt(object);
  const left = leftOf(graph, drops, object);
  if (row < 0) return left;
  switch (bodies.formAt(row)) {
    case Form.keep:
      return left;
    case Form.conjoin:
      return left - (conjoinsInto(graph, drops, object) >= 0 ? 1 : 0);
    default:
      return writtenOver(plan, row) + left - 1;
  }
}

/** Members of the target that are written besides the holder's own. */
function writtenOver(plan: RootPlan, row: number): number {
  const formed = plan.forms[row - plan.root.firstRef];
  return bodyCount(plan.bodies, plan.targetOf(row)) - (formed?.overridden.length ?? 0);
}

/** Members that are written again at the root. */
function restoredCount(plan: RootPlan): number {
  const { drops, homes, root, graph } = plan;
  let count = 0;
  for (const drop of drops.byObject.get(root.node)?.drops ?? []) {
    if (drop.kind === 'identity' && isKeptIdentity(plan, drop.node)) count++;
    if (
      drop.kind === 'container' &&
      [...homes.stays].some(
        (unit) => graph.doc.parent[graph.units.node[unit] as number] === drop.node,
      )
    )
      count++;
  }
  return count;
}

/** A container that has to be made for schemas that lost their place, as the last member of the root. */
function newContainer(
  plan: RootPlan,
  parts: number[],
  stateOf: (unit: number, level: number, inPlace: boolean) => number,
): number {
  const { homes, root } = plan;
  if (homes.moved.length === 0 || homes.movedTo >= 0) return 0;
  let bytes = quote(homes.movedKeyword).length + 1 + 2 + homes.moved.length - 1;
  for (const { unit, name } of homes.moved) {
    bytes += utf8Length(quote(name)) + 1;
    parts.push(stateOf(unit, plan.levels - 1, false));
  }
  return bytes + (writtenCount(plan, root.node) + restoredCount(plan) === 0 ? 0 : 1);
}

/** Which unit each object with drops belongs to: one sweep in document order. */
function groupByUnit(plan: RootPlan): Map<number, [number, DropsOf][]> {
  const { graph, root, drops } = plan;
  const { doc, units } = graph;
  const groups = new Map<number, [number, DropsOf][]>();
  const stack: number[] = [];
  let next = root.firstUnit;
  for (const object of [...drops.byObject.keys()].sort((a, b) => a - b)) {
    while (next < root.lastUnit && (units.node[next] as number) <= object) stack.push(next++);
    while (
      stack.length > 1 &&
      (doc.after[units.node[stack.at(-1) as number] as number] as number) <= object
    )
      stack.pop();
    const unit = stack.at(-1) as number;
    const group = groups.get(unit);
    const of = drops.byObject.get(object) as DropsOf;
    if (group === undefined) groups.set(unit, [[object, of]]);
    else group.push([object, of]);
  }
  return groups;
}

/** Depth first without recursion; a plan has no cycle among what it inlines. */
function topological(parts: readonly (readonly number[])[]): number[] {
  const order: number[] = [];
  const next = new Array<number>(parts.length).fill(0);
  const seen = new Array<number>(parts.length).fill(0);
  const stack: number[] = [];
  for (let start = 0; start < parts.length; start++) {
    if (seen[start] !== 0) continue;
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const state = stack[stack.length - 1] as number;
      const of = parts[state] as readonly number[];
      const at = next[state] as number;
      if (at < of.length) {
        next[state] = at + 1;
        const part = of[at] as number;
        if (seen[part] === 0) {
          seen[part] = 1;
          stack.push(part);
        } else if (seen[part] === 1) throw new Error('a plan that contains itself');
        continue;
      }
      seen[state] = 2;
      order.push(state);
      stack.pop();
    }
  }
  return order;
}
