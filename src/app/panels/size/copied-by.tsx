import { countOf } from '../../ui/format.ts';
import { Middle } from '../../ui/middle.tsx';
import type { ShownRow } from './size-rows.ts';

/** The references that cause a definition's bytes, each a way to its place. */
export function CopiedBy({
  row,
  onSelect,
}: {
  readonly row: ShownRow;
  readonly onSelect: (pointer: string) => void;
}) {
  if (row.usedAt.length === 0) return null;
  const left = row.uses - row.usedAt.length;
  return (
    <dl className="copied-by">
      <dt>
        {row.name} is {row.onCycle ? 'referred to' : 'copied'} by
      </dt>
      {row.usedAt.map((pointer) => (
        <dd key={pointer}>
          <button type="button" className="code" onClick={() => onSelect(pointer)}>
            <Middle text={pointer.replace(/^#/, '')} />
          </button>
        </dd>
      ))}
      {left > 0 ? <dd>and {countOf(left, 'more reference')}</dd> : null}
    </dl>
  );
}
