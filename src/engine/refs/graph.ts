import type { Dialect } from '../dialects/define-dialect.ts';
import { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import type { Followed } from './follow-pointer.ts';
import { Role } from './positions.ts';
import type { Registry } from './registry.ts';
import { registryOf, resourceSweep } from './registry.ts';
import { resolveBy, resolveLocal } from './resolve.ts';
import type { Pinned, RefGraph, RefTable, SchemaRoot, Unresolved } from './types.ts';
import { unitsOf } from './units.ts';
import type { Found } from './walk.ts';
import { isDead, nothingFound, roleAt, walk } from './walk.ts';

/** A schema and the dialect it is to be read by; `known` is false for a stamp that nobody knows. */
export interface RootInput {
  readonly node: number;
  readonly dialect: Dialect;
  readonly stamp: string | undefined;
  readonly known: boolean;
}

/** What the page and the rules may ask about identifiers; only roots that have some are in it. */
export type Registries = ReadonlyMap<number, Registry>;

/**
 * Find every reference of every schema and where it leads, and which schemas lie on cycles.
 *
 * @shape O(values + references), without recursion.
 * @failure none: a reference that leads nowhere is a row with its reason.
 */
export function buildGraph(
  doc: Document,
  inputs: readonly RootInput[],
): RefGraph & { readonly registries: Registries } {
  const children = new Children(doc);
  const role = new Uint8Array(doc.count);
  const refs: RefTable = {
    holder: [],
    member: [],
    target: [],
    why: [],
    unit: [],
    to: [],
    dead: [],
  };
  const identities: number[] = [];
  const containers: number[] = [];
  const mentions: { node: number; target: number }[] = [];
  const registries = new Map<number, Registry>();
  const entriesOf: number[][] = [];
  const roots = inputs.map((input, index): SchemaRoot => {
    const found = nothingFound();
    walk(doc, input.dialect, input.node, role, found);
    const root: SchemaRoot = {
      node: input.node,
      dialect: input.dialect,
      stamp: input.stamp,
      firstRef: refs.holder.length,
      lastRef: 0,
      firstUnit: 0,
      lastUnit: 0,
      firstContainer: containers.length,
      lastContainer: 0,
      firstIdentity: identities.length,
      lastIdentity: 0,
      hasIdentifiers: found.hasIdentifiers,
      pinned: input.known ? undefined : 'unknown-dialect',
    };
    resolveAll(doc, children, root, role, found, refs, registries, index);
    root.lastRef = refs.holder.length;
    for (const node of inOrder(found.identities)) identities.push(node);
    for (const node of inOrder(found.containers)) containers.push(node);
    root.lastIdentity = identities.length;
    root.lastContainer = containers.length;
    for (const node of inOrder(found.pointers)) {
      const followed = resolveLocal(doc, children, root.node, node);
      if ('node' in followed) mentions.push({ node, target: followed.node });
    }
    entriesOf.push(inOrder(found.entries));
    return root;
  });
  const { units, unitOf } = unitsOf(doc, role, roots, refs, entriesOf);
  const rowOf = new Int32Array(doc.count);
  for (let row = 0; row < refs.holder.length; row++)
    if (refs.dead[row] !== true) rowOf[refs.holder[row] as number] = row + 1;
  return {
    doc,
    children,
    roots,
    refs,
    units,
    role,
    identities,
    containers,
    mentions,
    unitOf,
    rowOf,
    registries,
  };
}

/**
 * Resolve what the walk found. A target outside schema positions is walked as well, and so is one that stands ignored
 * beside a `$ref`: whoever refers to it makes a schema of it. Until nothing new turns up.
 */
function resolveAll(
  doc: Document,
  children: Children,
  root: SchemaRoot,
  role: Uint8Array,
  found: Found,
  refs: RefTable,
  registries: Map<number, Registry>,
  index: number,
): void {
  const { dialect } = root;
  let pinned: Pinned | undefined = found.otherDialect
    ? 'other-dialect'
    : found.severalReferences
      ? 'several-references'
      : undefined;
  const registry = found.hasIdentifiers
    ? registryOf(doc, dialect, root.node, found.identities)
    : undefined;
  if (registry !== undefined) registries.set(index, registry);
  // Without identifiers the same text leads to the same place, and large schemas repeat few texts.
  const known = new Map<string, Followed>();
  const again = (member: number): Followed => {
    const text = doc.text.slice(doc.start[member], doc.end[member]);
    let followed = known.get(text);
    if (followed === undefined) {
      followed = resolveLocal(doc, children, root.node, member);
      known.set(text, followed);
    }
    return followed;
  };
  let done = 0;
  let strays = false;
  while (done < found.holders.length) {
    const base = registry === undefined ? undefined : resourceSweep(doc, registry.at);
    const upTo = found.holders.length;
    const outside: number[] = [];
    for (; done < upTo; done++) {
      const member = found.members[done] as number;
      let target = -1;
      let why: Unresolved | undefined;
      if (found.dead[done] === false) {
        const followed =
          registry === undefined || base === undefined
            ? again(member)
            : resolveBy(doc, children, registry, base(member), member);
        if ('why' in followed) why = followed.why;
        else target = followed.node;
        if (doc.key[member] !== K.$ref && isDynamic(doc, registry, found, member, target))
          pinned ??= 'dynamic';
      }
      if (target >= 0 && isDead(role, target)) outside.push(target);
      else if (target >= 0 && roleAt(role, target) !== Role.schema) {
        if (roleAt(role, target) === Role.opaque || roleAt(role, target) === Role.data)
          outside.push(target);
        else pinned ??= 'target-is-no-schema';
      }
      refs.holder.push(found.holders[done] as number);
      refs.member.push(member);
      refs.target.push(target);
      refs.why.push(why);
      refs.dead.push(found.dead[done] as boolean);
      refs.unit.push(-1);
      refs.to.push(-1);
    }
    for (const target of outside) {
      const dead = isDead(role, target);
      if (!dead && roleAt(role, target) === Role.schema) continue;
      strays = true;
      walk(doc, dialect, target, role, found, dead && roleAt(role, target) === Role.schema);
    }
  }
  if (strays) tidyRows(refs, root.firstRef);
  root.pinned ??= pinned;
}

/** Does the route taken decide where this `$dynamicRef` or `$recursiveRef` leads? */
function isDynamic(
  doc: Document,
  registry: Registry | undefined,
  found: Found,
  member: number,
  target: number,
): boolean {
  if (doc.key[member] === K.$recursiveRef)
    return found.hasRecursiveAnchor && (registry?.at.size ?? 1) > 1;
  if (target < 0 || registry === undefined || doc.kind[target] !== Kind.object) return false;
  const text = doc.text.slice(doc.start[member], doc.end[member]);
  const name = /#([^/"][^"]*)"$/.exec(text)?.[1];
  return name !== undefined && (registry.dynamicAnchors.get(name) ?? 0) > 1;
}

/** Targets outside schema positions are walked last, and some a second time; what is found there may stand further up. */
function inOrder(nodes: number[]): number[] {
  for (let i = 1; i < nodes.length; i++)
    if ((nodes[i] as number) <= (nodes[i - 1] as number))
      return [...new Set(nodes)].sort((a, b) => a - b);
  return nodes;
}

/** In document order, each member once: where one walk ignored it and another did not, it counts. */
function tidyRows(refs: RefTable, first: number): void {
  const rowOf = new Map<number, number>();
  for (let row = first; row < refs.member.length; row++) {
    const member = refs.member[row] as number;
    const known = rowOf.get(member);
    if (known === undefined || refs.dead[known] === true) rowOf.set(member, row);
  }
  const order = [...rowOf].sort((a, b) => a[0] - b[0]);
  for (const column of Object.values(refs) as unknown[][]) {
    const tidy = order.map(([, row]) => column[row]);
    column.length = first;
    for (const value of tidy) column.push(value);
  }
}
