import type { LineNote } from '../protocol.ts';
import type { RefGraph, SchemaRoot } from '../refs/types.ts';
import { unitName } from '../refs/unit-name.ts';
import { byLine } from './after.ts';
import type { Placed } from './before.ts';

/** Where references of the shown text lead, and how often its definitions are used. */
export function beforeNotes(graph: RefGraph, rootIndex: number, placed: Placed): LineNote[] {
  const root = graph.roots[rootIndex] as SchemaRoot;
  const { refs, units } = graph;
  const lineAt = lineIndex(placed.text);
  const notes: { offset: number; note: string; cycle: boolean }[] = [];
  const uses = new Map<number, number>();
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const to = refs.to[row] as number;
    const offset = placed.head(refs.member[row] as number);
    if (refs.dead[row] === true) notes.push({ offset, note: 'ignored here', cycle: false });
    else if (to < 0) notes.push({ offset, note: 'leads nowhere', cycle: false });
    else {
      uses.set(to, (uses.get(to) ?? 0) + 1);
      notes.push({
        offset,
        note: `${to === root.firstUnit ? 'root' : unitName(graph, to)}, line ${lineAt(placed.head(units.node[to] as number)) + 1}`,
        cycle: units.cyclic[to] === true,
      });
    }
  }
  for (let unit = root.firstUnit + 1; unit < root.lastUnit; unit++) {
    const times = uses.get(unit) ?? 0;
    if (units.entry[unit] !== true) continue;
    notes.push({
      offset: placed.head(units.node[unit] as number),
      note: times === 0 ? 'not used' : times === 1 ? '1 use' : `${times} uses`,
      cycle: units.cyclic[unit] === true,
    });
  }
  return byLine(placed.text, notes);
}

function lineIndex(text: string): (offset: number) => number {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}
