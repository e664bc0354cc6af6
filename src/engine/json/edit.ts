import type { Document } from './document.ts';
import { isMember, keyEnd } from './document.ts';
import type { Splice } from './splice.ts';
import { quote } from './strings.ts';

export const replaceValue = (doc: Document, node: number, text: string): Splice => ({
  start: doc.start[node] as number,
  end: doc.end[node] as number,
  text,
});

/** Name and value of a member give way to `text`, which is a whole member again. */
export const replaceMember = (doc: Document, member: number, text: string): Splice => ({
  start: doc.keyStart[member] as number,
  end: doc.end[member] as number,
  text,
});

export const renameMember = (doc: Document, member: number, name: string): Splice => ({
  start: doc.keyStart[member] as number,
  end: keyEnd(doc, member),
  text: quote(name),
});

/** Add `text`, a member or an item, behind the last child of an object or an array. */
export function append(doc: Document, holder: number, text: string): Splice {
  const at = (doc.end[holder] as number) - 1;
  const empty = doc.after[holder] === holder + 1;
  return { start: at, end: at, text: empty ? text : `,${text}` };
}

/**
 * Take members or items of one holder out, each with one comma: the one before it, or the one behind it
 * where nothing that stays stands before it.
 */
export function removeChildren(
  doc: Document,
  holder: number,
  gone: ReadonlySet<number>,
): readonly Splice[] {
  const edits: Splice[] = [];
  const end = doc.after[holder] as number;
  let kept = false;
  for (let child = holder + 1; child < end; child = doc.after[child] as number) {
    if (!gone.has(child)) {
      kept = true;
      continue;
    }
    const from = (isMember(doc, child) ? doc.keyStart[child] : doc.start[child]) as number;
    const to = doc.end[child] as number;
    const last = (doc.after[child] as number) >= end;
    if (kept) edits.push({ start: from - 1, end: to, text: '' });
    else edits.push({ start: from, end: last ? to : to + 1, text: '' });
  }
  return edits;
}

/** Take out nodes of several holders; no node may stand inside another. */
export function removeNodes(doc: Document, nodes: Iterable<number>): readonly Splice[] {
  const byHolder = new Map<number, Set<number>>();
  for (const node of nodes) {
    const holder = doc.parent[node] as number;
    const gone = byHolder.get(holder);
    if (gone === undefined) byHolder.set(holder, new Set([node]));
    else gone.add(node);
  }
  return [...byHolder].flatMap(([holder, gone]) => removeChildren(doc, holder, gone));
}

export const removeChild = (doc: Document, child: number): readonly Splice[] =>
  removeChildren(doc, doc.parent[child] as number, new Set([child]));
