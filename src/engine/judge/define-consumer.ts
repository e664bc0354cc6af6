import type { Predicate } from './define-predicate.ts';

/** What a consumer does with what a rule looks at, from harmless to worst. */
export const OUTCOMES = ['works', 'ignored', 'rewritten', 'limited', 'refused'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** How far the harm goes, as far as a source says; where none does, the least that is certain. */
export type Reach = 'parameter' | 'tool' | 'list' | 'request';

/**
 * `documented`: by whoever makes it, in words or source. `measured`: run by us. `maintainer`: said by one.
 * `observed`: in a public report. `third-party`: told by somebody else.
 */
export type Confidence = 'documented' | 'measured' | 'maintainer' | 'observed' | 'third-party';

/** Makes the tools of a list; made when asked, since some are large. */
export type Example = () => readonly Readonly<Record<string, unknown>>[];

/** The failing list is reported by the rule, the passing one is not. */
export interface Examples {
  readonly fails?: Example;
  readonly passes?: Example;
}

export interface ConsumerRule {
  /** Unique among all consumers, never reused. */
  readonly id: string;
  /** The keyword or limit, in a few words. */
  readonly looksAt: string;
  /** Which part of the consumer does it. */
  readonly surface: string;
  /** The fact, in one to three sentences. */
  readonly says: string;
  /** What happens where `check` finds something. */
  readonly outcome: Outcome;
  readonly reach: Reach;
  /** Where it is written or was seen; a rule without one cannot be written down. */
  readonly sources: readonly [string, ...string[]];
  /** Of the youngest source: year, month or day. */
  readonly date: string;
  readonly confidence: Confidence;
  /** What another of the sources says instead; shown beside the rule, never averaged. */
  readonly disputed?: string;
  /** Holds for these models or modes of the consumer alone. */
  readonly onlyWith?: string;
  /** What the consumer was seen to answer. */
  readonly error?: string;
  readonly examples: Examples;
  readonly check: Predicate | { readonly notCheckable: string };
}

/** A product, API or library that takes tool schemas, and what is known of it. */
export interface Consumer {
  readonly id: string;
  readonly title: string;
  readonly kind: 'specification' | 'api' | 'client' | 'library' | 'engine' | 'summary';
  readonly rules: readonly ConsumerRule[];
  /** Rules of another consumer that hold here as well: a strict mode adds to what holds without it. */
  readonly inherits?: readonly ConsumerRule[];
  /** A mode that somebody has to ask for. */
  readonly optIn?: boolean;
}

export const defineConsumer = (consumer: Consumer): Consumer => consumer;

export const rulesOf = ({ inherits = [], rules }: Consumer): readonly ConsumerRule[] => [
  ...inherits,
  ...rules,
];

export const worse = (a: Outcome, b: Outcome): Outcome =>
  OUTCOMES.indexOf(a) >= OUTCOMES.indexOf(b) ? a : b;
