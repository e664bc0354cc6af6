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
  /** Id of a consumer: what it minds in the form that is served is found too, in place of what any consumer minds. */
  readonly client?: string;
}

export const DEFAULTS = {
  strategy: 'lossless',
  budgetBytes: 65_536,
  maxBytes: 67_108_864,
  unroll: 1,
} as const;

/** What is wrong with a setting: which one, and what is accepted. */
export interface SettingProblem {
  readonly code: string;
  readonly message: string;
}

/** Settings with every default filled in. */
export interface FullSettings {
  readonly strategy: string;
  readonly budgetBytes: number;
  readonly maxBytes: number;
  readonly unroll: number;
  readonly dialect: string | undefined;
  readonly shape: string | undefined;
  readonly client: string | undefined;
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Fill in defaults; a value that cannot be used is a problem. Names of strategies and dialects are checked by who knows them. */
export function withDefaults(settings: Settings = {}): {
  readonly full: FullSettings;
  readonly problems: readonly SettingProblem[];
} {
  const full: FullSettings = {
    strategy: settings.strategy ?? DEFAULTS.strategy,
    budgetBytes: settings.budgetBytes ?? DEFAULTS.budgetBytes,
    maxBytes: settings.maxBytes ?? DEFAULTS.maxBytes,
    unroll: settings.unroll ?? DEFAULTS.unroll,
    dialect: settings.dialect,
    shape: settings.shape,
    client: settings.client,
  };
  const problems: SettingProblem[] = [];
  for (const name of ['budgetBytes', 'maxBytes'] as const) {
    if (!isCount(full[name]))
      problems.push({
        code: 'settings/not-a-count',
        message: `${name} must be a whole number of bytes, not ${String(full[name])}.`,
      });
  }
  if (!isCount(full.unroll) || full.unroll > 3)
    problems.push({
      code: 'settings/unroll',
      message: `unroll must be 0, 1, 2 or 3, not ${String(full.unroll)}.`,
    });
  return { full, problems };
}
