import { useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { readRecent, writeRecent } from './recent-addresses.ts';

/** Addresses one press away: the demo connects, a recent one fills the field. */
export function ServerList({
  onDemo,
  onChoose,
}: {
  /** Null where there is none. */
  readonly onDemo: (() => void) | null;
  readonly onChoose: (address: string) => void;
}) {
  const [recent, setRecent] = useState(() => readRecent(localStorage));
  const keep = (next: readonly string[]) => {
    writeRecent(localStorage, next);
    setRecent(next);
  };
  if (recent.length === 0 && onDemo === null) return null;
  return (
    <>
      <span className="connect-label">{recent.length > 0 ? 'Recent' : 'Or try'}</span>
      <div className="wide servers">
        {onDemo === null ? null : (
          <Button look="fill" onClick={onDemo}>
            Demo server
          </Button>
        )}
        {recent.map((address) => (
          <span key={address} className="recent">
            <Button className="code cut" onClick={() => onChoose(address)}>
              {address}
            </Button>
            <IconButton
              label={`Forget ${address}`}
              onClick={() => keep(recent.filter((one) => one !== address))}
            >
              <Icon name="close" />
            </IconButton>
          </span>
        ))}
        {recent.length > 1 ? <Button onClick={() => keep([])}>Forget all</Button> : null}
      </div>
    </>
  );
}
