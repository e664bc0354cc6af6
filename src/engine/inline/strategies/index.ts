import type { Strategy } from '../define-strategy.ts';
import { asServed } from './as-served.ts';
import { cutCycles } from './cut-cycles.ts';
import { lossless } from './lossless.ts';
import { reconcile } from './reconcile.ts';
import { refuseCycles } from './refuse-cycles.ts';
import { stripDefs } from './strip-defs.ts';
import { withinBudget } from './within-budget.ts';

/** In the order in which a person meets them. */
export const strategies: readonly Strategy[] = [
  asServed,
  lossless,
  withinBudget,
  cutCycles,
  refuseCycles,
  reconcile,
  stripDefs,
];
