import type { Dialect } from '../dialects/define-dialect.ts';
import type { Document } from '../json/document.ts';
import type { Splice } from '../json/splice.ts';
import type { Registries } from '../refs/graph.ts';
import type { RefGraph } from '../refs/types.ts';
import type { Severity, TextRange } from '../report-types.ts';
import type { Source, ToolSet } from '../tools/types.ts';

/** An edit of the compacted text of the document: offsets are those of `doc.text`. */
export type NodeEdit = Splice;

export interface NodeFix {
  readonly title: string;
  readonly edits: readonly NodeEdit[];
}

/** A finding at a node of the document; 0 with `whole` for the document itself. */
export interface Finding {
  readonly node: number;
  /** Where the finding is about the text and not a value. */
  readonly whole?: boolean;
  /** With `whole`: the place in the text that was given. */
  readonly place?: TextRange;
  readonly message: string;
  /** Overrides the rule's severity. */
  readonly severity?: Severity;
  readonly related?: readonly { readonly node: number; readonly message: string }[];
  /** Made only when somebody asks: fixes of a large list are many. */
  readonly fixes?: () => readonly NodeFix[];
}

/** One schema root, as a rule sees it. */
export interface SchemaFacts {
  /** Index into `graph.roots` and `tools.schemas`. */
  readonly index: number;
  readonly node: number;
  readonly dialect: Dialect;
  readonly stamp: string | undefined;
  /** The member whose value is the stamp, or -1. */
  readonly stampNode: number;
  /** What the keywords imply where it is not what is in force, with the members that prove it. */
  readonly used: Dialect | undefined;
  readonly evidence: readonly number[];
}

/** Sizes and decisions of the chosen strategy, for rules that speak about the result. */
export interface SizeFacts {
  readonly before: (schema: number) => number;
  /** Bytes after, as bigint: fan-out passes 2^53. */
  readonly after: (schema: number) => bigint;
  /** What the `lossless` strategy would give, whatever was chosen. */
  readonly lossless: (schema: number) => bigint;
  /** `within-budget` could not reach its budget. */
  readonly budgetMissed: (schema: number) => boolean;
}

export interface Facts {
  readonly source: Source;
  readonly doc: Document;
  readonly tools: ToolSet;
  readonly schemas: readonly SchemaFacts[];
  readonly graph: RefGraph & { readonly registries: Registries };
  readonly sizes: SizeFacts;
}

export type Report = (finding: Finding) => void;

interface RuleBase {
  /** `area/fact`. */
  readonly code: string;
  readonly severity: Severity;
  readonly summary: string;
  /** Why it matters and what to do, in one to three sentences; shown under "Why". */
  readonly why: string;
  /** Where it is written or was seen: specification section or address. */
  readonly source: readonly string[];
  /** Whole texts (any recognised shape); a test runs every one: `bad` reports this code, `good` does not. */
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] };
}

/**
 * A rule reads facts and reports; it changes nothing and sees no other rule.
 *
 * `document` rules run once, `root` rules once for every schema root. Visiting rules are asked in the one
 * walk that all of them share: `on` names the keywords (members) they want to see, `onSchema` sees every schema.
 */
export interface Rule extends RuleBase {
  /** Not asked about a schema that stands by itself, as nobody's tool. */
  readonly onlyTools?: boolean;
  readonly document?: (facts: Facts, report: Report) => void;
  /** Once for each schema root, before its walk. */
  readonly root?: (at: Visit) => void;
  /** The same, only where the schema has references at all: most have none. */
  readonly rootWithReferences?: (at: Visit) => void;
  /** Keyword -> called with the member's node and the schema object that holds it. */
  readonly on?: Readonly<
    Partial<Record<string, (at: Visit, member: number, holder: number) => void>>
  >;
  /** Every schema in schema position: object or boolean. Keep it cheap. */
  readonly onSchema?: (at: Visit, node: number) => void;
}

/** What a visiting rule may ask; one object is reused for the whole walk. */
export interface Visit {
  readonly facts: Facts;
  readonly schema: SchemaFacts;
  readonly report: Report;
}

export const defineRule = (rule: Rule): Rule => rule;
