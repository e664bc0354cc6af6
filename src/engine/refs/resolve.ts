import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Flag, Kind } from '../json/document.ts';
import { stringAt } from '../json/values.ts';
import type { Followed } from './follow-pointer.ts';
import { followPointer } from './follow-pointer.ts';
import type { Registry, Resource } from './registry.ts';
import type { Unresolved } from './types.ts';
import { NO_BASE, percentDecode, resolveUri, splitFragment } from './uri.ts';

/** Target of the reference whose string stands at `member`, in a root without any identifier. */
export function resolveLocal(
  doc: Document,
  children: Children,
  root: number,
  member: number,
): Followed {
  const from = (doc.start[member] as number) + 1;
  const to = (doc.end[member] as number) - 1;
  const { text } = doc;
  // The common case, without a copy of the text: `#/$defs/Name`.
  if (text.charCodeAt(from) === 0x23 && ((doc.flags[member] as number) & Flag.escaped) === 0) {
    if (to === from + 1) return { node: root };
    if (text.charCodeAt(from + 1) === 0x2f && !hasPercent(text, from, to))
      return schemaAt(doc, followPointer(doc, children, root, text, from + 1, to));
  }
  const reference = stringAt(doc, member);
  const [uri, fragment] = splitFragment(reference);
  if (uri !== '') return { why: notHeld(uri, reference) };
  return schemaAt(
    doc,
    followFragment(
      doc,
      children,
      { node: root, uri: NO_BASE, anchors: NO_ANCHORS },
      fragment ?? '',
    ),
  );
}

/** The same where identifiers exist: `base` is the innermost resource around the reference. */
export function resolveBy(
  doc: Document,
  children: Children,
  registry: Registry,
  base: Resource,
  member: number,
): Followed {
  const reference = stringAt(doc, member);
  const [relative, fragment] = splitFragment(reference);
  const uri = resolveUri(base.uri, relative);
  const resource = relative === '' ? base : registry.byUri.get(uri);
  if (resource === undefined)
    return { why: notHeld(uri.startsWith(NO_BASE) ? relative : uri, reference) };
  return schemaAt(doc, followFragment(doc, children, resource, fragment ?? ''));
}

function hasPercent(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (text.charCodeAt(i) === 0x25) return true;
  return false;
}

function followFragment(
  doc: Document,
  children: Children,
  resource: Resource,
  fragment: string,
): Followed {
  const decoded = percentDecode(fragment);
  if (decoded === undefined) return { why: { kind: 'malformed', reason: 'percent' } };
  if (decoded === '') return { node: resource.node };
  if (decoded.startsWith('/'))
    return followPointer(doc, children, resource.node, decoded, 0, decoded.length);
  const anchor = resource.anchors.get(decoded);
  return anchor === undefined
    ? { why: { kind: 'no-such-anchor', anchor: decoded } }
    : { node: anchor };
}

function schemaAt(doc: Document, followed: Followed): Followed {
  if ('why' in followed) return followed;
  const kind = doc.kind[followed.node];
  return kind === Kind.object || kind === Kind.true || kind === Kind.false
    ? followed
    : { why: { kind: 'not-a-schema', target: followed.node } };
}

function notHeld(uri: string, reference: string): Unresolved {
  return {
    kind: 'not-held',
    uri,
    scheme: /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(reference)?.[1]?.toLowerCase() ?? '',
  };
}

const NO_ANCHORS = new Map<string, number>();
