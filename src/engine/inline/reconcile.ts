import { Kind } from '../json/document.ts';
import { removeNodes } from '../json/edit.ts';
import { K } from '../json/keywords.ts';
import { escapeToken, fragmentOf, pointerTo } from '../json/pointer.ts';
import type { Splice } from '../json/splice.ts';
import { spliced } from '../json/splice.ts';
import { quote } from '../json/strings.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';

/** One definition and where it goes. */
interface Entry {
  readonly unit: number;
  readonly node: number;
  readonly name: string;
}

/**
 * The splices that bring every definition of one schema into the root container that its dialect names, one
 * step below the root, and carry all pointers along. A name gets the names around it in front (`input__Node`).
 * Empty where nothing is to be done, or where moving could change what a pointer is relative to.
 *
 * @shape O(definitions + references + text moved).
 */
export function reconciled(graph: RefGraph, rootIndex: number): readonly Splice[] {
  const root = graph.roots[rootIndex] as SchemaRoot;
  const { doc, containers } = graph;
  if (root.pinned !== undefined || root.hasIdentifiers || doc.kind[root.node] !== Kind.object)
    return [];
  const own: number[] = [];
  for (let i = root.firstContainer; i < root.lastContainer; i++) own.push(containers[i] as number);
  const keyword = root.dialect.container;
  const wrong = own.some(
    (container) => doc.parent[container] !== root.node || doc.key[container] !== K[keyword],
  );
  if (!wrong) return [];
  const blocked = graph.children.member(root.node, K[keyword]);
  if (blocked >= 0 && doc.kind[blocked] !== Kind.object) return [];

  const entries = nameEntries(graph, root, own);
  const inner = [
    ...pointerSplices(graph, root, keyword, entries),
    ...removeNodes(
      doc,
      own.filter((container) => doc.parent[container] !== root.node),
    ),
  ];
  const wrapper = wrappersLeftEmpty(graph, root, own);
  const members = [...entries.values()]
    .filter(({ unit }) => !wrapper.has(unit))
    .map(
      ({ node, name }) =>
        `${quote(name)}:${spliced(doc.text, inner, doc.start[node], doc.end[node])}`,
    );
  const container = `${quote(keyword)}:{${members.join(',')}}`;
  const atRoot = own.filter((node) => doc.parent[node] === root.node);
  // What stands in a container moves with it: its splices are in the text of its entry.
  const inside = (start: number): boolean =>
    own.some((node) => start > (doc.keyStart[node] as number) && start < (doc.end[node] as number));
  const outside = inner.filter(({ start }) => !inside(start));
  const [first, ...others] = atRoot;
  if (first === undefined) {
    const end = (doc.end[root.node] as number) - 1;
    return [...outside, { start: end, end, text: `,${container}` }];
  }
  return [
    ...outside,
    { start: doc.keyStart[first] as number, end: doc.end[first] as number, text: container },
    ...removeNodes(doc, others),
  ];
}

/** Unit -> its new name; in document order, all names different. */
function nameEntries(
  graph: RefGraph,
  root: SchemaRoot,
  containers: readonly number[],
): Map<number, Entry> {
  const { doc, unitOf } = graph;
  const taken = new Set<string>();
  const entries = new Map<number, Entry>();
  const free = (wanted: string): string => {
    let name = wanted;
    for (let i = 2; taken.has(name); i++) name = `${wanted}_${i}`;
    taken.add(name);
    return name;
  };
  const add = (node: number, wanted: string): void => {
    const unit = unitOf[node] as number;
    if (unit >= 0) entries.set(unit, { unit, node, name: free(wanted) });
  };
  // Names that stand at the root already are the first to keep theirs.
  const inDialect = (container: number): number =>
    doc.parent[container] === root.node
      ? doc.key[container] === K[root.dialect.container]
        ? 0
        : 1
      : 2;
  for (const container of [...containers].sort((a, b) => inDialect(a) - inDialect(b) || a - b)) {
    const holder = doc.parent[container] as number;
    for (
      let node = container + 1;
      node < (doc.after[container] as number);
      node = doc.after[node] as number
    ) {
      const name = doc.names.name(doc.key[node] as number);
      if (holder === root.node) add(node, name);
      else {
        const around = entries.get(unitOf[holder] as number);
        const step = doc.key[holder] as number;
        const prefix = around?.name ?? (step >= 0 ? doc.names.name(step) : undefined);
        // `input` and `__schema0` give `input__schema0`: names of generators begin with the joint.
        add(
          node,
          prefix === undefined
            ? name
            : name.startsWith('__')
              ? prefix + name
              : `${prefix}__${name}`,
        );
      }
    }
  }
  return new Map([...entries].sort(([a], [b]) => a - b));
}

/** New text for each reference whose way leads through a container that moves. */
function pointerSplices(
  graph: RefGraph,
  root: SchemaRoot,
  keyword: string,
  entries: ReadonlyMap<number, Entry>,
): Splice[] {
  const { doc, refs, units } = graph;
  const splices: Splice[] = [];
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const to = refs.to[row] as number;
    if (to < 0 || refs.dead[row] === true) continue;
    let entry = to;
    while (entry >= 0 && units.entry[entry] !== true) entry = units.around[entry] as number;
    const moved = entry < 0 ? undefined : entries.get(entry);
    if (moved === undefined) continue;
    const pointer = fragmentOf(
      `/${keyword}/${escapeToken(moved.name)}${pointerTo(doc, units.node[to] as number, moved.node)}`,
    );
    const member = refs.member[row] as number;
    const text = quote(pointer);
    if (doc.text.slice(doc.start[member], doc.end[member]) !== text)
      splices.push({ start: doc.start[member] as number, end: doc.end[member] as number, text });
  }
  return splices;
}

/** Entries that held nothing but definitions, and that nothing refers to. */
function wrappersLeftEmpty(
  graph: RefGraph,
  root: SchemaRoot,
  containers: readonly number[],
): Set<number> {
  const { doc, refs, units, unitOf } = graph;
  const referred = new Set<number>();
  for (let row = root.firstRef; row < root.lastRef; row++) referred.add(refs.to[row] as number);
  const empty = new Set<number>();
  for (const container of containers) {
    const holder = doc.parent[container] as number;
    const unit = unitOf[holder] as number;
    if (holder === root.node || unit < 0 || units.entry[unit] !== true || referred.has(unit))
      continue;
    let only = true;
    for (
      let child = holder + 1;
      child < (doc.after[holder] as number);
      child = doc.after[child] as number
    )
      if (!containers.includes(child)) only = false;
    if (only) empty.add(unit);
  }
  return empty;
}
