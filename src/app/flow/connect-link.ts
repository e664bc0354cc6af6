import { MCP_SERVER } from '../sources/mcp-server/source-id.ts';
import type { AppStore } from '../state/store.ts';

/** UTF-16 units of an address that a link may bring. */
const LONGEST = 2_000;

/** The address in a fragment such as `#connect=https%3A%2F%2Fmcp.example%2Fmcp`, or null. */
export function addressIn(hash: string): string | null {
  const given = /^#connect=(.+)$/.exec(hash)?.[1];
  if (given === undefined || given.length > LONGEST) return null;
  try {
    return decodeURIComponent(given);
  } catch {
    return null;
  }
}

/** A link names a server -> its address stands in the field of Connect. It is never connected to by a link. */
export function followServerLinks(store: AppStore): void {
  const offer = (): void => {
    const address = addressIn(window.location.hash);
    if (address === null) return;
    // It may hold a key: it stays neither in the address bar nor in the history.
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
    const state = store.getState();
    state.addressOffered(address);
    state.dialogChanged({ kind: 'source', id: MCP_SERVER });
  };
  window.addEventListener('hashchange', offer);
  offer();
}
