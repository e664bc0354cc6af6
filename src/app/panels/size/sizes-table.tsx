import { useState } from 'react';
import type { SchemaView } from '../../../engine/protocol.ts';
import { Button } from '../../ui/button.tsx';
import { formatCount, formatGrowthOf } from '../../ui/format.ts';
import type { SizeProps } from '../props.ts';
import type { ShownRow, SizeColumn, SizeSort } from './size-rows.ts';
import { SizeTableRow } from './size-table-row.tsx';
import { SizeToolRows } from './size-tool-rows.tsx';
import { SortHead } from './sort-head.tsx';

const pageOfRows = 200;

const columns: readonly {
  readonly id: SizeColumn;
  readonly title: string;
  readonly hint: string;
}[] = [
  { id: 'name', title: 'Definition', hint: 'Name' },
  { id: 'own', title: 'own', hint: 'Bytes of one copy, without what it refers to' },
  { id: 'copies', title: 'copies', hint: 'How often it stands in After' },
  { id: 'after', title: 'after', hint: 'Bytes in After' },
];

/** Bytes per definition, then per tool, every number in full; the columns sort the definitions. */
export function SizesTable({
  sizes,
  tools,
  selectedTool,
  onSelectTool,
  rows,
  sort,
  onSort,
  selected,
  onSelect,
}: Pick<SizeProps, 'tools' | 'selectedTool' | 'onSelectTool'> & {
  readonly sizes: SchemaView['sizes'];
  readonly rows: readonly ShownRow[];
  readonly sort: SizeSort;
  readonly onSort: (sort: SizeSort) => void;
  readonly selected: string | null;
  readonly onSelect: (pointer: string) => void;
}) {
  const [limit, setLimit] = useState(pageOfRows);
  const shown = rows.slice(0, limit);
  return (
    <>
      <table className="table sizes" aria-label="Sizes">
        <Widths rows={rows} tools={tools} />
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHead key={column.id} {...column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col">share</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <SizeTableRow
              key={row.pointer}
              row={row}
              on={row.pointer === selected}
              onSelect={onSelect}
            />
          ))}
        </tbody>
        <Totals sizes={sizes} />
        <SizeToolRows tools={tools} selected={selectedTool} onSelect={onSelectTool} />
      </table>
      {shown.length < rows.length ? (
        <Button onClick={() => setLimit(limit + pageOfRows)}>
          Show {formatCount(Math.min(pageOfRows, rows.length - shown.length))} more of{' '}
          {formatCount(rows.length)}
        </Button>
      ) : null}
    </>
  );
}

function Totals({ sizes }: { readonly sizes: SchemaView['sizes'] }) {
  return (
    <tbody className="totals num">
      <tr>
        <th scope="row" className="strong">
          Total
        </th>
        <td colSpan={3} className="r-num strong" title="Bytes after">
          {formatCount(sizes.after)}
        </td>
        <td>{formatGrowthOf(sizes.before, sizes.after)}</td>
      </tr>
      <tr>
        <th scope="row" className="muted">
          before
        </th>
        <td colSpan={3} className="r-num muted">
          {formatCount(sizes.before)}
        </td>
        <td />
      </tr>
    </tbody>
  );
}

/** Number columns as wide as their longest number; the names take the rest. */
function Widths({
  rows,
  tools,
}: { readonly rows: readonly ShownRow[] } & Pick<SizeProps, 'tools'>) {
  const width = (texts: readonly string[]) => {
    const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
    return { width: `calc(${Math.min(longest, 22) + 1}ch + 16px)` };
  };
  const counts = (numbers: readonly string[]) => numbers.map((text) => formatCount(text));
  const own = [...rows.map((row) => row.ownBytes), ...tools.map((tool) => tool.before)];
  const growth = tools.map((tool) => formatGrowthOf(tool.before, tool.after));
  const after = [...rows.map((row) => row.contribution), ...tools.map((tool) => tool.after)];
  return (
    <colgroup>
      <col />
      <col style={width(['before', ...counts(own)])} />
      <col style={width(['growth', ...growth, ...counts(rows.map((row) => row.copies))])} />
      <col style={width(['after', ...counts(after)])} />
      <col className="share-col" />
    </colgroup>
  );
}
