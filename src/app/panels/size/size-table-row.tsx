import { formatCount, formatShare } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { Middle } from '../../ui/middle.tsx';
import type { ShownRow } from './size-rows.ts';

/** One definition: its numbers in full, and its part of the whole as a bar. */
export function SizeTableRow({
  row,
  on,
  onSelect,
}: {
  readonly row: ShownRow;
  readonly on: boolean;
  readonly onSelect: (pointer: string) => void;
}) {
  return (
    <tr data-selected={on}>
      <th scope="row">
        <button type="button" aria-pressed={on} onClick={() => onSelect(row.pointer)}>
          <Middle text={row.name} />
          {row.onCycle ? <Icon name="cycle" className="muted" label="on a cycle" /> : null}
        </button>
      </th>
      <td className="r-num">{formatCount(row.ownBytes)}</td>
      <td className="r-num">{formatCount(row.copies)}</td>
      <td className="r-num">{formatCount(row.contribution)}</td>
      <td className="share-cell">
        <span className="share-in">
          <span className="r-num small">{formatShare(row.share)}</span>
          <span className="track">
            <span className="share" style={{ width: `${row.bar * 100}%` }} />
          </span>
        </span>
      </td>
    </tr>
  );
}
