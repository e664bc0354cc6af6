import type { Link } from '../../link/codec.ts';
import type { AppStore } from '../state/store.ts';
import { showPanel } from './named-panel.ts';

/** True where the address holds a link of ours, readable or not. */
export const holdsLink = (hash: string): boolean => /^#v\d/.test(hash);

/** The address holds a link -> its text, settings and place; or an alert, and the page stays as it was. */
export async function followLink(store: AppStore, hash: string): Promise<'followed' | 'damaged'> {
  const { decodeLink } = await import('../../link/codec.ts');
  const decoded = await decodeLink(hash);
  const { noticeRaised } = store.getState();
  if (decoded.kind === 'damaged') {
    noticeRaised('alert', 'This link is damaged.', decoded.reason);
    return 'damaged';
  }
  open(store, decoded.link);
  return 'followed';
}

function open(store: AppStore, link: Link): void {
  const { text, name, settings, focus } = link;
  const state = store.getState();
  // A link names only what differs from the defaults.
  state.settingsRestored(settings ?? {});
  state.documentOpened(text, { kind: 'link', title: name ?? 'Shared text' });
  state.sentTextChanged(link.arguments ?? '');
  state.profileChanged(link.profile ?? '');
  const { revision } = store.getState();
  if (focus === undefined) return;
  if (focus.panel !== undefined) showPanel(store.getState(), focus.panel);
  const stop = store.subscribe((now) => {
    if (now.revision !== revision) return stop();
    if (now.shown?.revision !== revision) return;
    stop();
    const toolIndex = now.shown.report.tools.findIndex((tool) => tool.name === focus.tool);
    if (toolIndex < 0) return;
    now.placeSelected(
      { toolIndex, side: focus.side ?? 'input', pointer: focus.pointer ?? '', finding: null },
      false,
    );
  });
}

/** Follows links that the address gets while the page is open. */
export function watchAddress(store: AppStore): void {
  window.addEventListener('hashchange', () => {
    if (holdsLink(window.location.hash)) void followLink(store, window.location.hash);
  });
}
