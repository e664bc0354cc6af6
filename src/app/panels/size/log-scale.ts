/** A vertical log scale with its ×1 line: growth goes up from it, shrinking goes down. Everything in log10. */
export interface LogScale {
  /** Pixels from the top for a log10 of growth. */
  y(log: number): number;
  readonly ticks: readonly { readonly log: number; readonly label: string }[];
}

const mostTicks = 6;

/**
 * A scale over the given growths, in `height` pixels. It always reaches from ×1 to ×10, so that a
 * list where nothing grows looks like one.
 */
export function logScale(logs: readonly number[], height: number, padding = 10): LogScale {
  let low = 0;
  let high = 1;
  for (const log of logs) {
    if (log < low) low = log;
    if (log > high) high = log;
  }
  const perUnit = (height - 2 * padding) / (high - low);
  const step = Math.max(1, Math.ceil((Math.floor(high) - Math.ceil(low) + 1) / mostTicks));
  const ticks = [];
  for (let log = Math.ceil(low / step) * step; log <= high; log += step) {
    ticks.push({ log: log === 0 ? 0 : log, label: tickLabel(log) });
  }
  return { y: (log) => padding + (high - log) * perUnit, ticks };
}

function tickLabel(log: number): string {
  if (log < -3 || log > 4) return `×10^${log}`;
  return log < 0
    ? `×${(10 ** log).toFixed(-log)}`
    : `×${String(10 ** log).replace(/(?=000$)/, log > 3 ? ',' : '')}`;
}
