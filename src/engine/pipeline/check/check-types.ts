import type { Confidence, Outcome, Reach } from '../../judge/define-consumer.ts';
import type { Severity, Side, TextRange } from '../../report-types.ts';

/** One thing that a check found. */
export interface CheckFinding {
  /** Id of a consumer's rule, `profile/...`, or the code of a diagnostic. */
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  /** Id of the consumer, where one minds it. */
  readonly client?: string;
  readonly outcome?: Outcome;
  readonly reach?: Reach;
  /** Place in the text that was given; the nearest one around it where the place is in the served form alone. */
  readonly pointer: string;
  readonly range: TextRange;
  /** Place in the form that is served, where it differs. */
  readonly servedPointer?: string;
  readonly tool?: string;
  readonly toolIndex?: number;
  readonly side?: Side;
  /** How many places there are; `pointer` is the first. */
  readonly places: number;
}

/** What becomes of one tool with one client. Rules are ids; their words are in the list of consumers. */
export interface ClientCell {
  readonly client: string;
  /** Index into `tools`; -1: about the list. */
  readonly tool: number;
  readonly before: Outcome;
  readonly after: Outcome;
  readonly rules: readonly ClientRule[];
}

export interface ClientRule {
  readonly rule: string;
  /** Undefined where that form does not meet the rule. */
  readonly before: ClientPlace | undefined;
  readonly after: ClientPlace | undefined;
}

export interface ClientPlace {
  readonly side: Side | undefined;
  /** In the text that was given, or in the served one. */
  readonly pointer: string;
  readonly places: number;
  readonly detail?: string;
}

/** Tools by clients, before the strategy and after it; cells where nothing is minded are left out. */
export interface ClientsView {
  readonly clients: readonly string[];
  readonly tools: readonly string[];
  readonly cells: readonly ClientCell[];
  /** Why there is no served form to judge: schemas that are as they were given. */
  readonly notServed: readonly { readonly pointer: string; readonly message: string }[];
}

export interface CheckReport {
  readonly checkVersion: 1;
  readonly refscope: string;
  /** What was recognised; `unrecognised` where there is nothing to check. */
  readonly shape: string;
  readonly strategy: string;
  readonly clients: readonly string[];
  readonly tools: readonly string[];
  /** Tools that the policy `skip` leaves out. */
  readonly skipped: readonly string[];
  /** In order of place. */
  readonly findings: readonly CheckFinding[];
  readonly totals: {
    readonly errors: number;
    readonly warnings: number;
    readonly infos: number;
    /** Bytes of the list before and as served. */
    readonly bytes: { readonly before: number; readonly after: number };
  };
}

export type Checked =
  | { readonly kind: 'checked'; readonly report: CheckReport }
  /** The profile cannot be used, one sentence for each reason. */
  | { readonly kind: 'unusable'; readonly problems: readonly string[] };

/** What there is to know of a rule; what `refscope consumers` prints. */
export interface ConsumerRuleInfo {
  readonly id: string;
  readonly looksAt: string;
  readonly surface: string;
  readonly says: string;
  readonly outcome: Outcome;
  readonly reach: Reach;
  readonly sources: readonly string[];
  readonly date: string;
  readonly stale: boolean;
  readonly confidence: Confidence;
  readonly disputed?: string;
  readonly onlyWith?: string;
  readonly error?: string;
  /** Why it cannot be found by looking at a schema. */
  readonly notCheckable?: string;
  /** Texts of tools lists. */
  readonly fails?: string;
  readonly passes?: string;
}

export interface ConsumerInfo {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly optIn: boolean;
  /** Its own rules. */
  readonly rules: readonly ConsumerRuleInfo[];
  /** Ids of rules of others that hold here as well. */
  readonly inherits: readonly string[];
}
