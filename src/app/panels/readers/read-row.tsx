// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn where they are in view, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import { memo } from 'react';
import type { SchemaLoaded } from '../../../judge/types.ts';
import { levelOf, wordOf, worstLoaded } from '../../state/loaded-words.ts';
import type { ReadColumn } from '../../state/readers-slice.ts';
import { Icon } from '../../ui/icon.tsx';
import { Middle } from '../../ui/middle.tsx';
import type { ReadTool } from './read-grid.tsx';

/** One tool: a mark for each reader and form. */
export const ReadRow = memo(function ReadRow({
  id,
  tool,
  at,
  top,
  columns,
  active,
  onPick,
}: {
  readonly id: string;
  readonly tool: ReadTool;
  readonly at: number;
  readonly top: number;
  readonly columns: readonly ReadColumn[];
  /** The chosen column, if it is this tool's; else -1. */
  readonly active: number;
  readonly onPick: (toolIndex: number, column: number) => void;
}) {
  return (
    <div
      className="read-row read-tool"
      role="row"
      aria-rowindex={at + 3}
      aria-selected={active >= 0}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span className="read-name" role="rowheader" aria-colindex={1}>
        {tool.name === '' ? <span className="muted">unnamed</span> : <Middle text={tool.name} />}
      </span>
      {columns.map(({ reader, stage, byTool }, index) => (
        <ReadCell
          key={`${reader} ${stage}`}
          id={`${id}-${index}`}
          column={index}
          toolIndex={tool.index}
          loaded={byTool.get(tool.index)}
          active={active === index}
          onPick={onPick}
        />
      ))}
    </div>
  );
});

const ReadCell = memo(function ReadCell({
  id,
  column,
  toolIndex,
  loaded,
  active,
  onPick,
}: {
  readonly id: string;
  readonly column: number;
  readonly toolIndex: number;
  readonly loaded: readonly SchemaLoaded[] | undefined;
  readonly active: boolean;
  readonly onPick: (toolIndex: number, column: number) => void;
}) {
  const worst = loaded === undefined ? undefined : worstLoaded(loaded.map((one) => one.loaded));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys for all its cells
    <span
      id={id}
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={active}
      className="read-cell"
      onClick={() => onPick(toolIndex, column)}
    >
      {worst === undefined ? (
        '·'
      ) : (
        <Icon name={levelOf(worst)} className={levelOf(worst)} label={wordOf(worst)} />
      )}
    </span>
  );
});
