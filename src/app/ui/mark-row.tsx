// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn where they are in view, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { memo } from 'react';
import { Icon } from './icon.tsx';
import type { MarkColumn } from './mark-grid.tsx';
import { Middle } from './middle.tsx';
import type { MarkLevel } from './severity-mark.tsx';

export interface MarkRowEntry {
  /** Identity; -1 for what is about all tools. */
  readonly key: number;
  readonly name: string;
}

export interface Mark {
  readonly level: MarkLevel;
  /** What the mark means, for whoever does not see it. */
  readonly word: string;
  /** What it was before, where that differs. */
  readonly was?: MarkLevel;
  /** Beside the mark, where the column is wide enough. */
  readonly text?: string;
}

export type MarkOf = (key: number, column: number) => Mark | undefined;

/** One tool: a mark for each column. */
export const MarkRow = memo(function MarkRow({
  id,
  row,
  at,
  top,
  columns,
  markOf,
  active,
  onPick,
}: {
  readonly id: string;
  readonly row: MarkRowEntry;
  readonly at: number;
  readonly top: number;
  readonly columns: readonly MarkColumn[];
  readonly markOf: MarkOf;
  /** The chosen column, if it is this row's; else -1. */
  readonly active: number;
  readonly onPick: (key: number, column: number) => void;
}) {
  return (
    <div
      className="mark-row mark-tool"
      role="row"
      aria-rowindex={at + 3}
      aria-selected={active >= 0}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className="mark-name" role="rowheader" aria-colindex={1}>
        {row.name === '' ? <span className="muted">unnamed</span> : <Middle text={row.name} />}
      </span>
      {columns.map((column, index) => (
        <MarkCell
          key={column.id}
          id={`${id}-${index}`}
          column={index}
          of={row.key}
          {...markOf(row.key, index)}
          active={active === index}
          onPick={onPick}
        />
      ))}
    </div>
  );
});

/** Words and levels instead of a mark: a cell whose mark was made anew but says the same is not drawn again. */
const MarkCell = memo(function MarkCell({
  id,
  column,
  of,
  level,
  word,
  was,
  text,
  active,
  onPick,
}: Partial<Mark> & {
  readonly id: string;
  readonly column: number;
  readonly of: number;
  readonly active: boolean;
  readonly onPick: (key: number, column: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys for all its cells
    <span
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={active}
      className="mark-cell"
      onClick={() => onPick(of, column)}
    >
      {level === undefined ? (
        '·'
      ) : (
        <>
          {was === undefined ? null : <Icon name={was} className={`${was} mark-was`} />}
          <Icon name={level} className={level} label={word} />
          {text === undefined ? null : (
            <span className="mark-text" title={word} aria-hidden="true">
              {text}
            </span>
          )}
        </>
      )}
    </span>
  );
});
