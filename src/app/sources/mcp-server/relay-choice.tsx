import { parseAddress } from '../../../connect/address.ts';
import { isLocalHost, isLoopbackHost } from '../../../connect/loopback.ts';
import { allowHost, chooseRelayed } from './memory.ts';

/** The relay is off until it is chosen, and reaches into a private network only after a yes for that very host. */
export function RelayChoice({
  typed,
  relay,
  privateHost,
}: {
  readonly typed: string;
  readonly relay: boolean;
  readonly privateHost: string | null;
}) {
  const address = parseAddress(typed);
  const host = address.kind === 'address' ? address.url.host : null;
  const isPrivate =
    address.kind === 'address' &&
    isLocalHost(address.url.hostname) &&
    !isLoopbackHost(address.url.hostname);
  return (
    <>
      <span className="connect-label">Relay</span>
      <div className="wide checks">
        <label>
          <input
            type="checkbox"
            checked={relay}
            onChange={(event) => chooseRelayed(event.currentTarget.checked)}
          />
          <span>
            Send through the relay on this machine
            <span className="muted">, for servers that allow no pages (CORS)</span>
          </span>
        </label>
        {relay && isPrivate ? (
          <label>
            <input
              type="checkbox"
              checked={privateHost === host}
              onChange={(event) => allowHost(event.currentTarget.checked ? host : null)}
            />
            <span>
              Let it reach <span className="code">{host}</span> on your private network
            </span>
          </label>
        ) : null}
      </div>
    </>
  );
}
