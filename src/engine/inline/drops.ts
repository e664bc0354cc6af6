import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isAnnotation, Place, placeOf } from '../refs/positions.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { isShadowed, memberBytes, memberCount } from './member.ts';

/** A member that a copy of a schema does not carry over. */
export interface Drop {
  readonly node: number;
  /** `ignored`: beside a `$ref` of a dialect that ignores it; never written again. The others stay in place. */
  readonly kind: 'container' | 'identity' | 'ignored';
  readonly bytes: number;
}

/** What is dropped from one object. */
export interface DropsOf {
  readonly drops: Drop[];
  /** Members that remain. */
  left: number;
  /** Bytes that the drops and their commas take. */
  removed: number;
}

export interface Drops {
  /** Object -> its drops, in document order. */
  readonly byObject: ReadonlyMap<number, DropsOf>;
  /** Dropped member -> why. */
  readonly kinds: ReadonlyMap<number, Drop['kind']>;
}

export const NO_DROPS: Drops = { byObject: new Map(), kinds: new Map() };

/** Everything below one root that copies leave behind. */
export function dropsOf(graph: RefGraph, root: SchemaRoot): Drops {
  const { doc, refs, containers, identities } = graph;
  const found: { node: number; kind: Drop['kind'] }[] = [];
  for (let i = root.firstContainer; i < root.lastContainer; i++)
    found.push({ node: containers[i] as number, kind: 'container' });
  for (let i = root.firstIdentity; i < root.lastIdentity; i++)
    found.push({ node: identities[i] as number, kind: 'identity' });
  if (doc.kind[root.node] === Kind.object) {
    const end = doc.after[root.node] as number;
    for (let child = root.node + 1; child < end; child = doc.after[child] as number) {
      if (doc.key[child] === K.$schema && !isShadowed(doc, child))
        found.push({ node: child, kind: 'identity' });
    }
  }
  if (!root.dialect.siblingsCount) {
    for (let row = root.firstRef; row < root.lastRef; row++) {
      if (refs.dead[row] === true || (refs.to[row] as number) < 0) continue;
      const holder = refs.holder[row] as number;
      const end = doc.after[holder] as number;
      for (let child = holder + 1; child < end; child = doc.after[child] as number) {
        if (!isShadowed(doc, child) && isIgnored(doc.key[child] as number, holder === root.node))
          found.push({ node: child, kind: 'ignored' });
      }
    }
  }
  if (found.length === 0) return NO_DROPS;
  found.sort((a, b) => a.node - b.node);
  const byObject = new Map<number, DropsOf>();
  const kinds = new Map<number, Drop['kind']>();
  let ignored = -1;
  for (const { node, kind } of found) {
    if (ignored >= 0 && node < (doc.after[ignored] as number) && !isOnItsOwn(graph, node, ignored))
      continue;
    if (kind === 'ignored') ignored = node;
    const object = doc.parent[node] as number;
    let of = byObject.get(object);
    if (of === undefined) {
      of = { drops: [], left: memberCount(doc, object), removed: 0 };
      byObject.set(object, of);
    }
    const bytes = memberBytes(doc, node);
    of.drops.push({ node, kind, bytes });
    kinds.set(node, kind);
    of.left--;
    of.removed += bytes + 1;
  }
  // The last member of an object takes no comma with it.
  for (const of of byObject.values()) if (of.left === 0) of.removed--;
  return { byObject, kinds };
}

/** Inside something ignored, but part of a schema that is copied on its own. */
function isOnItsOwn({ doc, unitOf }: RefGraph, node: number, ignored: number): boolean {
  for (let at = doc.parent[node] as number; at >= ignored; at = doc.parent[at] as number)
    if ((unitOf[at] as number) >= 0) return true;
  return false;
}

function isIgnored(name: number, atRoot: boolean): boolean {
  const place = placeOf(name);
  if (place === Place.reference || place === Place.container || isAnnotation(name)) return false;
  return !(atRoot && (name === K.$schema || name === K.$id || name === K.id));
}
