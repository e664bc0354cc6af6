import type { DEFAULTS as EngineDefaults } from '../../engine/settings.ts';

/** The engine's defaults, which only the worker may import as values; the type holds both to the same numbers. */
export const DEFAULTS: typeof EngineDefaults = {
  strategy: 'lossless',
  budgetBytes: 65_536,
  maxBytes: 67_108_864,
  unroll: 1,
};
