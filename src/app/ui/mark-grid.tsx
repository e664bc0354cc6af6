// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn where they are in view, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useCallback, useId, useRef } from 'react';
import type { MarkOf, MarkRowEntry } from './mark-row.tsx';
import { MarkRow } from './mark-row.tsx';
import { stepKey } from './step-key.ts';
import { useRowHeight } from './use-coarse.ts';
import { useVirtualRows } from './virtual-list.tsx';

export interface MarkHead {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  /** Columns under it. */
  readonly span: 1 | 2;
}

export interface MarkColumn {
  readonly id: string;
  /** Under the head: what the column comes to. */
  readonly sum: ReactNode;
  readonly hint: string;
}

/** Tools by something that judges them, a mark in each cell. One tab stop; arrows move in both directions. */
export function MarkGrid({
  label,
  sumLabel,
  look,
  heads,
  columns,
  rows,
  markOf,
  selected,
  onSelect,
  column,
  onColumn,
}: {
  readonly label: string;
  readonly sumLabel: string;
  /** `pair`: narrow columns, two under a head. `upright`: narrow, heads turned. `wide`: a word in each cell. */
  readonly look: 'pair' | 'upright' | 'wide';
  readonly heads: readonly MarkHead[];
  readonly columns: readonly MarkColumn[];
  readonly rows: readonly MarkRowEntry[];
  /** Must not change from render to render while the marks stay the same. */
  readonly markOf: MarkOf;
  /** Key of a row. */
  readonly selected: number | null;
  readonly onSelect: (key: number) => void;
  /** Index into `columns`. */
  readonly column: number;
  readonly onColumn: (column: number) => void;
}) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const at = rows.findIndex(({ key }) => key === selected);
  const keyOf = useCallback((index: number) => rows[index]?.key ?? -2, [rows]);
  const shown = useVirtualRows({
    count: rows.length,
    scroller: grid,
    rowHeight: useRowHeight(),
    keep: at,
    keyOf,
    // A row is many marks wide.
    overscan: 4,
  });
  const onPick = useCallback(
    (key: number, picked: number) => {
      onSelect(key);
      onColumn(picked);
    },
    [onSelect, onColumn],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      const next = column + (event.key === 'ArrowLeft' ? -1 : 1);
      onColumn(Math.max(0, Math.min(columns.length - 1, next)));
      return;
    }
    const to = stepKey(event.key, at, rows.length);
    const row = to === undefined ? undefined : rows[to];
    if (row === undefined) return;
    event.preventDefault();
    onSelect(row.key);
  };
  return (
    <div
      ref={grid}
      className="mark-grid num"
      data-look={look}
      style={{ '--mark-columns': columns.length } as CSSProperties}
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 2}
      aria-colcount={columns.length + 1}
      tabIndex={0}
      {...(at >= 0 ? { 'aria-activedescendant': `${id}-${at}-${column}` } : {})}
      onKeyDown={onKeyDown}
    >
      <Heads heads={heads} />
      <div className="mark-row mark-sums" role="row" aria-rowindex={2}>
        <span className="mark-name small muted" role="rowheader" aria-colindex={1}>
          {sumLabel}
        </span>
        {columns.map(({ id: of, sum, hint }, index) => (
          <span
            key={of}
            role="gridcell"
            aria-colindex={index + 2}
            className="small muted"
            title={hint}
          >
            {sum}
          </span>
        ))}
      </div>
      <div className="rows" role="rowgroup" style={{ height: shown.height }}>
        {shown.rows.map(({ index, top }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <MarkRow
              key={row.key}
              id={`${id}-${index}`}
              row={row}
              at={index}
              top={top}
              columns={columns}
              markOf={markOf}
              active={index === at ? column : -1}
              onPick={onPick}
            />
          );
        })}
      </div>
    </div>
  );
}

function Heads({ heads }: { readonly heads: readonly MarkHead[] }) {
  let next = 2;
  return (
    <div className="mark-row mark-heads" role="row" aria-rowindex={1}>
      <span className="mark-name" role="columnheader" aria-colindex={1}>
        Tool
      </span>
      {heads.map(({ id, title, hint, span }) => {
        const at = next;
        next += span;
        return (
          <span
            key={id}
            role="columnheader"
            aria-colindex={at}
            aria-colspan={span}
            className="mark-head"
            data-span={span}
            title={hint}
          >
            <span>{title}</span>
          </span>
        );
      })}
    </div>
  );
}
