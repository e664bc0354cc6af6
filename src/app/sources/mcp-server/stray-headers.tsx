import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { HeaderRow } from './memory.ts';
import { bindAll, removeRow } from './memory.ts';

/** Headers that were typed for another origin stay behind until the person says that they are meant for this one. */
export function StrayHeaders({
  rows,
  origin,
}: {
  readonly rows: readonly HeaderRow[];
  readonly origin: string;
}) {
  const first = rows[0];
  if (first === undefined) return null;
  const names = rows.map(({ name }) => name || 'a header without a name').join(', ');
  return (
    <div className="connect-note">
      <Icon name="warning" className="warning" label="warning" />
      <span>
        {names} {rows.length === 1 ? 'was' : 'were'} typed for{' '}
        <span className="code">{first.origin}</span> and will not be sent to{' '}
        <span className="code">{origin}</span>.
        <span className="note-actions">
          <Button look="fill" onClick={() => bindAll(origin)}>
            Send them here too
          </Button>
          <Button
            onClick={() => {
              for (const { id } of rows) removeRow(id);
            }}
          >
            Remove them
          </Button>
        </span>
      </span>
    </div>
  );
}
