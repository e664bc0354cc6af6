/**
 * Every question the page may ask the worker, and the answers. Types only; plain data that survives
 * a structured clone, text instead of trees. The command uses the plain functions of `index.ts`.
 */
import type { Checked, ClientsView, ConsumerInfo } from './pipeline/check/check-types.ts';
import type { Diagnostic, Report, Side, TextRange } from './report-types.ts';
import type { Settings } from './settings.ts';

export type {
  Checked,
  CheckFinding,
  ClientCell,
  ClientPlace,
  ClientRule,
  ClientsView,
  ConsumerInfo,
  ConsumerRuleInfo,
} from './pipeline/check/check-types.ts';

/** Stages in the order in which they run; what `Progress` names. */
export type Stage = 'read' | 'recognise' | 'references' | 'sizes' | 'rules' | 'report' | 'present';

export interface Progress {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}

export interface AnalyseInput {
  readonly text: string;
  readonly settings: Settings;
}

/** One schema as the page shows it: both texts, their alignment, its graph and its sizes. */
export interface PresentInput {
  readonly text: string;
  readonly settings: Settings;
  /** Index into `Report.tools`. */
  readonly toolIndex: number;
  readonly side: Side;
  /** Show the text of the schema as it stands (a person is typing in it) instead of pretty-printed. */
  readonly verbatim: boolean;
  /** Most bytes that the After text may have; default 1,048,576. Beyond it the view is folded. */
  readonly maxBytes?: number;
}

/** What stands on one line of a shown text. Lines without a remark have no entry. */
export interface LineNote {
  /** Zero-based. */
  readonly line: number;
  /** `from Box`, `kept, on a cycle`, `2 uses`, ... shown at the right edge. */
  readonly note: string;
  readonly cycle: boolean;
}

/** A run of rows. Same: `beforeCount === afterCount` lines that stand side by side unchanged. */
export interface Hunk {
  readonly change: boolean;
  readonly beforeStart: number;
  readonly beforeCount: number;
  readonly afterStart: number;
  readonly afterCount: number;
}

/** A diagnostic in a shown text. Offsets are UTF-16 units of that text. */
export interface Mark extends TextRange {
  /** Index into `Report.diagnostics`. */
  readonly diagnostic: number;
}

export interface ShownText {
  readonly text: string;
  readonly notes: readonly LineNote[];
  /**
   * Pairs (offset in this text, source pointer), ascending: the value that begins there. Lets a
   * selection in the text become a pointer and back. Pointers are relative to the schema root.
   */
  readonly places: readonly {
    readonly offset: number;
    readonly end: number;
    readonly pointer: string;
  }[];
}

export type AfterView =
  | { readonly kind: 'text'; readonly shown: ShownText; readonly bytes: string }
  /** Over the limit: definitions are folded to `{ "…": "134 kB, 9 levels" }`-like markers, the size is exact. */
  | { readonly kind: 'folded'; readonly shown: ShownText; readonly bytes: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

export interface GraphNode {
  readonly id: number;
  /** `root`, or the definition's name. */
  readonly name: string;
  /** Fragment pointer of the schema. */
  readonly pointer: string;
  readonly ownBytes: string;
  readonly copies: string;
  readonly onCycle: boolean;
  readonly reachable: boolean;
  /** Centre and size, in CSS pixels at scale 1. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GraphEdge {
  readonly from: number;
  readonly to: number;
  /** How many references stand behind this edge. */
  readonly count: number;
  /** Last keyword or property on the way, where it is one: `files`, `items`. */
  readonly label: string;
  readonly onCycle: boolean;
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** The reference graph without places: what the engine knows. The page's worker adds the drawing. */
export interface GraphFacts {
  readonly nodes: readonly Omit<GraphNode, 'x' | 'y' | 'width' | 'height'>[];
  readonly edges: readonly Omit<GraphEdge, 'points'>[];
  readonly groups: readonly Pick<GraphGroup, 'nodes' | 'descends'>[];
  readonly omitted: number;
}

/** Strongly connected schemas, drawn as one hatched group. */
export interface GraphGroup {
  readonly nodes: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly descends: boolean;
}

export interface GraphView {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly groups: readonly GraphGroup[];
  readonly width: number;
  readonly height: number;
  /** Schemas that are not drawn because there are too many; they are in `SizeRow`s all the same. */
  readonly omitted: number;
}

export interface SizeRow {
  readonly name: string;
  readonly pointer: string;
  readonly ownBytes: string;
  readonly copies: string;
  readonly contribution: string;
  readonly onCycle: boolean;
  /** Pointers of the references that copy it, at most 20. */
  readonly usedAt: readonly string[];
  readonly uses: number;
}

export interface SchemaView {
  readonly toolIndex: number;
  readonly side: Side;
  readonly pointer: string;
  /** Where the schema stands in the given text; what an edit of Before replaces. */
  readonly range: TextRange;
  readonly before: ShownText;
  readonly after: AfterView;
  /** Covers all lines of both texts, in order. Empty where there is no After text. */
  readonly hunks: readonly Hunk[];
  readonly marks: readonly Mark[];
  readonly graph: GraphView;
  readonly sizes: {
    readonly before: string;
    readonly after: string;
    readonly rows: readonly SizeRow[];
  };
}

/** A view before it is drawn. */
export type SchemaFactsView = Omit<SchemaView, 'graph'> & { readonly graph: GraphFacts };

/** What one strategy makes of all schemas, or of those of one tool. */
export interface CompareInput {
  readonly text: string;
  /** Its `strategy` does not count. */
  readonly settings: Settings;
  readonly strategy: string;
  /** Index into `Report.tools`. */
  readonly toolIndex?: number;
}

export interface StrategySize {
  readonly strategy: string;
  /** Decimal strings: bytes of all schemas in question, minified. `after`: null where one of them came to nothing. */
  readonly before: string;
  readonly after: string | null;
  /** after / before; null where either is missing or before is 0. */
  readonly growth: number | null;
  /** References and definitions that the output holds; null where it is too large to be read again. */
  readonly referencesLeft: number | null;
  readonly definitionsKept: number | null;
  /** More than is ever built; the size is exact all the same. */
  readonly tooLarge: boolean;
  /** Schemas that the strategy refuses or throws on, and the first of them with its own words. */
  readonly failed: number;
  readonly failures: readonly {
    readonly toolIndex: number;
    readonly side: Side;
    readonly message: string;
  }[];
}

/** What there is to choose from; sent once when the worker starts. */
export interface Catalogue {
  readonly strategies: readonly StrategyInfo[];
  readonly dialects: readonly { readonly uri: string; readonly title: string }[];
  readonly rules: readonly RuleInfo[];
  /** Consumers whose eyes the list can be seen with. */
  readonly clients: readonly {
    readonly id: string;
    readonly title: string;
    readonly kind: string;
  }[];
}

export interface StrategyInfo {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly lossless: boolean;
  /** `published`: a released package, run as it is. `transcribed`: written again from a description of what it does. */
  readonly label: 'ours' | 'published' | 'proposed' | 'transcribed';
  /** Version or commit of what is run or transcribed. */
  readonly version: string;
  /** What is lost by it, in one line. */
  readonly loses: string;
  /** Id of the one consumer that it is made for. */
  readonly consumer?: string;
  readonly source: readonly string[];
}

export interface RuleInfo {
  readonly code: string;
  readonly severity: 'error' | 'warning' | 'info';
  readonly summary: string;
  /** Why it matters, in one or two sentences. */
  readonly why: string;
  readonly source: readonly string[];
  readonly examples: { readonly bad: readonly string[]; readonly good: readonly string[] };
}

export interface EngineApi {
  catalogue(input: null): Catalogue;
  analyse(input: AnalyseInput): Report;
  present(input: PresentInput): SchemaView;
  compare(input: CompareInput): StrategySize;
  /** Tools by clients, before the strategy of the settings and after it. */
  clients(
    input: AnalyseInput & { readonly clients?: readonly string[]; readonly server?: string },
  ): ClientsView;
  /** The text held to a profile: the text of a `refscope.config.json`. */
  check(input: AnalyseInput & { readonly profile: string }): Checked;
  /** Every consumer with its rules; `today` is an ISO date, by which old ones are marked. */
  consumers(input: { readonly today: string }): readonly ConsumerInfo[];
  /** A text of the same kind that holds one tool alone; null where there is no such tool. */
  excerpt(input: AnalyseInput & { readonly toolIndex: number }): string | null;
  rewriteAll(
    input: AnalyseInput & { readonly pretty: boolean },
  ):
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'too-large'; readonly bytes: string }
    | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };
}

export type Method = keyof EngineApi;

export type Request = {
  [M in Method]: {
    readonly id: number;
    readonly method: M;
    readonly input: Parameters<EngineApi[M]>[0];
  };
}[Method];

export type Reply =
  | { readonly id: number; readonly kind: 'answer'; readonly value: unknown }
  | { readonly id: number; readonly kind: 'progress'; readonly progress: Progress }
  /** A report without the later stages; shown if the worker must be ended. */
  | { readonly id: number; readonly kind: 'partial'; readonly value: unknown }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly name: string;
      readonly message: string;
    };
