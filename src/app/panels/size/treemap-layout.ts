import { hierarchy, treemap } from 'd3-hierarchy';
import type { ShownRow } from './size-rows.ts';

export interface Cell {
  readonly row: ShownRow;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Datum {
  readonly row?: ShownRow;
  readonly children?: readonly Datum[];
}

/** Areas by share of the bytes after, in pixels. Rows under one part in ten thousand have no area and no cell. */
export function treemapCells(
  rows: readonly ShownRow[],
  width: number,
  height: number,
): readonly Cell[] {
  if (width <= 0 || height <= 0) return [];
  const root = hierarchy<Datum>(
    { children: rows.map((row) => ({ row })) },
    (datum) => datum.children,
  )
    .sum((datum) => datum.row?.share ?? 0)
    .sort((a, b) => (b.value ?? 0) - (a.value ?? 0));
  const cells: Cell[] = [];
  for (const leaf of treemap<Datum>().size([width, height]).padding(1).round(true)(root).leaves()) {
    const { x0, y0, x1, y1 } = leaf;
    if (leaf.data.row === undefined || x1 <= x0 || y1 <= y0) continue;
    cells.push({ row: leaf.data.row, x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
  }
  return cells;
}
