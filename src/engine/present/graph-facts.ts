import type { Share } from '../inline/forecast.ts';
import { fragmentOf, pointerTo } from '../json/pointer.ts';
import type { GraphFacts } from '../protocol.ts';
import { cyclesOf } from '../refs/cycles.ts';
import { Role } from '../refs/positions.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { unitName } from '../refs/unit-name.ts';
import { roleAt } from '../refs/walk.ts';

/** More are not drawn: a person could not read them, and laying them out takes long. */
const MOST_NODES = 120;
const MOST_EDGES = 400;

/** The reference graph of one schema, as facts to be drawn. */
export function graphFacts(
  graph: RefGraph,
  rootIndex: number,
  shares: ReadonlyMap<number, Share>,
): GraphFacts {
  const root = graph.roots[rootIndex] as SchemaRoot;
  const { units, doc } = graph;
  const shown = chosen(graph, root);
  const id = new Map([...shown].map((unit, at) => [unit, at]));
  const nodes = [...shown].map((unit, at) => {
    const node = units.node[unit] as number;
    const share = shares.get(unit);
    return {
      id: at,
      name: unit === root.firstUnit ? 'root' : unitName(graph, unit),
      pointer: fragmentOf(pointerTo(doc, node, root.node)),
      ownBytes: String(ownBytes(graph, unit)),
      copies: unit === root.firstUnit ? '1' : String(share?.copies ?? 0n),
      onCycle: units.cyclic[unit] === true,
      reachable: units.reached[unit] === true,
    };
  });
  const groups = cyclesOf(graph, rootIndex)
    .map(({ nodes: members, descends }) => ({
      nodes: members.flatMap((unit) => id.get(unit) ?? []),
      descends,
    }))
    .filter(({ nodes: members }) => members.length > 0);
  return {
    nodes,
    edges: edgesOf(graph, shown, id),
    groups,
    omitted: root.lastUnit - root.firstUnit - shown.size,
  };
}

/** Bytes of a schema without the definitions in its containers and without the schemas that are drawn on their own. */
function ownBytes({ doc, units }: RefGraph, unit: number): number {
  let bytes = doc.size[units.node[unit] as number] as number;
  for (
    let other = unit + 1;
    other < units.node.length &&
    (units.node[other] as number) < (doc.after[units.node[unit] as number] as number);
    other++
  ) {
    if (units.around[other] === unit) bytes -= doc.size[units.node[other] as number] as number;
  }
  return bytes;
}

/** All, or where there are too many the root, what lies on cycles and one step from it. */
function chosen(graph: RefGraph, root: SchemaRoot): Set<number> {
  const { units, refs } = graph;
  const all = new Set<number>();
  if (root.lastUnit - root.firstUnit <= MOST_NODES) {
    for (let unit = root.firstUnit; unit < root.lastUnit; unit++) all.add(unit);
    return all;
  }
  all.add(root.firstUnit);
  for (let unit = root.firstUnit; unit < root.lastUnit && all.size < MOST_NODES; unit++)
    if (units.cyclic[unit] === true) all.add(unit);
  for (const unit of [...all]) {
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number) && all.size < MOST_NODES;
      i++
    ) {
      const to = refs.to[units.refsOf[i] as number] as number;
      if (to >= 0) all.add(to);
    }
  }
  return all;
}

function edgesOf(
  graph: RefGraph,
  shown: ReadonlySet<number>,
  id: ReadonlyMap<number, number>,
): GraphFacts['edges'] {
  const { units, refs } = graph;
  const edges = new Map<
    string,
    { from: number; to: number; count: number; label: string; onCycle: boolean }
  >();
  for (const unit of shown) {
    const add = (to: number, label: string): void => {
      const from = id.get(unit) as number;
      const target = id.get(to);
      if (target === undefined || edges.size >= MOST_EDGES) return;
      const key = `${from} ${target}`;
      const known = edges.get(key);
      if (known === undefined)
        edges.set(key, {
          from,
          to: target,
          count: 1,
          label,
          onCycle: units.component[unit] === units.component[to] && units.cyclic[to] === true,
        });
      else {
        known.count++;
        if (known.label !== label) known.label = '';
      }
    };
    for (
      let i = units.firstRefOf[unit] as number;
      i < (units.firstRefOf[unit + 1] as number);
      i++
    ) {
      const row = units.refsOf[i] as number;
      const to = refs.to[row] as number;
      if (to >= 0 && refs.dead[row] !== true)
        add(to, stepName(graph, refs.holder[row] as number, units.node[unit] as number));
    }
    for (
      let i = units.firstPartOf[unit] as number;
      i < (units.firstPartOf[unit + 1] as number);
      i++
    ) {
      const part = units.partsOf[i] as number;
      add(part, stepName(graph, units.node[part] as number, units.node[unit] as number));
    }
  }
  return [...edges.values()];
}

/** The property on the way from a schema to a place in it, the innermost one; else the keyword. */
function stepName({ doc, role }: RefGraph, place: number, schema: number): string {
  let keyword = '';
  for (let at = place; at > schema; at = doc.parent[at] as number) {
    const name = doc.key[at] as number;
    if (name < 0) continue;
    if (roleAt(role, doc.parent[at] as number) === Role.map) return doc.names.name(name);
    keyword = doc.names.name(name);
  }
  return keyword;
}
