import { useState } from 'react';
import { parseAddress } from '../../../connect/address.ts';
import type { Credentials } from '../../../connect/credential-types.ts';
import { chooseRelay } from '../../../connect/relay-client.ts';
import type { Target, Via } from '../../../connect/types.ts';
import { useAppStore } from '../../state/use-app.ts';
import type { Loaded } from '../loaded-text.ts';
import { connectTo } from './live-connection.ts';
import { credentialsFor, snapshot } from './memory.ts';
import { keepable, readRecent, withRecent, writeRecent } from './recent-addresses.ts';
import { relayGone } from './relay-gone.ts';

/** Something in the form that keeps it from being sent. */
export interface FormTrouble {
  readonly field: 'address' | 'headers';
  readonly why: string;
}

export function useConnect(onLoaded: (loaded: Loaded) => void) {
  const store = useAppStore();
  const [trouble, setTrouble] = useState<FormTrouble | null>(null);

  /** What the form says, ready to be connected to; null where something is wrong with it, which is then shown. */
  const read = (): { readonly url: URL; readonly credentials: Credentials | null } | null => {
    const address = parseAddress(snapshot().address);
    if (address.kind === 'unusable') {
      setTrouble({ field: 'address', why: `${address.what} ${address.fix}` });
      return null;
    }
    const made = credentialsFor(address.url);
    if (made.kind === 'unusable') {
      setTrouble({ field: 'headers', why: made.why });
      return null;
    }
    setTrouble(null);
    return { url: address.url, credentials: made.kind === 'none' ? null : made.credentials };
  };

  const route = async (url: URL): Promise<Via | null> => {
    const { relay, privateHost } = snapshot();
    if (!relay) return { kind: 'direct' };
    return await chooseRelay(window.location.href, privateHost === url.host);
  };

  /** `bare`: without credentials and without the relay. */
  const start = async ({ bare = false } = {}): Promise<void> => {
    const asked = read();
    if (asked === null) return;
    const { url, credentials } = asked;
    const via = bare ? ({ kind: 'direct' } as const) : await route(url);
    if (via === null) {
      store.getState().attemptFailed(relayGone());
      return;
    }
    const target: Target = {
      url: url.href,
      via,
      ...(credentials !== null && !bare && { credentials }),
    };
    const loaded = await connectTo(store, target);
    if (loaded === null) return;
    const kept = keepable(url);
    if (kept !== null) writeRecent(localStorage, withRecent(readRecent(localStorage), kept));
    onLoaded(loaded);
  };

  return { start, route, trouble, clearTrouble: () => setTrouble(null) };
}
