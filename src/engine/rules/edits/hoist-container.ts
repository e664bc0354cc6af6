import { isMember, Kind } from '../../json/document.ts';
import { append, removeChild } from '../../json/edit.ts';
import { K } from '../../json/keywords.ts';
import { escapeToken, pointerTo } from '../../json/pointer.ts';
import { spliced } from '../../json/splice.ts';
import { quote } from '../../json/strings.ts';
import type { RefGraph } from '../../refs/types.ts';
import type { NodeEdit } from '../define-rule.ts';
import { carryPointers } from './carry-pointers.ts';

/**
 * Move the entries of a container that stands in a definition up to the container of the schema itself, each under
 * `<definition>__<name>`, and carry every pointer along. A definition that held nothing else goes with them.
 *
 * Undefined where a name is taken or a pointer cannot be carried.
 */
export function hoistContainer(
  graph: RefGraph,
  rootIndex: number,
  container: number,
): readonly NodeEdit[] | undefined {
  const { doc, children, roots } = graph;
  const root = roots[rootIndex]?.node ?? 0;
  const wrapper = doc.parent[container] as number;
  const top = doc.parent[wrapper] as number;
  if (
    top < 0 ||
    doc.parent[top] !== root ||
    doc.kind[top] !== Kind.object ||
    !isMember(doc, wrapper)
  )
    return undefined;
  if (doc.key[top] !== K.$defs && doc.key[top] !== K.definitions) return undefined;
  const prefix = doc.names.name(doc.key[wrapper] as number);
  const end = doc.after[container] as number;
  const renamed = new Map<number, string>();
  for (let entry = container + 1; entry < end; entry = doc.after[entry] as number) {
    const own = doc.names.name(doc.key[entry] as number);
    const name = `${prefix}${own.startsWith('__') ? '' : '__'}${own}`;
    const taken = doc.names.find(name, 0, name.length);
    if (taken >= 0 && children.member(top, taken) >= 0) return undefined;
    renamed.set(entry, name);
  }
  const topName = doc.names.name(doc.key[top] as number);
  const entryAround = (node: number): number => {
    let at = node;
    while (!renamed.has(at)) at = doc.parent[at] as number;
    return at;
  };
  const pointers = carryPointers(graph, rootIndex, container + 1, end, (target) => {
    const entry = entryAround(target);
    return `/${topName}/${escapeToken(renamed.get(entry) as string)}${pointerTo(doc, target, entry)}`;
  });
  if (pointers === undefined) return undefined;
  const moved = [...renamed].map(([entry, name]) => {
    const text = spliced(doc.text, pointers, doc.start[entry], doc.end[entry]);
    return `${quote(name)}:${text}`;
  });
  const alone =
    doc.after[wrapper + 1] === doc.after[wrapper] && !isReferredTo(graph, rootIndex, wrapper);
  const goes = removeChild(doc, alone ? wrapper : container);
  const emptied = alone && doc.after[top + 1] === doc.after[top];
  const added = moved.join(',');
  const [from, to] = [doc.start[container] as number, doc.end[container] as number];
  const outside = pointers.filter((edit) => edit.end <= from || edit.start >= to);
  if (!emptied) return [...outside, ...goes, append(doc, top, added)];
  return [
    ...outside,
    { start: (doc.start[top] as number) + 1, end: (doc.end[top] as number) - 1, text: added },
  ];
}

function isReferredTo({ refs, roots }: RefGraph, rootIndex: number, node: number): boolean {
  const { firstRef, lastRef } = roots[rootIndex] ?? { firstRef: 0, lastRef: 0 };
  for (let row = firstRef; row < lastRef; row++) if (refs.target[row] === node) return true;
  return false;
}
