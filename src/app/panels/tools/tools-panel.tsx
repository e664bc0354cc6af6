import { useEffect, useRef } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import type { ToolSort, ToolsProps } from '../props.ts';
import { FilterField } from './filter-field.tsx';
import { ToolList } from './tool-list.tsx';

const sorts = [
  { value: 'severity', title: 'severity', note: 'worst first, then growth' },
  { value: 'growth', title: 'growth', note: 'largest first' },
  { value: 'bytes', title: 'bytes', note: 'largest first' },
  { value: 'document', title: 'as given', note: 'the order of the text' },
] as const satisfies readonly { value: ToolSort; title: string; note: string }[];

/** Every tool of the text: its worst finding, whether it has a cycle, its bytes and its growth. */
export function ToolsPanel(props: ToolsProps) {
  const { frame, rows, total, sort, onSort, filter, onFilter } = props;
  const list = useRef<HTMLDivElement>(null);
  const focusList = useRef(false);
  // The list may be back only after the filter that hid it is gone.
  useEffect(() => {
    if (filter === null && focusList.current) {
      focusList.current = false;
      list.current?.focus();
    }
  }, [filter]);
  const closeFilter = () => {
    focusList.current = true;
    onFilter(null);
  };
  const step = (to: number) => {
    const row = rows[to];
    if (row !== undefined) props.onSelect(row.index);
    list.current?.focus();
  };
  const head = (
    <>
      <Select label="Sort" showLabel={false} value={sort} choices={sorts} onChange={onSort} />
      <IconButton
        label="Filter tools"
        aria-pressed={filter !== null}
        onClick={() => (filter === null ? onFilter('') : closeFilter())}
      >
        <Icon name="filter" />
      </IconButton>
      <Column sort="bytes" now={sort} onSort={onSort} />
      <Column sort="growth" now={sort} onSort={onSort} />
    </>
  );
  return (
    <Panel
      frame={frame}
      headClassName="tools-head"
      maximisable={false}
      facts={<span className="facts num">{formatCount(total)}</span>}
      tools={head}
    >
      {filter === null ? null : (
        <FilterField
          value={filter}
          found={rows.length}
          onChange={onFilter}
          onClose={closeFilter}
          onEnter={() => step(0)}
        />
      )}
      {rows.length > 0 ? (
        <ToolList listRef={list} rows={rows} selected={props.selected} onSelect={props.onSelect} />
      ) : (
        <NoTools total={total} onClear={closeFilter} />
      )}
    </Panel>
  );
}

/** A column head sorts by its column; pressed again, the list is by severity once more. */
function Column({
  sort,
  now,
  onSort,
}: {
  readonly sort: 'bytes' | 'growth';
  readonly now: ToolSort;
  readonly onSort: (sort: ToolSort) => void;
}) {
  const pressed = sort === now;
  return (
    <button
      type="button"
      className="col"
      aria-pressed={pressed}
      title={pressed ? 'Sort by severity' : `Sort by ${sort}`}
      onClick={() => onSort(pressed ? 'severity' : sort)}
    >
      {sort}
    </button>
  );
}

function NoTools({ total, onClear }: { readonly total: number; readonly onClear: () => void }) {
  if (total === 0) {
    return (
      <div className="body empty">
        <strong>No tools yet</strong>
        Paste a tools/list result, a tool or a schema.
      </div>
    );
  }
  return (
    <div className="body empty">
      <strong>No name holds this text</strong>
      <button type="button" className="btn btn-fill" onClick={onClear}>
        Show all {formatCount(total)}
      </button>
    </div>
  );
}
