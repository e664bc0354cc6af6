import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isObject } from '../json/values.ts';
import { childrenOf, memberOfKind } from './tool-sites.ts';

/** Items at which a list is judged: enough to pass over a vendor's own tools, which have no schema. */
const JUDGED = 64;

/**
 * Where the other vendors' tools stand: a list, an object with `tools` (a request), or one tool alone.
 * Undefined where no item among the first is of the form asked for.
 */
export function toolItems(
  doc: Document,
  children: Children,
  isTool: (node: number) => boolean,
): { readonly items: readonly number[]; readonly where: string } | undefined {
  const request = memberOfKind(doc, children, 0, 'tools', Kind.array);
  const list = doc.kind[0] === Kind.array ? 0 : request;
  const isMcp = (node: number): boolean =>
    isObject(doc, node) && children.member(node, K.inputSchema) >= 0;
  if (list < 0) return isTool(0) && !isMcp(0) ? { items: [0], where: 'one tool' } : undefined;
  let left = JUDGED;
  let found = false;
  for (const item of childrenOf(doc, list)) {
    if (isMcp(item)) return undefined;
    found ||= isTool(item);
    if (--left === 0) break;
  }
  if (!found) return undefined;
  // What has another form (`{"type":"web_search"}`) is the vendor's own tool and has no schema.
  const items = [...childrenOf(doc, list)].filter(
    (node) => doc.kind[node] !== Kind.object || isTool(node),
  );
  return { items, where: list === 0 ? 'an array of tools' : 'a request with tools' };
}
