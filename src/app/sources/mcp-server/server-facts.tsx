import type { Server } from '../../state/connection-slice.ts';
import { Icon } from '../../ui/icon.tsx';
import { serverTitle, stoppedWords } from './server-words.ts';

/** Name, version, protocol, place and time. All of it is the server's own word but the last two. */
export function ServerFacts({ server }: { readonly server: Server }) {
  const { captured, isOpen, route } = server;
  const { protocolVersion, era, address, capturedAt, stopped } = captured;
  const at = new Date(capturedAt);
  return (
    <>
      <span className="strip-name">
        <Icon name={isOpen ? 'pass' : 'hint'} className={isOpen ? 'pass' : 'hint'} />
        <b className="strong cut">{serverTitle(captured)}</b>
        <span className="num">{captured.server?.version}</span>
      </span>
      <span className="strip-facts muted num">
        <span>{isOpen ? `protocol ${protocolVersion}` : 'disconnected'}</span>
        <span title={era === 'discover' ? 'server/discover' : 'initialize'}>
          {era === 'discover' ? 'stateless' : 'with initialize'}
        </span>
        <span>
          captured <time dateTime={capturedAt}>{at.toLocaleTimeString('en-GB')}</time>
        </span>
        <span className="code cut">{address}</span>
        {route === 'relay' ? <span>through the relay</span> : null}
        {stopped === undefined ? null : (
          <span className="strip-stopped">
            <Icon name="warning" className="warning" label="not complete" /> {stoppedWords(stopped)}
          </span>
        )}
      </span>
    </>
  );
}
