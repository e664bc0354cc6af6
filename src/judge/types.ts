/**
 * What may be asked of the judging worker, and what it answers. Types only: plain data that survives a structured
 * clone, schemas and instances as JSON text, sizes as decimal strings. Whoever asks sends text and settings each time,
 * because a worker that was ended has forgotten everything; the worker remembers the last pair.
 */

import type { StrategySize } from '../engine/protocol.ts';
import type { Side } from '../engine/report-types.ts';
import type { Settings } from '../engine/settings.ts';

/** The schemas of a text, all or those of one tool, and the strategy (`settings.strategy`) that rewrites them. */
export interface Scope {
  readonly text: string;
  readonly settings: Settings;
  /** Index into `Report.tools`; names need not be unique. */
  readonly toolIndex?: number;
}

/** Which schema something is said about. */
export interface SchemaRef {
  readonly tool: string;
  readonly toolIndex: number;
  readonly side: Side;
  /** JSON Pointer of the schema in the given text. */
  readonly pointer: string;
}

/** Before: as served. After: as the strategy rewrites it. */
export type Stage = 'before' | 'after';

export interface ReaderInfo {
  readonly id: string;
  readonly title: string;
  /** The npm package and the version that runs. */
  readonly package: string;
  readonly version: string;
  /** What it reads, and how it is set up here; one sentence. */
  readonly summary: string;
  /** Where the settings come from. */
  readonly source: readonly string[];
  /** It reads a whole list at once, so one schema may decide about all tools. */
  readonly wholeList: boolean;
}

/** What one reader makes of one schema. */
export type Loaded =
  /** `untriedAfterMs`: it loaded, and trying it on instances did not end in that time. */
  | { readonly kind: 'loads'; readonly untriedAfterMs?: number }
  /** The reader's own text. `pointer`: fragment pointer into the schema, where the text names a place that exists. */
  | { readonly kind: 'error'; readonly message: string; readonly pointer?: string }
  /** It loads and then accepts all instances that the schema must refuse; `instance` is the smallest of them. */
  | { readonly kind: 'accepts-anything'; readonly instance: string; readonly tried: number }
  /** It loads and then judges some instance wrongly; `judge` names the reader that is right for the dialect. */
  | {
      readonly kind: 'misreads';
      readonly instance: string;
      readonly says: boolean;
      readonly judge: string;
    }
  /** Not tried: nested deeper than this reader was seen to survive. */
  | { readonly kind: 'too-deep'; readonly levels: number; readonly limit: number }
  /** No answer in time; the worker was ended and the other schemas went on in a new one. */
  | { readonly kind: 'ended'; readonly afterMs: number }
  /** It overflowed or took its worker down. */
  | { readonly kind: 'crashed'; readonly message: string }
  /** There is nothing to load: the strategy gave no text, or this reader never reads such schemas. */
  | { readonly kind: 'not-read'; readonly why: string };

export interface SchemaLoaded {
  readonly schema: SchemaRef;
  readonly loaded: Loaded;
}

/** What becomes of the list as a whole; only from readers with `wholeList`. */
export interface ListFate {
  /** Tools that a caller still has, of `tools`. */
  readonly survive: number;
  readonly tools: number;
  /** The reader's own text where the whole list is lost. */
  readonly message?: string;
  /** The tools that sink it, found by giving the reader smaller lists. */
  readonly sunkBy: readonly {
    readonly tool: string;
    readonly toolIndex: number;
    readonly message: string;
  }[];
}

export interface LoadInput extends Scope {
  readonly reader: string;
  readonly stage: Stage;
  /** Index of the first schema to load, in document order; default 0. */
  readonly from?: number;
  /** Pointers of schemas that are only loaded: trying instances on them did not end before. */
  readonly untried?: readonly string[];
}

export interface ReaderReport {
  readonly reader: string;
  readonly stage: Stage;
  /** In document order. */
  readonly schemas: readonly SchemaLoaded[];
  readonly list?: ListFate;
}

export interface EquivalenceInput extends Scope {
  /** Same seed, same instances. Default 1. */
  readonly seed?: number;
  /** Most instances for each schema. Default 1,000. */
  readonly instances?: number;
  /** Most milliseconds for each schema; default 2,000. What was found until then counts. */
  readonly limitMs?: number;
  /** Index of the first schema to compare, in document order; default 0. */
  readonly from?: number;
}

/** The reader that judged, and why it is the right one for the dialect. */
export interface JudgeInfo {
  readonly id: string;
  readonly title: string;
  readonly why: string;
}

/** An instance on which the two forms of a schema disagree, as small as it was found. */
export interface Witness {
  readonly schema: SchemaRef;
  readonly instance: string;
  /** Accepted? Null: the judge could not read that form; `message` says why. */
  readonly before: boolean | null;
  readonly after: boolean | null;
  readonly message?: string;
  /** The keyword that refuses in the one form and not in the other, with its place in that form. */
  readonly keyword: string | null;
  readonly keywordPointer: string | null;
  /** The form that holds the keyword. */
  readonly keywordIn: Stage | null;
  /** Where in the instance. */
  readonly instancePointer: string | null;
  /** All that the keyword says about that place in each form, as JSON texts; null where it is the same in both. */
  readonly change: { readonly before: readonly string[]; readonly after: readonly string[] } | null;
  readonly judge: JudgeInfo;
  /** What other validators say about the same instance. */
  readonly confirmedBy: readonly {
    readonly reader: string;
    readonly before: boolean | null;
    readonly after: boolean | null;
  }[];
}

export interface InstanceCounts {
  readonly instances: number;
  readonly valid: number;
  readonly invalid: number;
}

export type Equivalence =
  /** Byte for byte the same JSON: there is nothing to try. */
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'no-difference'; readonly judge: JudgeInfo } & InstanceCounts)
  | ({ readonly kind: 'different'; readonly witness: Witness } & InstanceCounts)
  /** No difference seen, but too few valid or too few invalid instances to say so. */
  | ({ readonly kind: 'too-few'; readonly judge: JudgeInfo; readonly why: string } & InstanceCounts)
  /** The rewritten form can no longer be read by a reader that reads the served one. */
  | { readonly kind: 'unreadable'; readonly judge: JudgeInfo; readonly message: string }
  /** The strategy gave nothing to compare, in its own words: it refused, threw, or the output is too large. */
  | { readonly kind: 'nothing'; readonly why: 'refused' | 'too-large'; readonly message: string }
  /** No reader can judge the served form. */
  | { readonly kind: 'not-judged'; readonly why: string }
  | { readonly kind: 'ended'; readonly afterMs: number };

export interface SchemaEquivalence {
  readonly schema: SchemaRef;
  readonly equivalence: Equivalence;
}

export interface EquivalenceReport {
  readonly strategy: string;
  readonly seed: number;
  /** The worst of the schemas, which is the verdict about the strategy; counts are sums. */
  readonly verdict: Equivalence;
  readonly schemas: readonly SchemaEquivalence[];
}

export interface ArgumentsInput extends Scope {
  readonly toolIndex: number;
  /** Default `input`. */
  readonly side?: Side;
  /** What a model sent, as JSON text: the arguments object, or a whole `tools/call` request. */
  readonly arguments: string;
}

export interface Reason {
  /** JSON Pointer into the arguments. */
  readonly instancePointer: string;
  /** Fragment pointer into the schema, as the judge walked it, references included. */
  readonly keywordPointer: string;
  readonly keyword: string;
  readonly message: string;
}

export type ArgumentVerdict =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'refused'; readonly reasons: readonly Reason[] }
  /** No text (the strategy refused), or no reader for it. */
  | { readonly kind: 'not-judged'; readonly why: string };

/** An object or array that arrived as the text of one. */
export interface SentAsText {
  readonly instancePointer: string;
  readonly expected: 'object' | 'array';
  /** What the arguments would be after parsing that text; shown as a suggestion. */
  readonly parsed: string;
  /** The reference behind which the type stands: fragment pointer of the object that holds it, and its text. */
  readonly hiddenBy: { readonly pointer: string; readonly reference: string } | null;
  /** The rewritten form shows the type without a reference. */
  readonly shownAfter: boolean;
}

export interface ArgumentJudgement {
  readonly schema: SchemaRef;
  readonly judge: JudgeInfo;
  /** The arguments that were judged, pretty-printed: what `instancePointer`s point into. */
  readonly arguments: string;
  readonly before: ArgumentVerdict;
  readonly after: ArgumentVerdict;
  readonly sentAsText: readonly SentAsText[];
}

/** `unreadable`: the arguments are not JSON, or not arguments. */
export type ArgumentReply =
  | { readonly kind: 'judged'; readonly judgement: ArgumentJudgement }
  | { readonly kind: 'unreadable'; readonly message: string; readonly at?: number };

export interface ExampleInput extends Scope {
  readonly toolIndex: number;
  readonly side?: Side;
  readonly seed?: number;
}

export type ExampleReply =
  | { readonly kind: 'example'; readonly arguments: string }
  | { readonly kind: 'none'; readonly why: string };

/** Every question and its answer. */
export interface JudgeApi {
  readers(input: null): readonly ReaderInfo[];
  /** Sizes, as the engine measures them; here it can be ended where a package does not return. */
  measure(input: Scope): StrategySize;
  equivalence(input: EquivalenceInput): EquivalenceReport;
  load(input: LoadInput): ReaderReport;
  arguments(input: ArgumentsInput): ArgumentReply;
  example(input: ExampleInput): ExampleReply;
}

export type JudgeMethod = keyof JudgeApi;

export type JudgeRequest = {
  [M in JudgeMethod]: {
    readonly id: number;
    readonly method: M;
    readonly input: Parameters<JudgeApi[M]>[0];
  };
}[JudgeMethod];

/** Also a sign of life: the limit counts from the last one. */
export interface JudgeProgress {
  /** Index of the schema that is being worked on, and how many there are. */
  readonly done: number;
  readonly total: number;
  readonly schema?: SchemaRef;
  /** `load`: the reader has loaded it, and it is being tried on instances. */
  readonly loaded?: true;
}

export type JudgeReply =
  /** A library is on its way, which takes as long as the network does: a sign of life, and no answer. */
  | { readonly kind: 'loading' }
  | { readonly id: number; readonly kind: 'progress'; readonly progress: JudgeProgress }
  /** Results of single schemas as they come: `SchemaLoaded[]` or `SchemaEquivalence[]`. What stays if the worker is ended. */
  | {
      readonly id: number;
      readonly kind: 'partial';
      readonly value: readonly SchemaLoaded[] | readonly SchemaEquivalence[];
    }
  | { readonly id: number; readonly kind: 'answer'; readonly value: unknown }
  | {
      readonly id: number;
      readonly kind: 'failed';
      readonly name: string;
      readonly message: string;
    };

/** What the page's client answers. */
export type JudgeOutcome<T> =
  | { readonly kind: 'answer'; readonly value: T }
  /** No sign of life for `afterMs`; the worker was ended. Of `load` and `equivalence` the client makes whole answers instead. */
  | { readonly kind: 'ended'; readonly afterMs: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'crashed'; readonly message: string };
