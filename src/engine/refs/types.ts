import type { Dialect } from '../dialects/define-dialect.ts';
import type { Children } from '../json/children.ts';
import type { Document } from '../json/document.ts';

/** Why a reference leads nowhere. */
export type Unresolved =
  /** Names a document that is not here; nothing is ever fetched. `scheme` empty: a relative reference. */
  | { readonly kind: 'not-held'; readonly uri: string; readonly scheme: string }
  | { readonly kind: 'no-such-anchor'; readonly anchor: string }
  /** `deepest`: the value at which walking stopped; `token`: what it has not. */
  | { readonly kind: 'no-such-pointer'; readonly deepest: number; readonly token: string }
  /** A pointer that cannot be read: bad percent-encoding, or `~` without 0 or 1. */
  | { readonly kind: 'malformed'; readonly reason: 'percent' | 'tilde' }
  /** The pointer leads to something that is neither an object nor a boolean. */
  | { readonly kind: 'not-a-schema'; readonly target: number };

/** Why a whole schema is copied through with its references as they are. */
export type Pinned =
  | 'unknown-dialect'
  | 'dynamic'
  | 'other-dialect'
  | 'several-references'
  | 'target-is-no-schema';

/** One schema with a `#` of its own. */
export interface SchemaRoot {
  readonly node: number;
  /** What we read by. */
  readonly dialect: Dialect;
  /** Value of `$schema`, where it is a string. */
  readonly stamp: string | undefined;
  /** References `[firstRef, lastRef)`, schemas `[firstUnit, lastUnit)`. */
  firstRef: number;
  lastRef: number;
  firstUnit: number;
  lastUnit: number;
  /** Rows of `containers` and `identities`. */
  firstContainer: number;
  lastContainer: number;
  firstIdentity: number;
  lastIdentity: number;
  /** Some schema below the root opens a resource or an anchor of its own. */
  hasIdentifiers: boolean;
  pinned: Pinned | undefined;
}

/** References, one row each, in document order. */
export interface RefTable {
  /** The object that holds the reference. */
  readonly holder: number[];
  /** The `$ref` member itself. */
  readonly member: number[];
  /** Schema that it leads to, or -1. */
  readonly target: number[];
  readonly why: (Unresolved | undefined)[];
  /** Innermost unit around it. */
  readonly unit: number[];
  /** Unit of the target, or -1. */
  readonly to: number[];
  /** Stands beside a `$ref` of a dialect that ignores what stands there. */
  readonly dead: boolean[];
}

/**
 * A unit is a schema that can be copied on its own: a root, an entry of a container, or any other
 * target of a reference. Rows are in document order within each root.
 */
export interface UnitTable {
  readonly node: number[];
  /** Index into `roots`. */
  readonly root: number[];
  /** Innermost unit whose text this one is a part of; -1 for roots and entries of containers. */
  readonly within: number[];
  /** Innermost unit around it, through containers as well; -1 for roots. */
  readonly around: number[];
  readonly entry: boolean[];
  /** Strongly connected component; components are numbered leaves first. */
  readonly component: readonly number[];
  readonly cyclic: boolean[];
  /** Some chain of references leads here from the root. */
  readonly reached: boolean[];
  /** References of unit `u`: `refsOf[firstRefOf[u]]` up to `firstRefOf[u + 1]`. */
  readonly firstRefOf: readonly number[];
  readonly refsOf: readonly number[];
  /** Units within unit `u`, the same way. */
  readonly firstPartOf: readonly number[];
  readonly partsOf: readonly number[];
}

export interface RefGraph {
  readonly doc: Document;
  readonly children: Children;
  readonly roots: readonly SchemaRoot[];
  readonly refs: RefTable;
  readonly units: UnitTable;
  /** `Role` of each node. */
  readonly role: Uint8Array;
  /** Nodes whose keyword opens a resource or names a place (`$id`, `$anchor`, nested `$schema`, ...), below roots. */
  readonly identities: readonly number[];
  /** Container members (`$defs`, `definitions`) that are objects. */
  readonly containers: readonly number[];
  /** Strings below unknown keywords that look like a pointer, with the entry they name. */
  readonly mentions: readonly { readonly node: number; readonly target: number }[];
  readonly unitOf: Int32Array;
  /** Row of the reference that an object holds, plus one; 0 where it holds none that counts. */
  readonly rowOf: Int32Array;
}

/** Row of the reference that an object holds, or -1. */
export const rowAt = ({ rowOf }: RefGraph, holder: number): number => (rowOf[holder] as number) - 1;
