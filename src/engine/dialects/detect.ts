import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';
import { Kind } from '../json/document.ts';
import { K } from '../json/keywords.ts';
import { isString, stringAt } from '../json/values.ts';
import type { Dialect } from './define-dialect.ts';
import { defaultDialect, dialectByUri } from './index.ts';

/** What a schema says about its own dialect. */
export interface Stamp {
  /** What we read it by: the override, else the stamp, else MCP's default. */
  readonly dialect: Dialect;
  /** Value of `$schema` at the root, where it is a string. */
  readonly stamp: string | undefined;
  /** The `$schema` member, whatever it holds, or -1. */
  readonly stampNode: number;
  /** False for a stamp that names no dialect of ours, unless one was chosen for it. */
  readonly known: boolean;
}

/** Read the stamp of the schema at `root`; `override` is the dialect that the person asks for. */
export function readStamp(
  doc: Document,
  children: Children,
  root: number,
  override?: Dialect,
): Stamp {
  const stampNode = doc.kind[root] === Kind.object ? children.member(root, K.$schema) : -1;
  const stamp = stampNode >= 0 && isString(doc, stampNode) ? stringAt(doc, stampNode) : undefined;
  const named = stamp === undefined ? undefined : dialectByUri(stamp);
  return {
    dialect: override ?? named ?? defaultDialect,
    stamp,
    stampNode,
    known: override !== undefined || stamp === undefined || named !== undefined,
  };
}
