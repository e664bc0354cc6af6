// biome-ignore-all lint/a11y/useSemanticElements: rows are drawn where they are in view, which a table cannot do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid keeps the focus and names its active cell
import type { KeyboardEvent } from 'react';
import { useCallback, useId, useRef } from 'react';
import type { Reading } from '../../state/readers-slice.ts';
import { formatCount } from '../../ui/format.ts';
import { stepKey } from '../../ui/step-key.ts';
import { useRowHeight } from '../../ui/use-coarse.ts';
import { useVirtualRows } from '../../ui/virtual-list.tsx';
import { ReadRow } from './read-row.tsx';

export interface ReadTool {
  /** Index into `Report.tools`. */
  readonly index: number;
  readonly name: string;
  readonly schemas: number;
}

/** Tools by readers, each before and after. One tab stop; arrows move in both directions. */
export function ReadGrid({
  reading,
  tools,
  selectedTool,
  onSelectTool,
  column,
  onColumn,
}: {
  readonly reading: Reading;
  readonly tools: readonly ReadTool[];
  readonly selectedTool: number | null;
  readonly onSelectTool: (toolIndex: number) => void;
  /** Index into `Reading.columns`. */
  readonly column: number;
  readonly onColumn: (column: number) => void;
}) {
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const { columns, readers } = reading;
  const at = tools.findIndex(({ index }) => index === selectedTool);
  const keyOf = useCallback((index: number) => tools[index]?.index ?? -1, [tools]);
  const { rows, height } = useVirtualRows({
    count: tools.length,
    scroller: grid,
    rowHeight: useRowHeight(),
    keep: at,
    keyOf,
    // A row is many marks wide.
    overscan: 4,
  });
  const onPick = useCallback(
    (toolIndex: number, at: number) => {
      onSelectTool(toolIndex);
      onColumn(at);
    },
    [onSelectTool, onColumn],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      const next = column + (event.key === 'ArrowLeft' ? -1 : 1);
      onColumn(Math.max(0, Math.min(columns.length - 1, next)));
      return;
    }
    const to = stepKey(event.key, at, tools.length);
    const tool = to === undefined ? undefined : tools[to];
    if (tool === undefined) return;
    event.preventDefault();
    onSelectTool(tool.index);
  };
  return (
    <div
      ref={grid}
      className="read-grid num"
      role="grid"
      aria-label="Tools by readers"
      aria-rowcount={tools.length + 2}
      aria-colcount={columns.length + 1}
      tabIndex={0}
      {...(at >= 0 ? { 'aria-activedescendant': `${id}-${at}-${column}` } : {})}
      onKeyDown={onKeyDown}
    >
      <div className="read-row read-head" role="row" aria-rowindex={1}>
        <span className="read-name" role="columnheader" aria-colindex={1}>
          Tool
        </span>
        {readers.map(({ id: reader, title, package: from, version, summary }, index) => (
          <span
            key={reader}
            role="columnheader"
            aria-colindex={index * 2 + 2}
            aria-colspan={2}
            className="read-reader"
            title={`${from} ${version}. ${summary}`}
          >
            {title}
          </span>
        ))}
      </div>
      <div className="read-row read-stages" role="row" aria-rowindex={2}>
        <span className="read-name small muted" role="rowheader" aria-colindex={1}>
          tools with trouble
        </span>
        {columns.map(({ reader, stage, status, troubled, message }, index) => (
          <span
            key={`${reader} ${stage}`}
            role="gridcell"
            aria-colindex={index + 2}
            className="small muted"
            title={message ?? status}
          >
            {stage}
            <br />
            {status === 'waiting'
              ? '–'
              : status === 'failed'
                ? 'failed'
                : formatCount(troubled.size)}
          </span>
        ))}
      </div>
      <div className="rows" role="rowgroup" style={{ height }}>
        {rows.map(({ index, top }) => {
          const tool = tools[index];
          return tool === undefined ? null : (
            <ReadRow
              key={tool.index}
              id={`${id}-${index}`}
              tool={tool}
              at={index}
              top={top}
              columns={columns}
              active={index === at ? column : -1}
              onPick={onPick}
            />
          );
        })}
      </div>
    </div>
  );
}
