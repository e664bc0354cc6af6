import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { childrenOf, memberOfKind } from './tool-sites.ts';

/** What one JSON-RPC reply holds; nodes, or -1. */
export interface Reply {
  readonly tools: number;
  readonly nextCursor: number;
  readonly error: number;
}

/** Undefined: neither a result with tools nor an error (JSON-RPC 2.0, section 5). */
export function replyAt(doc: Document, children: Children, node: number): Reply | undefined {
  const error = memberOfKind(doc, children, node, 'error', Kind.object);
  if (
    error >= 0 &&
    (isNamed(doc, children, node) || memberOfKind(doc, children, error, 'code', Kind.number) >= 0)
  ) {
    return { tools: -1, nextCursor: -1, error };
  }
  const result = memberOfKind(doc, children, node, 'result', Kind.object);
  if (result < 0) return undefined;
  const tools = memberOfKind(doc, children, result, 'tools', Kind.array);
  if (tools < 0) return undefined;
  return {
    tools,
    nextCursor: memberOfKind(doc, children, result, 'nextCursor', Kind.string),
    error: -1,
  };
}

/** Does this object say that it is JSON-RPC? */
export const isNamed = (doc: Document, children: Children, node: number): boolean =>
  memberOfKind(doc, children, node, 'jsonrpc', Kind.string) >= 0;

export function* toolsOf(doc: Document, replies: Iterable<Reply>): Generator<number> {
  for (const { tools } of replies) if (tools >= 0) yield* childrenOf(doc, tools);
}
