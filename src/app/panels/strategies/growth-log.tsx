import { logGrowth } from '../../ui/decimal.ts';

/** Pixels: the ×1 line, and the room on either side of it. */
const ONE = 48;
const BELOW = 45;
const ABOVE = 70;
/** Orders of magnitude that the room shows; beyond them the bar is full. */
const DECADES = 3;

/** Growth as a bar from the ×1 line, on a log scale: to the right it grows, to the left it shrinks. */
export function GrowthLog({ before, after }: { readonly before: string; readonly after: string }) {
  const log = logGrowth(before, after);
  if (log === null) return null;
  const share = Math.min(1, Math.abs(log) / (log < 0 ? 1 : DECADES));
  const width = Math.max(1, Math.round(share * (log < 0 ? BELOW : ABOVE)));
  return (
    <span className="log" aria-hidden="true">
      <i style={{ left: log < 0 ? ONE - width : ONE, width }} />
    </span>
  );
}
