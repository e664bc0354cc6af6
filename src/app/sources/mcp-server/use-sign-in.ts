import { useEffect, useRef, useState } from 'react';
import { clientOf } from '../../../connect/client-metadata.ts';
import { beginSignIn } from '../../../connect/oauth.ts';
import { awaitReturn } from '../../../connect/oauth-return.ts';
import type { PendingSignIn } from '../../../connect/oauth-types.ts';
import type { Target } from '../../../connect/types.ts';
import { keepToken } from './memory.ts';
import { openPopup } from './open-popup.ts';

export type SignInState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'open' }
  | { readonly kind: 'finding' }
  /** The person sees where it leads before anything is opened there. */
  | { readonly kind: 'found'; readonly pending: PendingSignIn }
  | { readonly kind: 'waiting'; readonly pending: PendingSignIn }
  | { readonly kind: 'failed'; readonly why: string; readonly fix: string };

const GIVEN_UP = { kind: 'open' } as const;

/** One sign-in at a time: find where it is, let the person go there, take what comes back. */
export function useSignIn(onSignedIn: () => void) {
  const [state, setState] = useState<SignInState>({ kind: 'closed' });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const anew = (): AbortController => {
    stop.current?.abort();
    stop.current = new AbortController();
    return stop.current;
  };
  const find = async (target: Target, clientId: string, challenge?: string): Promise<void> => {
    const { signal } = anew();
    setState({ kind: 'finding' });
    const started = await beginSignIn(target, {
      ...clientOf(window.location.href, publicUrl()),
      ...(clientId.trim() !== '' && { clientId: clientId.trim() }),
      ...(challenge !== undefined && { challenge }),
      signal,
    });
    if (signal.aborted) {
      if (started.kind === 'pending') started.pending.abandon();
    } else if (started.kind === 'failed') setState(started);
    else {
      const { pending } = started;
      signal.addEventListener('abort', pending.abandon, { once: true });
      setState({ kind: 'found', pending });
    }
  };

  /** For the click itself: a browser opens no window later. */
  const go = async (pending: PendingSignIn): Promise<void> => {
    const signal = stop.current?.signal ?? AbortSignal.abort();
    if (!openPopup(pending.url)) {
      pending.abandon();
      const fix = 'Allow windows for this page, and sign in again.';
      setState({ kind: 'failed', why: 'The browser did not open a window for the sign-in.', fix });
      return;
    }
    setState({ kind: 'waiting', pending });
    const returned = await awaitReturn(pending.state, signal);
    if (returned === null) return;
    const result = await pending.finish(returned);
    if (signal.aborted) return;
    if (result.kind === 'failed') {
      setState(result);
      return;
    }
    keepToken(result.credentials, pending.authorizationOrigin);
    setState({ kind: 'closed' });
    onSignedIn();
  };

  const giveUp = (): void => {
    stop.current?.abort();
    setState(GIVEN_UP);
  };

  return { state, find, go, giveUp, open: () => setState(GIVEN_UP) };
}

/** The address that this page was built for; empty where it was built for any. */
const publicUrl = (): string => {
  const url: unknown = import.meta.env['VITE_PUBLIC_URL'];
  return typeof url === 'string' ? url : '';
};
