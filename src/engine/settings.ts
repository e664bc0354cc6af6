/** What a person may choose. Every field has a default; see `withDefaults`. */
export interface Settings {
  /** Default `lossless`. */
  readonly strategy?: string;
  /** What `within-budget` aims at, bytes per schema. Default 65,536. */
  readonly budgetBytes?: number;
  /** Most that is ever built, bytes of the whole output. Default 67,108,864. */
  readonly maxBytes?: number;
  /** `cut-cycles`: how often each cycle is unrolled, 0 to 3. Default 1. */
  readonly unroll?: number;
  /** Read every schema under this dialect, whatever it is stamped. */
  readonly dialect?: string;
  /** Do not guess what the text is. */
  readonly shape?: string;
}

export const DEFAULTS = {
  strategy: 'lossless',
  budgetBytes: 65_536,
  maxBytes: 67_108_864,
  unroll: 1,
} as const;
