import type { Dialect } from '../dialects/define-dialect.ts';
import type { Document } from '../json/document.ts';
import type { Keyword } from '../json/keywords.ts';
import type { RefGraph } from '../refs/types.ts';
import type { Side } from '../report-types.ts';
import type { ToolSet, ToolSite } from '../tools/types.ts';

/** A text as a consumer gets it, read as far as judging needs. */
export interface Served {
  readonly doc: Document;
  readonly tools: ToolSet;
  readonly graph: RefGraph;
}

/** The schema that is being looked at. */
export interface Judged {
  /** Index into `tools.schemas` and `graph.roots`. */
  readonly index: number;
  readonly node: number;
  readonly dialect: Dialect;
  /** Value of `$schema`, where it is a string. */
  readonly stamp: string | undefined;
}

/** What a predicate may ask and tell; one object is reused for a whole run. */
export interface Look {
  readonly facts: Served;
  readonly schema: Judged;
  /** Name of the server that clients put in front of tool names; empty where the person has not said. */
  readonly server: string;
  /** Counts of the predicate's own: for this schema, and for the whole list. */
  schemaTotal: number;
  listTotal: number;
  /** `detail`: what was met, where the place alone does not say it. */
  hit(node: number, detail?: string): void;
}

type OnMember = (look: Look, member: number, holder: number) => void;

/**
 * Finds what a rule is about. It knows no consumer: several may mind the same thing for different reasons.
 * All handlers are asked in the one walk that all predicates share; keep them cheap.
 */
export interface Predicate {
  /** Predicates with equal keys find the same, and are asked once. */
  readonly key: string;
  /** Which schemas are looked at; `input` where it is left out. */
  readonly side?: Side | 'both';
  /** Keyword -> called with the member's node and the schema that holds it. */
  readonly on?: Readonly<Partial<Record<Keyword, OnMember>>>;
  /** Members of schemas whose names no dialect knows. */
  readonly onOther?: OnMember;
  /** Every schema in schema position: object or boolean. */
  readonly onSchema?: (look: Look, node: number) => void;
  /** Each root before its walk, and after it. */
  readonly root?: (look: Look) => void;
  readonly end?: (look: Look) => void;
  /** Each tool, whether it has schemas or not. */
  readonly tool?: (look: Look, tool: ToolSite) => void;
  /** Once, after everything else. */
  readonly list?: (look: Look) => void;
}
