import type { Link } from '../../link/codec.ts';
import type { Client } from '../engine/client.ts';
import type { AppState } from '../state/app-state.ts';
import type { AppStore } from '../state/store.ts';
import { copyText } from './copy-text.ts';
import { makeLink, toolText } from './make-link.ts';
import { panelShown } from './named-panel.ts';

/** Share was asked for -> the link is in the clipboard and the address, or a dialog offers what is left. */
export async function shareLink(
  store: AppStore,
  client: Client,
  what: 'all' | 'tool',
): Promise<void> {
  const { encodeLink } = await import('../../link/codec.ts');
  const state = store.getState();
  const link = what === 'all' ? makeLink(state, panelShown(state)) : await toolLink(state, client);
  if (link === null) {
    state.noticeRaised('alert', 'There is no tool to share.');
    return;
  }
  const encoded = await encodeLink(link);
  if (encoded.kind === 'refused') {
    state.dialogChanged({ kind: 'share', what, why: encoded.why, copied: false });
    return;
  }
  window.history.replaceState(null, '', encoded.fragment);
  const copied = await copyText(window.location.href);
  const length = `${window.location.href.length.toLocaleString('en-US')} characters`;
  if (encoded.warning !== undefined) {
    state.dialogChanged({ kind: 'share', what, why: encoded.warning, copied });
    return;
  }
  if (what === 'tool') state.dialogChanged(null);
  state.noticeRaised(
    'toast',
    copied ? `Link copied, ${length}` : `Link is in the address bar, ${length}`,
  );
}

async function toolLink(state: AppState, client: Client): Promise<Link | null> {
  const { shown, focus } = state;
  const tool = focus.toolIndex === null ? undefined : shown?.report.tools[focus.toolIndex];
  if (shown === null || tool === undefined || focus.toolIndex === null) return null;
  const schemas: { side: 'input' | 'output'; text: string }[] = [];
  for (const { side } of tool.schemas) {
    const outcome = await client.call('present', {
      text: shown.text,
      settings: shown.settings,
      toolIndex: focus.toolIndex,
      side,
      verbatim: true,
    });
    if (outcome.kind !== 'answer') return null;
    const { start, end } = outcome.value.range;
    schemas.push({ side, text: shown.text.slice(start, end) });
  }
  return {
    ...makeLink(state, panelShown(state)),
    text: toolText(tool.name, schemas),
    name: tool.name,
  };
}
