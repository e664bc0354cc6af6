import { useApp, useAppStore } from '../../state/use-app.ts';
import { useServices } from '../../state/use-services.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { countOf } from '../../ui/format.ts';
import { Icon } from '../../ui/icon.tsx';
import type { Loaded } from '../loaded-text.ts';
import { cancelAttempt, disconnect, reload, servedText } from './live-connection.ts';
import { ServerFacts } from './server-facts.tsx';
import { fileName, progressWords, serverTitle } from './server-words.ts';
import { MCP_SERVER } from './source-id.ts';
import '../../styles/connect.css';

/** The server whose list was captured: who it is, when that was, and what can be done with it. */
export function ServerStrip() {
  const store = useAppStore();
  const { download, openLoaded } = useServices();
  const server = useApp((s) => s.server);
  const attempt = useApp((s) => s.attempt);
  const isShown = useApp((s) => s.document.text === s.server?.captured.text);
  if (server === null) return null;
  const { captured, isOpen, changed } = server;
  const isReloading = attempt.kind === 'running' && attempt.doing === 'reloading';
  const open = (loaded: Loaded | null) => {
    if (loaded !== null) openLoaded(loaded);
  };
  return (
    <section className="server-strip" aria-label="Server" data-open={isOpen}>
      <ServerFacts server={server} />
      <span role="status" className="strip-news">
        {changed ? (
          <>
            <Icon name="warning" className="warning" /> The list changed
          </>
        ) : null}
        {isReloading ? progressWords(attempt.progress) : null}
      </span>
      <span className="grow" />
      {isShown ? null : (
        <Button onClick={() => open(servedText(store))}>
          Show its {countOf(captured.tools, 'tool')}
        </Button>
      )}
      {isReloading ? (
        <Button look="fill" onClick={() => cancelAttempt(store)}>
          Cancel
        </Button>
      ) : null}
      {isOpen && !isReloading ? (
        <Button look={changed ? 'line' : 'quiet'} onClick={() => void reload(store).then(open)}>
          Reload
        </Button>
      ) : null}
      <Button onClick={() => download(captured.text, fileName(serverTitle(captured)))}>
        Save as file
      </Button>
      {isOpen ? (
        <Button onClick={() => disconnect(store)}>Disconnect</Button>
      ) : (
        <>
          <Button
            look="line"
            onClick={() => store.getState().dialogChanged({ kind: 'source', id: MCP_SERVER })}
          >
            Reconnect
          </Button>
          <IconButton label="Close this line" onClick={store.getState().serverForgotten}>
            <Icon name="close" />
          </IconButton>
        </>
      )}
    </section>
  );
}
