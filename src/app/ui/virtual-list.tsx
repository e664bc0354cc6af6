import type { Range } from '@tanstack/react-virtual';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useCallback, useEffect, useRef } from 'react';

/** Up to here all rows are in the page: find-in-page, assistive technology and tests see every one. */
const allUpTo = 200;

export interface VirtualRow {
  readonly index: number;
  /** Distance from the top of the list in pixels. */
  readonly top: number;
}

/**
 * Which of many rows to put into the page. The row at `keep` is always among them, so that focus
 * and `aria-activedescendant` never point at nothing.
 */
export function useVirtualRows({
  count,
  scroller,
  rowHeight,
  keep,
  keyOf,
  overscan = 12,
}: {
  readonly count: number;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Estimated height in pixels; rows that differ pass themselves to `measure`. */
  readonly rowHeight: number;
  /** Index of the selected row, -1 for none. */
  readonly keep: number;
  /** Identity of a row, by which its measured height is remembered. Must not change from render to render. */
  readonly keyOf: (index: number) => number;
  /** Rows that are there besides those in view, on each side. */
  readonly overscan?: number;
}) {
  const rangeExtractor = useCallback(
    (range: Range) => {
      if (range.count <= allUpTo) return Array.from({ length: range.count }, (_, index) => index);
      const shown = defaultRangeExtractor(range);
      if (keep < 0 || keep >= range.count || shown.includes(keep)) return shown;
      return [...shown, keep].sort((a, b) => a - b);
    },
    [keep],
  );
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    rangeExtractor,
  });
  const measuredFor = useRef(rowHeight);
  useEffect(() => {
    // Another estimate (a turned phone) makes every remembered height wrong.
    if (measuredFor.current !== rowHeight) virtualizer.measure();
    measuredFor.current = rowHeight;
  }, [virtualizer, rowHeight]);
  useEffect(() => {
    if (keep >= 0 && keep < count) virtualizer.scrollToIndex(keep, { align: 'auto' });
  }, [virtualizer, keep, count]);
  return {
    height: virtualizer.getTotalSize(),
    rows: virtualizer
      .getVirtualItems()
      .map(({ index, start }): VirtualRow => ({ index, top: start })),
    measure: virtualizer.measureElement,
  };
}
