// Longer than most: one loop over frames, whose steps share its stack and its sink.
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { quote } from '../json/strings.ts';
import { Role } from '../refs/positions.ts';
import { roleAt } from '../refs/walk.ts';
import { conjoinsInto } from './body.ts';
import type { Forecast } from './forecast.ts';
import type { Frame, Owner } from './frame.ts';
import { frameOf, restOf } from './frame.ts';
import { isKeptIdentity } from './in-place.ts';
import { isShadowed } from './member.ts';
import type { RootPlan } from './plan.ts';
import type { Sink } from './sink.ts';
import { stubFor } from './stub.ts';
import { CUT, Form, KEEP } from './types.ts';

/**
 * Write a plan's output into a sink, with an explicit stack.
 *
 * @shape O(output) for a sink that knows no state; O(what is written once) for one that remembers states.
 */
export function emit(
  plan: RootPlan,
  { system }: Forecast,
  touched: Uint8Array,
  sink: Sink,
  from = system.root,
): void {
  const { graph, root, homes } = plan;
  const { doc, units, refs } = graph;
  const stack: Frame[] = [];

  /** Begin a state, whose unit is to be written next; undefined where the sink has it already. */
  const begin = (state: number): Owner | undefined => {
    if (sink.state(state)) return undefined;
    const owner = {
      state,
      unit: system.unit[state] as number,
      level: system.level[state] as number,
      inPlace: system.inPlace[state] as boolean,
    };
    stack.push(frameOf('end', owner, -1, 0, 0, NO_COMMA, ''));
    return owner;
  };
  const beginTarget = (row: number, decision: number): Owner | undefined => {
    const unit = plan.targetOf(row);
    if (decision !== CUT) return begin(system.stateOf(unit, decision, false));
    sink.made(stubFor(graph, root, unit));
    return undefined;
  };
  /** Write a unit from its beginning. In a loop: a reference may give way to another, ten thousand times in a row. */
  const writeUnit = (first: Owner | undefined): void => {
    for (let owner = first; owner !== undefined; )
      owner = value(owner, units.node[owner.unit] as number);
  };
  /**
   * Write the value at `node`, which belongs to the frame's unit, or push what will write it. What it gives is a unit that
   * takes the value's place, and is to be written now.
   */
  const value = (frame: Owner, node: number): Owner | undefined => {
    if (touched[node] === 0) {
      sink.raw(doc.start[node] as number, doc.end[node] as number, frame.unit, frame.inPlace);
      return undefined;
    }
    const own = graph.unitOf[node] as number;
    if (own >= 0 && own !== frame.unit && (units.within[own] as number) >= 0)
      return begin(system.stateOf(own, frame.level, frame.inPlace));
    // A unit of its own that has nothing inside: `true` and `false` are schemas too.
    if (doc.kind[node] !== Kind.object && doc.kind[node] !== Kind.array) {
      sink.raw(doc.start[node] as number, doc.end[node] as number, frame.unit, frame.inPlace);
      return undefined;
    }
    const end = doc.after[node] as number;
    if (doc.kind[node] === Kind.array) {
      bracket(frame, doc.start[node] as number);
      stack.push(
        frameOf(
          'items',
          frame,
          node,
          node + 1,
          end,
          { written: false },
          ']',
          undefined,
          undefined,
          (doc.end[node] as number) - 1,
        ),
      );
      return undefined;
    }
    const row = roleAt(graph.role, node) === Role.schema ? plan.bodies.rowAt(node) : -1;
    if (
      row >= 0 &&
      plan.bodies.formAt(row) === Form.replace &&
      !(frame.inPlace && restores(plan, node))
    ) {
      const decision = plan.decide(row, frame.level);
      if (decision !== KEEP) return beginTarget(row, decision);
    }
    bracket(frame, doc.start[node] as number);
    stack.push(
      frameOf(
        'members',
        frame,
        node,
        node + 1,
        end,
        { written: false },
        '}',
        undefined,
        undefined,
        (doc.end[node] as number) - 1,
      ),
    );
    return undefined;
  };
  const bracket = (frame: Owner, at: number): void =>
    sink.raw(at, at + 1, frame.unit, frame.inPlace);
  const comma = (frame: Frame): void => {
    if (frame.comma.written) sink.made(',');
    else frame.comma.written = true;
  };
  const named = (frame: Frame, member: number): void => {
    comma(frame);
    sink.raw(
      doc.keyStart[member] as number,
      doc.start[member] as number,
      frame.unit,
      frame.inPlace,
    );
  };
  /** The members of the target, written into the braces that are open. */
  const lay = (frame: Frame, row: number, decision: number): void => {
    const unit = plan.targetOf(row);
    const node = units.node[unit] as number;
    const without = new Set(frame.without);
    for (let child = frame.node + 1; child < frame.end; child = doc.after[child] as number) {
      if (child !== refs.member[row] && !isShadowed(doc, child) && !plan.drops.kinds.has(child))
        without.add(doc.key[child] as number);
    }
    stack.push(
      frameOf(
        'members',
        { state: frame.state, unit, level: decision, inPlace: false },
        node,
        node + 1,
        doc.after[node] as number,
        frame.comma,
        '',
        without,
      ),
    );
  };
  const container = (frame: Frame, member: number): void => {
    if (!frame.inPlace) return;
    const takesMoved = homes.movedTo === member && homes.moved.length > 0;
    let any = takesMoved;
    for (
      let entry = member + 1;
      !any && entry < (doc.after[member] as number);
      entry = doc.after[entry] as number
    )
      any = homes.stays.has(graph.unitOf[entry] as number);
    if (!any) return;
    named(frame, member);
    bracket(frame, doc.start[member] as number);
    stack.push(
      frameOf(
        'entries',
        frame,
        member,
        member + 1,
        doc.after[member] as number,
        { written: false },
        '}',
        undefined,
        undefined,
        (doc.end[member] as number) - 1,
      ),
    );
  };
  const reference = (frame: Frame, row: number, member: number): void => {
    const decision = plan.decide(row, frame.level);
    const form = decision === KEEP ? Form.keep : plan.bodies.formAt(row);
    if (form === Form.keep) {
      const pointer = homes.pointers.get(row);
      comma(frame);
      if (pointer === undefined)
        sink.raw(
          doc.keyStart[member] as number,
          doc.end[member] as number,
          frame.unit,
          frame.inPlace,
        );
      else sink.made(`"$ref":${quote(pointer)}`);
    } else if (form === Form.conjoin) {
      if (conjoinsInto(graph, plan.drops, frame.node) >= 0) return;
      comma(frame);
      sink.made('"allOf":[');
      stack.push(
        frameOf('items', frame, frame.node, 0, 0, { written: false }, ']', undefined, [
          row,
          decision,
        ]),
      );
    } else lay(frame, row, decision);
  };
  const member = (frame: Frame, child: number): void => {
    const name = doc.key[child] as number;
    if (isShadowed(doc, child) || frame.without?.has(name) === true) return;
    if (roleAt(graph.role, frame.node) === Role.schema) {
      if (plan.drops.kinds.has(child)) {
        if (roleAt(graph.role, child) === Role.container) container(frame, child);
        else if (
          frame.inPlace &&
          plan.drops.kinds.get(child) === 'identity' &&
          isKeptIdentity(plan, child)
        ) {
          named(frame, child);
          sink.raw(doc.start[child] as number, doc.end[child] as number, frame.unit, frame.inPlace);
        }
        return;
      }
      const row = plan.bodies.rowAt(frame.node);
      if (row >= 0 && refs.member[row] === child) {
        reference(frame, row, child);
        return;
      }
      if (row >= 0 && name === K.allOf && conjoinsInto(graph, plan.drops, frame.node) === child) {
        const decision = plan.decide(row, frame.level);
        if (decision !== KEEP && plan.bodies.formAt(row) === Form.conjoin) {
          named(frame, child);
          bracket(frame, doc.start[child] as number);
          stack.push(
            frameOf(
              'items',
              frame,
              child,
              child + 1,
              doc.after[child] as number,
              { written: false },
              ']',
              undefined,
              [row, decision],
              (doc.end[child] as number) - 1,
            ),
          );
          return;
        }
      }
    }
    named(frame, child);
    writeUnit(value(frame, child));
  };

  writeUnit(begin(from));
  for (let frame = stack.at(-1); frame !== undefined; frame = stack.at(-1)) {
    if (frame.next < frame.end) {
      step(frame);
      continue;
    }
    stack.pop();
    if (frame.kind === 'end') sink.endState(frame.state);
    else if (frame.extra !== undefined) {
      const [row, decision] = frame.extra;
      comma(frame);
      stack.push(restOf(frame, 'close', 0));
      writeUnit(beginTarget(row, decision));
    } else if (frame.kind === 'entries' && homes.movedTo === frame.node) {
      stack.push(restOf(frame, 'moved', homes.moved.length));
    } else if (needsContainer(frame)) {
      comma(frame);
      sink.made(`${quote(homes.movedKeyword)}:{`);
      stack.push(
        restOf(frame, 'close', 0),
        frameOf('moved', frame, frame.node, 0, homes.moved.length, { written: false }, '}'),
      );
    } else if (frame.closeAt >= 0) bracket(frame, frame.closeAt);
    else sink.made(frame.close);
  }

  /** One child, member, entry or moved schema of the innermost frame. */
  function step(frame: Frame): void {
    const child = frame.next;
    if (frame.kind === 'moved') {
      const { unit, name } = homes.moved[child] as { unit: number; name: string };
      frame.next = child + 1;
      comma(frame);
      sink.made(`${quote(name)}:`);
      writeUnit(begin(system.stateOf(unit, plan.levels - 1, false)));
      return;
    }
    frame.next = doc.after[child] as number;
    if (frame.kind === 'items') {
      comma(frame);
      writeUnit(value(frame, child));
    } else if (frame.kind === 'entries') {
      if (!homes.stays.has(graph.unitOf[child] as number)) return;
      named(frame, child);
      writeUnit(begin(system.stateOf(graph.unitOf[child] as number, plan.levels - 1, true)));
    } else {
      const last = untouchedRun(plan, touched, frame, child);
      if (last > child) {
        comma(frame);
        sink.raw(doc.keyStart[child] as number, doc.end[last] as number, frame.unit, frame.inPlace);
        frame.next = doc.after[last] as number;
      } else member(frame, child);
    }
  }

  /** The root ends, and schemas that lost their place have no container yet. */
  function needsContainer(frame: Frame): boolean {
    return (
      frame.kind === 'members' &&
      frame.inPlace &&
      frame.node === root.node &&
      frame.close === '}' &&
      homes.moved.length > 0 &&
      homes.movedTo < 0
    );
  }
}

const NO_COMMA = { written: false };

/** Does an object get members back where it is written in its place? Then it needs braces of its own. */
function restores(plan: RootPlan, object: number): boolean {
  const drops = plan.drops.byObject.get(object)?.drops;
  return drops?.some((drop) => drop.kind !== 'ignored') === true;
}

/** Last of the members from `first` on that are copied as they stand; `first` itself where only that one may be. */
function untouchedRun(plan: RootPlan, touched: Uint8Array, frame: Frame, first: number): number {
  const { doc } = plan.graph;
  if (
    frame.without !== undefined ||
    plan.drops.byObject.has(frame.node) ||
    plan.bodies.rowAt(frame.node) >= 0
  )
    return first;
  let last = -1;
  for (
    let child = first;
    child < frame.end && touched[child] === 0 && !isShadowed(doc, child);
    child = doc.after[child] as number
  )
    last = child;
  return last < 0 ? first : last === first ? first : last;
}
