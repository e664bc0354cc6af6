import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { unescapeToken } from '../json/pointer.ts';
import type { Unresolved } from './types.ts';

export type Followed = { readonly node: number } | { readonly why: Unresolved };

/**
 * Follow a JSON Pointer that stands, percent-decoded, at `[from, to)` of `source` (RFC 6901 sections 3 to 5).
 * Empty: the start itself.
 *
 * @failure `malformed` for `~` without 0 or 1; `no-such-pointer` with the place where walking stopped.
 */
export function followPointer(
  doc: Document,
  children: Children,
  start: number,
  source: string,
  from: number,
  to: number,
): Followed {
  let node = start;
  let at = from;
  while (at < to) {
    const begin = at + 1;
    let end = begin;
    let escaped = false;
    // Not indexOf: the source may be a whole document, and it would look behind the pointer's end.
    for (; end < to; end++) {
      const c = source.charCodeAt(end);
      if (c === SLASH) break;
      if (c === TILDE) escaped = true;
    }
    let next: number;
    if (escaped) {
      const token = unescapeToken(source.slice(begin, end));
      if (token === undefined) return { why: { kind: 'malformed', reason: 'tilde' } };
      next = step(doc, children, node, token, 0, token.length);
    } else next = step(doc, children, node, source, begin, end);
    if (next < 0) {
      const token = source.slice(begin, end);
      return {
        why: { kind: 'no-such-pointer', deepest: node, token: unescapeToken(token) ?? token },
      };
    }
    node = next;
    at = end;
  }
  return { node };
}

const SLASH = 0x2f;
const TILDE = 0x7e;

function step(
  doc: Document,
  children: Children,
  node: number,
  source: string,
  from: number,
  to: number,
): number {
  if (doc.kind[node] === Kind.object) {
    const name = doc.names.find(source, from, to);
    return name < 0 ? -1 : children.member(node, name);
  }
  if (doc.kind[node] !== Kind.array || from === to || to - from > 9) return -1;
  let position = 0;
  for (let i = from; i < to; i++) {
    const digit = source.charCodeAt(i) - 0x30;
    if (digit < 0 || digit > 9 || (digit === 0 && i === from && to - from > 1)) return -1;
    position = position * 10 + digit;
  }
  return children.item(node, position);
}
