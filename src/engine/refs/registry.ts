import type { Dialect } from '../dialects/define-dialect.ts';
import type { Document } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { stringAt } from '../json/values.ts';
import { NO_BASE, resolveUri, splitFragment } from './uri.ts';

/** A schema with a base of its own. */
export interface Resource {
  readonly node: number;
  readonly uri: string;
  readonly anchors: Map<string, number>;
}

/** Everything a reference of one root may name by URI or by anchor. */
export interface Registry {
  readonly byUri: ReadonlyMap<string, Resource>;
  /** Node that opens a resource -> the resource. The root always opens one. */
  readonly at: ReadonlyMap<number, Resource>;
  /** How often each `$dynamicAnchor` name occurs. */
  readonly dynamicAnchors: ReadonlyMap<string, number>;
  /** A URI or an anchor that two schemas claim, with the later claimant. */
  readonly claimedTwice: readonly { readonly node: number; readonly name: string }[];
}

/**
 * Read the identifiers below one root. `identities` are the members that may be some, in document order,
 * so that a resource is known before what stands in it.
 */
export function registryOf(
  doc: Document,
  dialect: Dialect,
  root: number,
  identities: readonly number[],
): Registry {
  const byUri = new Map<string, Resource>();
  const at = new Map<number, Resource>();
  const dynamicAnchors = new Map<string, number>();
  const claimedTwice: { node: number; name: string }[] = [];
  const idName = K[dialect.idKeyword];
  const open = (node: number, uri: string, member: number): Resource => {
    const resource: Resource = { node, uri, anchors: new Map() };
    at.set(node, resource);
    if (byUri.has(uri)) claimedTwice.push({ node: member, name: uri });
    else byUri.set(uri, resource);
    return resource;
  };
  const ids = identities.filter((member) => doc.key[member] === idName);
  const rootId = ids.find((member) => doc.parent[member] === root);
  const rootUri = rootId === undefined ? '' : splitFragment(stringAt(doc, rootId))[0];
  open(root, resolveUri(NO_BASE, rootUri), root);

  // Resources first, each relative to the one around it: nested ranges, so a stack of open ones is enough.
  const stack: Resource[] = [at.get(root) as Resource];
  const innermost = (node: number): Resource => {
    while (stack.length > 1 && (doc.after[(stack.at(-1) as Resource).node] as number) <= node)
      stack.pop();
    return stack.at(-1) as Resource;
  };
  const anchorsLater: { readonly node: number; readonly member: number; readonly name: string }[] =
    [];
  for (const member of ids) {
    const holder = doc.parent[member] as number;
    const [uri, fragment] = splitFragment(stringAt(doc, member));
    if (holder !== root && uri !== '')
      stack.push(open(holder, resolveUri(innermost(holder).uri, uri), member));
    if (dialect.idAnchors && fragment !== undefined && fragment !== '' && !fragment.startsWith('/'))
      anchorsLater.push({ node: holder, member, name: fragment });
  }
  for (const member of identities) {
    if (!dialect.anchorKeywords.some((word) => K[word] === doc.key[member])) continue;
    const name = stringAt(doc, member);
    anchorsLater.push({ node: doc.parent[member] as number, member, name });
    if (doc.key[member] === K.$dynamicAnchor)
      dynamicAnchors.set(name, (dynamicAnchors.get(name) ?? 0) + 1);
  }
  anchorsLater.sort((a, b) => a.node - b.node);
  const bases = resourceSweep(doc, at);
  for (const { node, member, name } of anchorsLater) {
    const { anchors } = bases(node);
    const known = anchors.get(name);
    if (known !== undefined && known !== node)
      claimedTwice.push({ node: member, name: `#${name}` });
    else anchors.set(name, node);
  }
  return { byUri, at, dynamicAnchors, claimedTwice };
}

/** Innermost resource around a node; to be asked in document order. */
export function resourceSweep(
  doc: Document,
  at: ReadonlyMap<number, Resource>,
): (node: number) => Resource {
  const sorted = [...at.values()].sort((a, b) => a.node - b.node);
  const stack: Resource[] = [];
  let next = 0;
  return (node) => {
    while (next < sorted.length && (sorted[next] as Resource).node <= node)
      stack.push(sorted[next++] as Resource);
    while (stack.length > 1 && (doc.after[(stack.at(-1) as Resource).node] as number) <= node)
      stack.pop();
    return stack.at(-1) as Resource;
  };
}
