import type { Document } from '../json/document.ts';
import { components } from './components.ts';
import { Role } from './positions.ts';
import type { RefTable, SchemaRoot, UnitTable } from './types.ts';
import { isIgnored, roleAt } from './walk.ts';

interface Rows {
  readonly node: number[];
  readonly root: number[];
  readonly within: number[];
  readonly around: number[];
  readonly entry: boolean[];
}

/** Cut the schemas into units, put every reference into its innermost one, and find the cycles. */
export function unitsOf(
  doc: Document,
  role: Uint8Array,
  roots: readonly SchemaRoot[],
  refs: RefTable,
  entriesOf: readonly (readonly number[])[],
): { readonly units: UnitTable; readonly unitOf: Int32Array } {
  const unitOf = new Int32Array(doc.count).fill(-1);
  const rows: Rows = { node: [], root: [], within: [], around: [], entry: [] };
  roots.forEach((root, index) => {
    const nodes = [root.node];
    unitOf[root.node] = 0;
    const entries = entriesOf[index] as readonly number[];
    for (const entry of entries) {
      unitOf[entry] = 0;
      nodes.push(entry);
    }
    let sorted = true;
    for (let row = root.firstRef; row < root.lastRef; row++) {
      const target = refs.target[row] as number;
      if (target < 0 || unitOf[target] === 0) continue;
      unitOf[target] = 0;
      nodes.push(target);
      sorted = false;
    }
    if (!sorted) nodes.sort((a, b) => a - b);
    root.firstUnit = rows.node.length;
    nest(doc, role, root, index, nodes, refs, rows, unitOf);
    root.lastUnit = rows.node.length;
  });
  for (let row = 0; row < refs.target.length; row++) {
    const target = refs.target[row] as number;
    refs.to[row] = target < 0 ? -1 : (unitOf[target] as number);
  }
  return { units: connect(rows, roots, refs), unitOf };
}

/** One sweep over units and references in document order, with the open units on a stack. */
function nest(
  doc: Document,
  role: Uint8Array,
  root: SchemaRoot,
  index: number,
  nodes: readonly number[],
  refs: RefTable,
  rows: Rows,
  unitOf: Int32Array,
): void {
  const stack: number[] = [];
  const { after, parent } = doc;
  const innermost = (node: number): number => {
    while (
      stack.length > 0 &&
      (after[rows.node[stack[stack.length - 1] as number] as number] as number) <= node
    )
      stack.pop();
    return stack.length === 0 ? -1 : (stack[stack.length - 1] as number);
  };
  let ref = root.firstRef;
  const assignUpTo = (node: number): void => {
    while (ref < root.lastRef && (refs.member[ref] as number) < node) {
      refs.unit[ref] = innermost(refs.member[ref] as number);
      ref++;
    }
  };
  for (const node of nodes) {
    assignUpTo(node);
    const around = innermost(node);
    const up = parent[node] as number;
    const entry = around >= 0 && roleAt(role, up) === Role.container;
    const unit = rows.node.length;
    rows.node.push(node);
    rows.root.push(index);
    rows.around.push(around);
    rows.entry.push(entry);
    // Below an unknown keyword the text around is copied as it is: nothing of it is a part that changes.
    // Nor is what stands ignored beside a `$ref`: it is not carried over.
    rows.within.push(
      around < 0 ||
        entry ||
        isIgnored(role, node, up) ||
        roleAt(role, up) === Role.opaque ||
        roleAt(role, up) === Role.data
        ? -1
        : around,
    );
    unitOf[node] = unit;
    stack.push(unit);
  }
  assignUpTo(doc.after[root.node] as number);
}

function connect(rows: Rows, roots: readonly SchemaRoot[], refs: RefTable): UnitTable {
  const count = rows.node.length;
  const refCount = refs.holder.length;
  let partCount = 0;
  for (let unit = 0; unit < count; unit++) if ((rows.within[unit] as number) >= 0) partCount++;
  // Plain arrays: small schemas come by the hundred, and a typed array costs as much as their whole graph.
  const column = (length: number): number[] => new Array<number>(length).fill(0);
  const firstRefOf = column(count + 1);
  const firstPartOf = column(count + 1);
  const refsOf = column(refCount);
  const partsOf = column(partCount);
  group(refs.unit, refCount, firstRefOf, refsOf);
  group(rows.within, count, firstPartOf, partsOf);

  const first = column(count + 1);
  const to = column(refCount + partCount);
  const cyclic = new Array<boolean>(count).fill(false);
  let at = 0;
  for (let unit = 0; unit < count; unit++) {
    first[unit] = at;
    for (let i = firstRefOf[unit] as number; i < (firstRefOf[unit + 1] as number); i++) {
      const target = refs.to[refsOf[i] as number] as number;
      if (target === unit) cyclic[unit] = true;
      to[at++] = target;
    }
    for (let i = firstPartOf[unit] as number; i < (firstPartOf[unit + 1] as number); i++)
      to[at++] = partsOf[i] as number;
  }
  first[count] = at;
  const { component, count: componentCount } = components(count, { first, to });
  const members = new Array<number>(componentCount).fill(0);
  for (let unit = 0; unit < count; unit++)
    members[component[unit] as number] = (members[component[unit] as number] as number) + 1;
  for (let unit = 0; unit < count; unit++)
    if ((members[component[unit] as number] as number) > 1) cyclic[unit] = true;
  const { node, root, within, around, entry } = rows;
  // Written out: spreading is slow, and this is made for every small schema.
  return {
    node,
    root,
    within,
    around,
    entry,
    component,
    cyclic,
    reached: reach(count, roots, first, to),
    firstRefOf,
    refsOf,
    firstPartOf,
    partsOf,
  };
}

/** Counting sort of rows by their owner; -1 owns nothing. `first` gets one row more than there are owners. */
function group(owner: readonly number[], count: number, first: number[], rows: number[]): void {
  for (let row = 0; row < count; row++) {
    const of = owner[row] as number;
    if (of >= 0) first[of + 1] = (first[of + 1] as number) + 1;
  }
  for (let of = 1; of < first.length; of++)
    first[of] = (first[of] as number) + (first[of - 1] as number);
  // Filled from behind, so that `first` ends up as the beginnings and rows stay in order.
  for (let row = count - 1; row >= 0; row--) {
    const of = owner[row] as number;
    if (of < 0) continue;
    const end = (first[of + 1] as number) - 1;
    first[of + 1] = end;
    rows[end] = row;
  }
  for (let of = 0; of < first.length - 1; of++) first[of] = first[of + 1] as number;
  first[first.length - 1] = rows.length;
}

function reach(
  count: number,
  roots: readonly SchemaRoot[],
  first: readonly number[],
  to: readonly number[],
): boolean[] {
  const reached = new Array<boolean>(count).fill(false);
  const stack: number[] = [];
  for (const { firstUnit } of roots) {
    if (reached[firstUnit] === true) continue;
    reached[firstUnit] = true;
    stack.push(firstUnit);
    for (let unit = stack.pop(); unit !== undefined; unit = stack.pop()) {
      for (let i = first[unit] as number; i < (first[unit + 1] as number); i++) {
        const target = to[i] as number;
        if (target < 0 || reached[target] === true) continue;
        reached[target] = true;
        stack.push(target);
      }
    }
  }
  return reached;
}
