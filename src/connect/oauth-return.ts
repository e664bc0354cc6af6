import type { Returned } from './oauth-types.ts';

/**
 * The channel on which the redirect page hands over what it was called with. Its name holds the state, which only this
 * page and the authorization server know: whoever does not know it can neither listen nor speak.
 */
const channelName = (state: string): string => `refscope:oauth:${state}`;

/** Waits for the popup to come back. Null where the person gave up. */
export function awaitReturn(state: string, signal: AbortSignal): Promise<Returned | null> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName(state));
    const end = (returned: Returned | null): void => {
      channel.close();
      signal.removeEventListener('abort', onAbort);
      resolve(returned);
    };
    const onAbort = (): void => end(null);
    channel.onmessage = ({ data }: { readonly data: unknown }) => {
      const returned = readReturned(data);
      if (returned.state !== state) return;
      // The popup closes itself on hearing that it was heard.
      channel.postMessage('taken');
      end(returned);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
}

/** Only the known members, and only as texts of a sane length. */
function readReturned(data: unknown): Returned {
  const given =
    typeof data === 'object' && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
  const text = (name: string): string | undefined => {
    const value = given[name];
    return typeof value === 'string' && value !== '' && value.length <= 8_000 ? value : undefined;
  };
  const [code, state, iss, error, description] = [
    'code',
    'state',
    'iss',
    'error',
    'error_description',
  ].map(text);
  return {
    ...(code !== undefined && { code }),
    ...(state !== undefined && { state }),
    ...(iss !== undefined && { iss }),
    ...(error !== undefined && { error }),
    ...(description !== undefined && { errorDescription: description }),
  };
}
