import type { Document } from '../../json/document.ts';
import { isMember, keyEnd } from '../../json/document.ts';
import { quote } from '../../json/strings.ts';
import type { NodeEdit } from '../define-rule.ts';

export const replaceValue = (doc: Document, node: number, text: string): NodeEdit => ({
  start: doc.start[node] as number,
  end: doc.end[node] as number,
  text,
});

/** Name and value of a member give way to `text`, which is a whole member again. */
export const replaceMember = (doc: Document, member: number, text: string): NodeEdit => ({
  start: doc.keyStart[member] as number,
  end: doc.end[member] as number,
  text,
});

export const renameMember = (doc: Document, member: number, name: string): NodeEdit => ({
  start: doc.keyStart[member] as number,
  end: keyEnd(doc, member),
  text: quote(name),
});

/** Add `text`, a member or an item, behind the last child of an object or an array. */
export function append(doc: Document, holder: number, text: string): NodeEdit {
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
): readonly NodeEdit[] {
  const edits: NodeEdit[] = [];
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
export function removeNodes(doc: Document, nodes: Iterable<number>): readonly NodeEdit[] {
  const byHolder = new Map<number, Set<number>>();
  for (const node of nodes) {
    const holder = doc.parent[node] as number;
    const gone = byHolder.get(holder);
    if (gone === undefined) byHolder.set(holder, new Set([node]));
    else gone.add(node);
  }
  return [...byHolder].flatMap(([holder, gone]) => removeChildren(doc, holder, gone));
}

export const removeChild = (doc: Document, child: number): readonly NodeEdit[] =>
  removeChildren(doc, doc.parent[child] as number, new Set([child]));

/** The text of `[start, end)` with the edits that lie in it made. */
export function edited(
  doc: Document,
  start: number,
  end: number,
  edits: readonly NodeEdit[],
): string {
  let text = '';
  let at = start;
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  for (const edit of inside.sort((a, b) => a.start - b.start || a.end - b.end)) {
    text += doc.text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + doc.text.slice(at, end);
}
