import { Kind } from '../json/document.ts';
import { isAnnotation, isIndependent } from '../refs/positions.ts';
import type { Bodies } from './body.ts';
import { bodyCount, bodyMember, conjoinsInto, isObjectBody, leftOf } from './body.ts';
import { isShadowed, memberBytes } from './member.ts';
import { Form } from './types.ts';

/** A form, and what it adds to the bytes of the holder besides those of the target. */
export interface Formed {
  readonly form: number;
  readonly bytes: number;
  /** Bytes saved in the text of other schemas whose annotations are overridden: unit, bytes. */
  readonly overridden: readonly (readonly [number, number])[];
}

const NOTHING: readonly (readonly [number, number])[] = [];

/**
 * How a reference and its neighbours are written together with the target (engine-semantics section 4, D):
 * alone, the target takes the holder's place; annotations and assertions that nothing else reads are laid
 * over it; everything else is conjoined by `allOf`, which is always right.
 *
 * `plain` is false where the target is not written as one known object: cut, or unrolled further down.
 */
export function formOf(bodies: Bodies, row: number, target: number, plain: boolean): Formed {
  const { graph, drops } = bodies;
  const { doc } = graph;
  const holder = graph.refs.holder[row] as number;
  const member = graph.refs.member[row] as number;
  const reference = memberBytes(doc, member);
  const siblings = leftOf(graph, drops, holder) - 1;
  const object = plain && isObjectBody(bodies, target);
  if (siblings === 0) {
    // What is restored in place, a container for instance, needs an object around it.
    const restored =
      drops.byObject.get(holder)?.drops.some((drop) => drop.kind !== 'ignored') === true;
    if (object || !restored)
      return { form: Form.replace, bytes: -(2 + reference), overridden: NOTHING };
    return { form: Form.conjoin, bytes: 10 - reference, overridden: NOTHING };
  }
  if (object) {
    const laid = overlay(bodies, holder, member, target);
    if (laid !== undefined) {
      const count = bodyCount(bodies, target);
      const commas =
        Math.max(0, siblings + count - laid.length - 1) - Math.max(0, count - 1) - siblings;
      const saved = laid.map((over) => [over.unit, over.bytes] as const);
      return {
        form: Form.overlay,
        bytes: commas - 2 - reference - saved.reduce((sum, [, bytes]) => sum + bytes, 0),
        overridden: saved,
      };
    }
  }
  const allOf = conjoinsInto(graph, drops, holder);
  if (allOf < 0) return { form: Form.conjoin, bytes: 10 - reference, overridden: NOTHING };
  const empty = doc.after[allOf] === allOf + 1;
  return { form: Form.conjoin, bytes: (empty ? 0 : 1) - reference - 1, overridden: NOTHING };
}

/** The members of the target that the holder's own replace; undefined where laying them over would change the meaning. */
function overlay(
  bodies: Bodies,
  holder: number,
  reference: number,
  target: number,
): { unit: number; bytes: number }[] | undefined {
  const { graph, drops } = bodies;
  const { doc } = graph;
  const end = doc.after[holder] as number;
  const laid: { unit: number; bytes: number }[] = [];
  for (let child = holder + 1; child < end; child = doc.after[child] as number) {
    if (child === reference || isShadowed(doc, child) || drops.kinds.has(child)) continue;
    const name = doc.key[child] as number;
    const annotation = isAnnotation(name);
    if (!annotation && !isIndependent(name)) return undefined;
    const theirs = bodyMember(bodies, target, name);
    if (theirs === undefined) continue;
    if (!annotation && !sameText(bodies, child, theirs.node)) return undefined;
    laid.push({ unit: theirs.unit, bytes: memberBytes(doc, theirs.node) });
  }
  return laid;
}

function sameText({ graph: { doc } }: Bodies, a: number, b: number): boolean {
  if (doc.kind[a] !== doc.kind[b] || doc.kind[a] === Kind.object) return false;
  return doc.text.slice(doc.start[a], doc.end[a]) === doc.text.slice(doc.start[b], doc.end[b]);
}
