import type { Report } from '../../engine/report-types.ts';
import { logGrowth } from '../ui/decimal.ts';
import { countOf } from '../ui/format.ts';
import type { AppState } from './app-state.ts';

/** `4 errors, 11 warnings, 2 cycles, grows 3.0 times`: the one message per analysis. */
export function statusOf({ totals }: Report): string {
  return [
    countOf(totals.errors, 'error'),
    countOf(totals.warnings, 'warning'),
    countOf(totals.cycles, 'cycle'),
    growthWords(totals.bytes.before, totals.bytes.after),
  ].join(', ');
}

function growthWords(before: string, after: string): string {
  const log = logGrowth(before, after);
  if (log === null) return 'no size';
  if (log > 15) return `grows 10 to the ${Math.floor(log)} times`;
  const factor = 10 ** log;
  return `grows ${factor < 1_000 ? factor.toFixed(1) : Math.round(factor).toLocaleString('en-US')} times`;
}

/** What is shown was made from another text than the one that stands there now. */
export const isStale = (s: AppState): boolean =>
  s.shown !== null && s.shown !== s.latest && s.latest !== null;

/** How many tools have a schema that would pass the budget. */
export function overBudget(report: Report, budgetBytes: number): number {
  const budget = BigInt(budgetBytes);
  let count = 0;
  for (const tool of report.tools) {
    if (tool.schemas.some((schema) => BigInt(schema.bytes.after) > budget)) count += 1;
  }
  return count;
}
