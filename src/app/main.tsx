import { createRoot } from 'react-dom/client';
import { createClient } from './engine/client.ts';
import { openWorkerPort } from './engine/worker-port.ts';
import { acceptDrop } from './flow/accept-drop.ts';
import { acceptPaste } from './flow/accept-paste.ts';
import { analyzeOnChange } from './flow/analyze-on-change.ts';
import { applyTheme } from './flow/apply-theme.ts';
import { askCatalogue } from './flow/ask-catalogue.ts';
import { followServerLinks } from './flow/connect-link.ts';
import { countAnalyses } from './flow/count-analyses.ts';
import { followLink, holdsLink, watchAddress } from './flow/follow-link.ts';
import { keepFocus } from './flow/keep-focus.ts';
import { listenToKeys } from './flow/listen-to-keys.ts';
import { presentOnFocus } from './flow/present-on-focus.ts';
import { rememberArrangement } from './flow/remember.ts';
import { createServices } from './flow/services.ts';
import { showUnreadable } from './flow/show-unreadable.ts';
import { watchScreen } from './flow/watch-screen.ts';
import { App } from './shell/app.tsx';
import { createAppStore } from './state/store.ts';
import { StoreContext } from './state/use-app.ts';
import { ServicesContext } from './state/use-services.ts';
import './styles/index.css';

const store = createAppStore();
const client = createClient(openWorkerPort);
const services = createServices(store, client);

rememberArrangement(store);
applyTheme(store, document.documentElement);
watchScreen(store);
analyzeOnChange(store, client);
keepFocus(store);
presentOnFocus(store, client);
showUnreadable(store);
countAnalyses(store, document.documentElement);
askCatalogue(store, client);
acceptDrop(store, document);
acceptPaste(store, document);
listenToKeys(store, services);
watchAddress(store);
followServerLinks(store);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StoreContext value={store}>
    <ServicesContext value={services}>
      <App />
    </ServicesContext>
  </StoreContext>,
);

const hash = window.location.hash;
const followed = holdsLink(hash) ? await followLink(store, hash) : 'none';
if (followed !== 'followed') services.openExample('');
