import { Icon } from '../../ui/icon.tsx';
import type { SizeColumn, SizeSort } from './size-rows.ts';

/** A column head that sorts; pressed again, the other way round. Numbers begin with the largest. */
export function SortHead({
  id,
  title,
  hint,
  sort,
  onSort,
}: {
  readonly id: SizeColumn;
  readonly title: string;
  readonly hint: string;
  readonly sort: SizeSort;
  readonly onSort: (sort: SizeSort) => void;
}) {
  const on = sort.column === id;
  const descending = on ? !sort.descending : id !== 'name';
  const arrow = <Icon name={sort.descending ? 'down' : 'up'} />;
  const order = sort.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={id === 'name' ? '' : 'r-num'}
      {...(on ? { 'aria-sort': order } : {})}
    >
      <button type="button" title={hint} onClick={() => onSort({ column: id, descending })}>
        {on && id !== 'name' ? arrow : null}
        {title}
        {on && id === 'name' ? arrow : null}
      </button>
    </th>
  );
}
