import { replaceValue } from '../../json/edit.ts';
import { fragmentOf } from '../../json/pointer.ts';
import { quote } from '../../json/strings.ts';
import { isString, stringAt } from '../../json/values.ts';
import type { RefGraph } from '../../refs/types.ts';
import type { NodeEdit } from '../define-rule.ts';

/**
 * Point every reference of a schema that leads to `[first, end)` of the document to where `moved` says that
 * the target will stand (a JSON Pointer from the root of the schema).
 *
 * Undefined where that cannot be done safely: identifiers change what `#` means, something that is no
 * reference may name the place, or it is referred to by something else than a pointer.
 */
export function carryPointers(
  graph: RefGraph,
  rootIndex: number,
  first: number,
  end: number,
  moved: (target: number) => string,
): readonly NodeEdit[] | undefined {
  const { doc, refs } = graph;
  const root = graph.roots[rootIndex];
  if (root === undefined || root.hasIdentifiers || root.pinned !== undefined) return undefined;
  const within = (node: number): boolean => node >= first && node < end;
  const rootEnd = doc.after[root.node] as number;
  if (
    graph.mentions.some(({ node, target }) => node > root.node && node < rootEnd && within(target))
  ) {
    return undefined;
  }
  const edits: NodeEdit[] = [];
  for (let row = root.firstRef; row < root.lastRef; row++) {
    const member = refs.member[row] as number;
    const target = refs.target[row] as number;
    if (target < 0 || !within(target)) {
      // A pointer that leads nowhere today may be one that is spelled for the new place: leave it.
      continue;
    }
    if (!isString(doc, member)) return undefined;
    if (!stringAt(doc, member).startsWith('#/')) return undefined;
    edits.push(replaceValue(doc, member, quote(fragmentOf(moved(target)))));
  }
  return edits;
}
