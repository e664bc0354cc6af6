import type { KeyboardEvent, RefObject } from 'react';
import { useCallback, useId } from 'react';
import { formatBytes, formatGrowthOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Middle } from '../../ui/middle.tsx';
import { SeverityMark } from '../../ui/severity-mark.tsx';
import { stepKey } from '../../ui/step-key.ts';
import { useRowHeight } from '../../ui/use-coarse.ts';
import { useVirtualRows } from '../../ui/virtual-list.tsx';
import type { ToolRow } from '../props.ts';

/** A listbox that keeps the focus itself; selection follows the arrow keys. Only rows in sight are in the page. */
export function ToolList({
  listRef,
  rows,
  selected,
  onSelect,
}: {
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly rows: readonly ToolRow[];
  readonly selected: number | null;
  readonly onSelect: (index: number) => void;
}) {
  const id = useId();
  const at = rows.findIndex((row) => row.index === selected);
  const rowHeight = useRowHeight();
  const keyOf = useCallback((index: number) => rows[index]?.index ?? -1, [rows]);
  const shown = useVirtualRows({
    count: rows.length,
    scroller: listRef,
    rowHeight,
    keep: at,
    keyOf,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = stepKey(event.key, at, rows.length);
    const row = to === undefined ? undefined : rows[to];
    if (row === undefined) return;
    event.preventDefault();
    onSelect(row.index);
  };
  return (
    <div
      ref={listRef}
      className="body scrolls tool-list"
      role="listbox"
      aria-label="Tools"
      tabIndex={0}
      {...(at >= 0 ? { 'aria-activedescendant': `${id}-${at}` } : {})}
      onKeyDown={onKeyDown}
    >
      <div className="rows" role="presentation" style={{ height: shown.height }}>
        {shown.rows.map(({ index, top }) => {
          const row = rows[index];
          return row === undefined ? null : (
            <ToolOption
              key={row.index}
              id={`${id}-${index}`}
              row={row}
              top={top}
              at={index}
              count={rows.length}
              selected={index === at}
              onSelect={onSelect}
            />
          );
        })}
      </div>
    </div>
  );
}

function ToolOption({
  id,
  row,
  top,
  at,
  count,
  selected,
  onSelect,
}: {
  readonly id: string;
  readonly row: ToolRow;
  readonly top: number;
  readonly at: number;
  readonly count: number;
  readonly selected: boolean;
  readonly onSelect: (index: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys for all its options
    // biome-ignore lint/a11y/useFocusableInteractive: the listbox keeps the focus and names its active option
    <div
      id={id}
      className="tool"
      role="option"
      aria-selected={selected}
      aria-label={row.name === '' ? 'unnamed' : row.name}
      aria-description={row.description}
      aria-setsize={count}
      aria-posinset={at + 1}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onSelect(row.index)}
    >
      <SeverityMark level={row.mark} />
      {row.name === '' ? (
        <span className="name muted">unnamed</span>
      ) : (
        <Middle className="name" text={row.name} />
      )}
      {row.cycle ? <Icon name="cycle" className="muted" label="cycle" /> : <span />}
      <span className="num muted">{formatBytes(row.before)}</span>
      <span className={`num ${growthTone(row.growth)}`}>
        {formatGrowthOf(row.before, row.after)}
      </span>
    </div>
  );
}

/** Size is a fact and has no colour: quiet where nothing changes, strong from twice the bytes. */
function growthTone(growth: number | null): string {
  if (growth === null || Math.abs(growth - 1) < 0.005) return 'muted';
  return growth >= 2 ? 'strong' : '';
}
