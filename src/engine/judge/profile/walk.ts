import type { Document } from '../../json/document.ts';
import { Flag, Kind } from '../../json/document.ts';
import { K } from '../../json/keywords.ts';

/** One step down a schema. */
export interface Step {
  /** Number of the keyword. */
  readonly keyword: number;
  /** Name of the property or definition; empty where there is none. */
  readonly name: string;
  /** Position in a list, or -1. */
  readonly position: number;
  /** The step before; undefined for the first one. Linked, since a schema may be 10,000 levels deep. */
  readonly up: Step | undefined;
}

export interface Visited {
  readonly node: number;
  /** The last step of the way from the root; undefined at the root. */
  readonly step: Step | undefined;
}

/** All steps from the root. */
export function stepsTo(step: Step | undefined): Step[] {
  const steps: Step[] = [];
  for (let at = step; at !== undefined; at = at.up) steps.push(at);
  return steps.reverse();
}

const words = (list: readonly (keyof typeof K)[]): ReadonlySet<number> =>
  new Set(list.map((word) => K[word]));
const MAPS = words(['properties', 'patternProperties', '$defs', 'definitions']);
const LISTS = words(['prefixItems', 'allOf', 'anyOf', 'oneOf']);
const SINGLE = words(['items', 'additionalProperties']);

/**
 * The schemas that the checks of typed properties and portable formats look at, in reading order. Other keywords that
 * hold schemas are left out, as in the system whose profile this is.
 */
export function* walk(doc: Document, root: number): Generator<Visited> {
  const waiting: Visited[] = [{ node: root, step: undefined }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    if (doc.kind[next.node] !== Kind.object) continue;
    const below = childrenOf(doc, next);
    for (let i = below.length - 1; i >= 0; i--) waiting.push(below[i] as Visited);
  }
}

function childrenOf(doc: Document, { node, step: up }: Visited): Visited[] {
  const { after, key, kind, flags } = doc;
  const children: Visited[] = [];
  const end = after[node] as number;
  for (let member = node + 1; member < end; member = after[member] as number) {
    if (((flags[member] as number) & Flag.shadowed) !== 0) continue;
    const keyword = key[member] as number;
    const last = after[member] as number;
    if (MAPS.has(keyword) && kind[member] === Kind.object) {
      for (let entry = member + 1; entry < last; entry = after[entry] as number) {
        const name = doc.names.name(key[entry] as number);
        children.push({ node: entry, step: { keyword, name, position: -1, up } });
      }
    } else if (LISTS.has(keyword) && kind[member] === Kind.array) {
      let position = 0;
      for (let item = member + 1; item < last; item = after[item] as number)
        children.push({
          node: item,
          step: { keyword, name: '', position: position++, up },
        });
    } else if (SINGLE.has(keyword))
      children.push({ node: member, step: { keyword, name: '', position: -1, up } });
  }
  return children;
}
