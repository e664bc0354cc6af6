/**
 * The report: one plain JSON value that says everything about a text.
 * Version 1 is a contract: members may be added, never changed.
 */
export type Side = 'input' | 'output';
export type Severity = 'error' | 'warning' | 'info';

/** Half-open range in UTF-16 units of the text that was given. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** Replaces `[start, end)` of the text that was given; edits of one fix never overlap. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

export interface Fix {
  readonly title: string;
  readonly edits: readonly TextEdit[];
}

export interface Related {
  readonly pointer: string;
  readonly message: string;
}

export interface Diagnostic {
  /** `area/fact`, never reused for something else. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** JSON Pointer into the given (or unwrapped) text; empty for the document. */
  readonly pointer: string;
  readonly range: TextRange;
  readonly tool?: string;
  readonly side?: Side;
  /** Index into `Report.tools`, where the finding belongs to one tool: names need not be unique. */
  readonly toolIndex?: number;
  /** Id of the consumer whose rule `code` is; absent where it is a rule of ours. */
  readonly client?: string;
  readonly related?: readonly Related[];
  readonly fixes?: readonly Fix[];
}

export interface DialectReport {
  readonly stamped: string | null;
  readonly used: string | null;
  readonly inForce: string;
  /** `stamped` and `used` disagree. */
  readonly contradicted: boolean;
  readonly evidence: readonly { readonly keyword: string; readonly pointer: string }[];
}

export interface CycleReport {
  /** Fragment pointers (`#/$defs/Node`) of the schemas on the cycle. */
  readonly nodes: readonly string[];
  /** Fragment pointers of the references of one shortest round trip. */
  readonly path: readonly string[];
  /** False: nothing on the round trip steps down into the instance, so validation cannot end. */
  readonly descends: boolean;
}

export interface SchemaReport {
  readonly side: Side;
  readonly pointer: string;
  readonly dialect: DialectReport;
  readonly references: {
    readonly total: number;
    readonly local: number;
    readonly external: number;
    readonly unresolved: number;
    readonly onCycle: number;
  };
  readonly cycles: readonly CycleReport[];
  /** Decimal strings: bytes of minified UTF-8 JSON. `definitions`: what the containers cost before. */
  readonly bytes: { readonly before: string; readonly after: string; readonly definitions: string };
  /** after / before, not rounded; null where before is 0. */
  readonly growth: number | null;
  readonly after: { readonly kept: readonly string[]; readonly lossless: boolean };
}

export interface ToolReport {
  readonly name: string;
  readonly pointer: string;
  readonly schemas: readonly SchemaReport[];
}

export interface Report {
  readonly reportVersion: 1;
  readonly refscope: string;
  readonly settings: ReportSettings;
  readonly source: {
    /** Id of the recognised shape, or `unrecognised`. */
    readonly shape: string;
    /** Why it was recognised, or what was found and what is accepted; one sentence. */
    readonly why: string;
    readonly bytes: number;
    readonly tools: number;
    readonly schemas: number;
  };
  readonly tools: readonly ToolReport[];
  readonly diagnostics: readonly Diagnostic[];
  readonly totals: {
    readonly bytes: { readonly before: string; readonly after: string };
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    readonly cycles: number;
  };
}

/** The settings that shaped a report, as given, with the strategy always named. */
export interface ReportSettings {
  readonly strategy: string;
  readonly budgetBytes?: number;
  readonly unroll?: number;
  readonly dialect?: string;
  readonly shape?: string;
  readonly client?: string;
}
