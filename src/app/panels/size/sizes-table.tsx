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
        <Widths rows={rows} />
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
function Widths({ rows }: { readonly rows: readonly ShownRow[] }) {
  const width = (title: string, numbers: readonly string[]) => {
    const longest = numbers.reduce(
      (most, text) => Math.max(most, formatCount(text).length),
      title.length,
    );
    return { width: `calc(${Math.min(longest, 22) + 1}ch + 16px)` };
  };
  return (
    <colgroup>
      <col />
      <col
        style={width(
          'own',
          rows.map((row) => row.ownBytes),
        )}
      />
      <col
        style={width(
          'copies',
          rows.map((row) => row.copies),
        )}
      />
      <col
        style={width(
          'after',
          rows.map((row) => row.contribution),
        )}
      />
      <col className="share-col" />
    </colgroup>
  );
}
