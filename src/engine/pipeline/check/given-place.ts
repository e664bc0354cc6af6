import type { Children } from '../../json/children.ts';
import type { Document } from '../../json/document.ts';
import { followPointer } from '../../refs/follow-pointer.ts';

/** The node of `doc` at a pointer, or the deepest one on the way to it. */
export function nearestNode(doc: Document, children: Children, pointer: string): number {
  const followed = followPointer(doc, children, 0, pointer, 0, pointer.length);
  if ('node' in followed) return followed.node;
  return followed.why.kind === 'no-such-pointer' ? followed.why.deepest : 0;
}
