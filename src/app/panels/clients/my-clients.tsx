import { useState } from 'react';
import type { ConsumerInfo } from '../../../engine/protocol.ts';
import { formatCount } from '../../ui/format.ts';

/** Which clients the person's users have; remembered between visits. */
export function MyClients({
  consumers,
  mine,
  open,
  onMine,
}: {
  readonly consumers: readonly ConsumerInfo[];
  readonly mine: readonly string[];
  /** Nothing else is to be seen before some are chosen. */
  readonly open: boolean;
  readonly onMine: (client: string) => void;
}) {
  // The first tick is not the last: once open it stays so until it is closed.
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return (
    <details
      className="my-clients"
      open={opened}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>My clients: {formatCount(mine.length)}</summary>
      <ul>
        {consumers.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={mine.includes(id)} onChange={() => onMine(id)} />{' '}
              {title}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
