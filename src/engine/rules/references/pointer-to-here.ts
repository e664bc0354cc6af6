import { Kind } from '../../json/document.ts';
import { unescapeToken } from '../../json/pointer.ts';
import { followPointer } from '../../refs/follow-pointer.ts';
import type { RefGraph } from '../../refs/types.ts';

/** Would this JSON Pointer, counted from `start`, lead to a schema? Its node, or -1. */
export function schemaAt({ doc, children }: RefGraph, start: number, pointer: string): number {
  const followed = followPointer(doc, children, start, pointer, 0, pointer.length);
  if (!('node' in followed)) return -1;
  const kind = doc.kind[followed.node];
  return kind === Kind.object || kind === Kind.true || kind === Kind.false ? followed.node : -1;
}

/** The tokens of a pointer, unescaped where they can be. */
export const tokensOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => unescapeToken(token) ?? token);

/** Names of the first members of an object. */
export function* memberNames({ doc }: RefGraph, object: number, most = 400): Generator<string> {
  if (doc.kind[object] !== Kind.object) return;
  const end = doc.after[object] as number;
  let left = most;
  for (let child = object + 1; child < end && left-- > 0; child = doc.after[child] as number) {
    yield doc.names.name(doc.key[child] as number);
  }
}
