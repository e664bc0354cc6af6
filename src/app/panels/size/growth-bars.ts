import { logGrowth } from '../../ui/decimal.ts';
import type { ToolRow } from '../props.ts';

export interface GrowthBar {
  readonly tool: ToolRow;
  /** log10 of after / before. */
  readonly log: number;
}

/**
 * Bars from the fastest growing to the most shrinking, at most `room` of them. Where there are more
 * tools, the first ones win, and the selected tool keeps a place at the end.
 */
export function growthBars(
  tools: readonly ToolRow[],
  selected: number | null,
  room: number,
): readonly GrowthBar[] {
  const bars: GrowthBar[] = [];
  for (const tool of tools) {
    const log = logGrowth(tool.before, tool.after);
    // A tool without a size, before or after, has no place on a log scale.
    if (log !== null && Number.isFinite(log)) bars.push({ tool, log });
  }
  bars.sort((a, b) => b.log - a.log || a.tool.index - b.tool.index);
  if (bars.length <= room) return bars;
  const shown = bars.slice(0, room);
  const own = bars.findIndex((bar) => bar.tool.index === selected);
  const last = bars[own];
  return own < room || last === undefined ? shown : [...shown.slice(0, -1), last];
}
