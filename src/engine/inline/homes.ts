import { Kind } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import { K } from '../json/keywords.ts';
import { escapeToken, fragmentOf, pointerTo } from '../json/pointer.ts';
import type { RefGraph, SchemaRoot, Unresolved } from '../refs/types.ts';
import { isIgnored } from '../refs/walk.ts';
import type { Drops } from './drops.ts';
import type { Moved } from './types.ts';
import { KEEP } from './types.ts';

/** Where the targets of kept references stand in the output. */
export interface Homes {
  /** Fragment pointers of the output, in document order, moved ones last. */
  readonly kept: readonly string[];
  /** Entries of containers that stay in place. */
  readonly stays: ReadonlySet<number>;
  /** Kept schemas that lose their place and become entries of a root container. */
  readonly moved: readonly Moved[];
  /** The container member that takes them; -1: a new one at the end of the root. */
  readonly movedTo: number;
  readonly movedKeyword: Keyword;
  /** Kept references whose text changes: row -> new fragment. */
  readonly pointers: ReadonlyMap<number, string>;
  /** `$id`s below the root are dropped, since kept references are relative to the root. */
  readonly dropNestedIds: boolean;
}

interface Wanted {
  readonly graph: RefGraph;
  readonly root: SchemaRoot;
  readonly drops: Drops;
  decide(row: number, level: number): number;
  targetOf(row: number): number;
}

/** Decide after inlining what is still pointed at, and where it will stand (engine-semantics section 4, G). */
export function findHomes(wanted: Wanted): Homes {
  const { graph, root } = wanted;
  const { units, doc } = graph;
  const { kept, rows } = reach(wanted);
  if (kept.size === 0) return { ...NOTHING_KEPT, movedKeyword: root.dialect.container };
  const inPlace = new Set<number>();
  for (let unit = root.firstUnit; unit < root.lastUnit; unit++) {
    if (unit === root.firstUnit) inPlace.add(unit);
    else if (
      units.entry[unit] === true
        ? kept.has(unit) &&
          inPlace.has(units.around[unit] as number) &&
          isCarriedOver(graph, root, unit)
        : inPlace.has(units.within[unit] as number)
    )
      inPlace.add(unit);
  }
  const sorted = [...kept].sort((a, b) => a - b);
  const stays = new Set(sorted.filter((unit) => inPlace.has(unit) && units.entry[unit] === true));
  const container = targetContainer(graph, root, stays);
  const names = new Set<string>();
  if (container.member >= 0)
    for (
      let child = container.member + 1;
      child < (doc.after[container.member] as number);
      child = doc.after[child] as number
    )
      names.add(doc.names.name(doc.key[child] as number));
  const moved = sorted
    .filter((unit) => !inPlace.has(unit))
    .map((unit) => ({ unit, name: freeName(graph, root, unit, names) }));

  const dropNestedIds = rows.length > 0 && nestedIds(graph, root);
  const home = new Map<number, string>();
  for (const unit of sorted)
    if (inPlace.has(unit))
      home.set(unit, fragmentOf(pointerTo(doc, units.node[unit] as number, root.node)));
  for (const { unit, name } of moved)
    home.set(unit, fragmentOf(`/${container.keyword}/${escapeToken(name)}`));
  const pointers = new Map<number, string>();
  for (const row of rows) {
    const to = graph.refs.to[row] as number;
    if (inPlace.has(to) && !dropNestedIds) continue;
    const text = home.get(to) as string;
    if (
      doc.key[graph.refs.member[row] as number] === K.$ref &&
      doc.text.slice(
        (doc.start[graph.refs.member[row] as number] as number) + 1,
        (doc.end[graph.refs.member[row] as number] as number) - 1,
      ) === text
    )
      continue;
    pointers.set(row, text);
  }
  return {
    kept: sorted.map((unit) => home.get(unit) as string),
    stays,
    moved,
    movedTo: container.member,
    movedKeyword: container.keyword,
    pointers,
    dropNestedIds,
  };
}

/** Is the container of this entry written again? One that stands ignored beside a `$ref` is not, except at the root. */
function isCarriedOver({ units, doc, role }: RefGraph, root: SchemaRoot, entry: number): boolean {
  const container = doc.parent[units.node[entry] as number] as number;
  const holder = doc.parent[container] as number;
  return holder === root.node || !isIgnored(role, container, holder);
}

const NOTHING_KEPT = {
  kept: [],
  stays: new Set<number>(),
  moved: [],
  movedTo: -1,
  pointers: new Map<number, string>(),
  dropNestedIds: false,
} as const;

/** Follow what is inlined from the root, and collect what stays referred to. */
function reach({ graph, root, decide, targetOf }: Wanted): { kept: Set<number>; rows: number[] } {
  const { units, refs } = graph;
  const kept = new Set<number>();
  const rows: number[] = [];
  let keepsAll = false;
  const seen = new Set<number>([root.firstUnit]);
  const stack = [root.firstUnit];
  const visit = (unit: number): void => {
    if (seen.has(unit)) return;
    seen.add(unit);
    stack.push(unit);
  };
  const rootEnd = graph.doc.after[root.node] as number;
  for (let i = firstMention(graph, root.node); i < graph.mentions.length; i++) {
    const { node, target } = graph.mentions[i] as { node: number; target: number };
    if (node >= rootEnd) break;
    const entry = entryAround(graph, target);
    if (entry >= 0 && units.around[entry] === root.firstUnit) {
      kept.add(entry);
      visit(entry);
    }
  }
  for (let unit = stack.pop(); unit !== undefined; unit = stack.pop()) {
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number);
      i++
    ) {
      const row = units.refsOf[i] as number;
      const decision = decide(row, 0);
      if (decision === KEEP) {
        const to = refs.to[row] as number;
        if (refs.dead[row] === true) continue;
        if (to < 0) {
          if (keepsAll || !mayMeanDefinition(refs.why[row])) continue;
          keepsAll = true;
          for (let entry = root.firstUnit; entry < root.lastUnit; entry++) {
            if (units.entry[entry] !== true) continue;
            kept.add(entry);
            visit(entry);
          }
          continue;
        }
        kept.add(to);
        rows.push(row);
        visit(to);
      } else visit(targetOf(row));
    }
    for (
      let i = units.firstPartOf[unit] as number;
      i < (units.firstPartOf[unit + 1] as number);
      i++
    )
      visit(units.partsOf[i] as number);
  }
  return { kept, rows };
}

/**
 * A reference that leads nowhere and names no other document: some definition here was probably meant, and a
 * lenient reader may find it. Which one is not for us to guess, so all of them stay.
 */
function mayMeanDefinition(why: Unresolved | undefined): boolean {
  return why !== undefined && (why.kind !== 'not-held' || why.scheme === '');
}

/** Mentions stand in document order. */
function firstMention({ mentions }: RefGraph, node: number): number {
  let low = 0;
  let high = mentions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle] as { node: number }).node < node) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The entry of a container that a node is, or stands in; -1 where there is none. */
function entryAround(graph: RefGraph, node: number): number {
  const { units, unitOf, doc } = graph;
  for (let at = node; at >= 0; at = doc.parent[at] as number) {
    const unit = unitOf[at] as number;
    if (unit >= 0 && units.entry[unit] === true) return unit;
  }
  return -1;
}

function nestedIds(graph: RefGraph, root: SchemaRoot): boolean {
  const { doc, identities } = graph;
  for (let i = root.firstIdentity; i < root.lastIdentity; i++) {
    const member = identities[i] as number;
    if (doc.parent[member] !== root.node && doc.key[member] === K[root.dialect.idKeyword])
      return true;
  }
  return false;
}

/** The root container that the dialect names, else one that is there, else a new one. */
function targetContainer(
  graph: RefGraph,
  root: SchemaRoot,
  stays: ReadonlySet<number>,
): { member: number; keyword: Keyword } {
  const { doc, children, units } = graph;
  const words: readonly Keyword[] =
    root.dialect.container === '$defs' ? ['$defs', 'definitions'] : ['definitions', '$defs'];
  if (doc.kind[root.node] !== Kind.object) return { member: -1, keyword: words[0] as Keyword };
  const members = words.map((word) => children.member(root.node, K[word]));
  const used = members.findIndex(
    (member) =>
      member >= 0 && [...stays].some((unit) => doc.parent[units.node[unit] as number] === member),
  );
  if (used >= 0) return { member: members[used] as number, keyword: words[used] as Keyword };
  const there = members.findIndex((member) => member >= 0 && doc.kind[member] === Kind.object);
  if (there >= 0) return { member: members[there] as number, keyword: words[there] as Keyword };
  const free = members.findIndex((member) => member < 0);
  return { member: -1, keyword: words[Math.max(0, free)] as Keyword };
}

function freeName(graph: RefGraph, root: SchemaRoot, unit: number, taken: Set<string>): string {
  const pointer = pointerTo(graph.doc, graph.units.node[unit] as number, root.node);
  const base =
    pointer
      .slice(pointer.lastIndexOf('/') + 1)
      .replaceAll('~1', '/')
      .replaceAll('~0', '~') || 'schema';
  let name = base;
  for (let i = 2; taken.has(name); i++) name = `${base}_${i}`;
  taken.add(name);
  return name;
}
