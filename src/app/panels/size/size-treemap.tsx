import { useId, useMemo, useRef } from 'react';
import { countOf, formatBytes, formatBytesExact, formatShare } from '../../ui/format.ts';
import { shortName } from '../../ui/short-name.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import type { ShownRow } from './size-rows.ts';
import type { Cell } from './treemap-layout.ts';
import { treemapCells } from './treemap-layout.ts';

/** Areas by bytes after. A picture: the table beside it says and does the same. */
export function SizeTreemap({
  rows,
  selected,
  onSelect,
}: {
  readonly rows: readonly ShownRow[];
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
}) {
  const id = useId();
  const plot = useRef<HTMLDivElement>(null);
  const { width, height } = useElementSize(plot);
  const cells = useMemo(() => treemapCells(rows, width, height), [rows, width, height]);
  const largest = cells[0]?.row;
  return (
    <div className="chart">
      <div className="plot treemap" ref={plot}>
        <svg width={width} height={height} role="img" aria-labelledby={`${id}-title ${id}-desc`}>
          <title id={`${id}-title`}>Bytes after, per definition</title>
          <desc id={`${id}-desc`}>
            {countOf(cells.length, 'area')}
            {largest === undefined
              ? ''
              : `, the largest ${largest.name} with ${formatShare(largest.share)}`}
            . The table Sizes has every number.
          </desc>
          <defs>
            <pattern
              id={`${id}-hatch`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <path className="hatch-line" d="M0 0V6" />
            </pattern>
          </defs>
          {chosenLast(cells, selected).map((cell) => (
            <Area
              key={cell.row.pointer}
              cell={cell}
              hatch={`url(#${id}-hatch)`}
              on={cell.row.pointer === selected}
              onSelect={onSelect}
            />
          ))}
        </svg>
      </div>
    </div>
  );
}

function Area({
  cell,
  hatch,
  on,
  onSelect,
}: {
  readonly cell: Cell;
  readonly hatch: string;
  readonly on: boolean;
  readonly onSelect: (pointer: string) => void;
}) {
  const { row, x, y, width, height } = cell;
  const named = width > 34 && height > 18;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the pointer; the table has the buttons
    <g
      className={on ? 'area on' : 'area'}
      transform={`translate(${x} ${y})`}
      onClick={() => onSelect(row.pointer)}
    >
      <title>{`${row.name}, ${formatBytesExact(row.contribution)}, ${formatShare(row.share)}`}</title>
      <rect width={width} height={height} rx="2" />
      {row.onCycle ? <rect width={width} height={height} rx="2" style={{ fill: hatch }} /> : null}
      {named ? (
        <text className="t-on" x="5" y="14">
          {shortName(row.name, width - 8)}
        </text>
      ) : null}
      {named && height > 34 ? (
        <text x="5" y="28">
          {formatBytes(row.contribution)}
        </text>
      ) : null}
    </g>
  );
}

/** Drawn last, its edge lies over its neighbours. */
function chosenLast(cells: readonly Cell[], selected: string | null): readonly Cell[] {
  const rest = cells.filter((cell) => cell.row.pointer !== selected);
  return [...rest, ...cells.filter((cell) => cell.row.pointer === selected)];
}
