import { Fragment } from 'react';
import type { ComparedRow, Comparison } from '../../state/strategies-slice.ts';
import { COMPARED_READERS } from '../../state/strategies-slice.ts';
import { formatCount } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { DetailActions } from './row-details.tsx';
import { RowDetails } from './row-details.tsx';
import { StrategyRow } from './strategy-row.tsx';
import type { StrategyColumn, StrategySort } from './strategy-sort.ts';
import { groupStrategies, sortStrategies } from './strategy-sort.ts';

const COLUMNS: readonly {
  readonly id: StrategyColumn;
  readonly title: string;
  readonly hint: string;
  readonly number: boolean;
}[] = [
  { id: 'strategy', title: 'Strategy', hint: 'Name', number: false },
  { id: 'bytes', title: 'bytes', hint: 'Bytes after, minified UTF-8', number: true },
  { id: 'growth', title: 'growth', hint: 'Bytes after by bytes before', number: true },
  { id: 'references', title: 'refs left', hint: 'References that stay', number: true },
  { id: 'kept', title: 'kept', hint: 'Definitions that stay', number: true },
  { id: 'verdict', title: 'Same meaning?', hint: 'By severity', number: false },
];
const WIDTH = COLUMNS.length + 1 + COMPARED_READERS.length;

export interface StrategiesTableProps {
  readonly comparison: Comparison;
  readonly shown: string;
  readonly sort: StrategySort | null;
  readonly onSort: (sort: StrategySort) => void;
  readonly opened: string | null;
  readonly onOpen: (strategy: string | null) => void;
  readonly onChoose: (strategy: string) => void;
  readonly toolName: (toolIndex: number) => string;
  readonly actions: DetailActions;
}

/** All strategies side by side: in groups, or sorted by a column. */
export function StrategiesTable(props: StrategiesTableProps) {
  const { comparison, sort, onSort } = props;
  const groups =
    sort === null
      ? groupStrategies(comparison.rows)
      : [{ title: '', note: '', rows: sortStrategies(comparison.rows, sort) }];
  return (
    <table className="table plans" aria-label="Strategies side by side">
      <Widths rows={comparison.rows} />
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <Fragment key={column.id}>
              <Head column={column} sort={sort} onSort={onSort} />
              {column.id === 'growth' ? (
                <th scope="col">
                  <span className="one">×1</span>
                </th>
              ) : null}
            </Fragment>
          ))}
          {COMPARED_READERS.map(({ id, title }) => (
            <th key={id} scope="col" className="mark">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, note, rows }) => (
        <tbody key={title}>
          {title === '' ? null : (
            <tr className="group">
              <th colSpan={WIDTH} scope="rowgroup">
                {title}
                <span>{note}</span>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <Row key={row.info.id} row={row} {...props} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Row({
  row,
  shown,
  opened,
  onOpen,
  onChoose,
  toolName,
  actions,
}: StrategiesTableProps & { readonly row: ComparedRow }) {
  const { id } = row.info;
  const open = opened === id;
  return (
    <>
      <StrategyRow
        row={row}
        shown={shown === id}
        open={open}
        onChoose={() => onChoose(id)}
        onOpen={() => onOpen(open ? null : id)}
      />
      {open ? (
        <tr className="witness">
          <td colSpan={WIDTH}>
            <RowDetails row={row} toolName={toolName} actions={actions} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

function Head({
  column: { id, title, hint, number },
  sort,
  onSort,
}: {
  readonly column: (typeof COLUMNS)[number];
  readonly sort: StrategySort | null;
  readonly onSort: (sort: StrategySort) => void;
}) {
  const on = sort?.column === id;
  const descending = on ? !sort.descending : id !== 'strategy';
  const arrow = on ? <Icon name={sort.descending ? 'down' : 'up'} /> : null;
  return (
    <th
      scope="col"
      className={number ? 'r-num' : ''}
      {...(on ? { 'aria-sort': sort.descending ? 'descending' : 'ascending' } : {})}
    >
      <button type="button" title={hint} onClick={() => onSort({ column: id, descending })}>
        {number ? arrow : null}
        {title}
        {number ? null : arrow}
      </button>
    </th>
  );
}

/** The bytes take what their longest number needs; past that the whole of it is in the title and the verdict. */
function Widths({ rows }: { readonly rows: readonly ComparedRow[] }) {
  const longest = rows.reduce(
    (most, { size }) =>
      size.kind === 'known' && size.value.after !== null
        ? Math.max(most, formatCount(size.value.after).length)
        : most,
    7,
  );
  return (
    <colgroup>
      <col className="col-name" />
      <col style={{ width: `calc(${Math.min(longest, 20) + 1}ch + 16px)` }} />
      <col className="col-growth" />
      <col className="col-log" />
      <col className="col-refs" />
      <col className="col-kept" />
      <col />
      {COMPARED_READERS.map(({ id }) => (
        <col key={id} className="col-mark" />
      ))}
    </colgroup>
  );
}
