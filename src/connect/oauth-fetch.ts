import { isLocalHost, isLoopbackHost } from './loopback.ts';
import { readText } from './read-body.ts';
import { rebuilt } from './read-reply.ts';
import { outbound } from './request-init.ts';
import type { Target } from './types.ts';

/** Bytes of a metadata document or a token. */
const MOST = 256 * 1024;

/** An address that a sign-in leads to and that must not be visited. Its message is for the person. */
export class UnsafeAddress extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'UnsafeAddress';
  }
}

/**
 * Lets a sign-in go only where it may: https, or http on this machine; and onto the local network only where the
 * server itself is on it. The addresses come from documents that anybody may have written.
 *
 * @throws UnsafeAddress
 */
export function checkSignInAddress(to: URL, server: URL): void {
  if (to.protocol !== 'https:' && !(to.protocol === 'http:' && isLoopbackHost(to.hostname))) {
    throw new UnsafeAddress(`The sign-in leads to an address that is not https (${to.protocol}).`);
  }
  if (to.username !== '' || to.password !== '') {
    throw new UnsafeAddress('The sign-in leads to an address with a user name in it.');
  }
  if (isLocalHost(to.hostname) && !isLocalHost(server.hostname)) {
    throw new UnsafeAddress(
      `The sign-in of a public server leads to ${to.host}, which is on your own network.`,
    );
  }
}

/** Requests of the sign-in: no cookies, no redirect followed, a bounded reply; over the relay where that was chosen. */
export function createSignInFetch({ via }: Target, server: URL, signal: AbortSignal | undefined) {
  return async (to: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(to);
    checkSignInAddress(url, server);
    const request = { ...init, ...(signal && { signal }) };
    const sent = outbound({ url: url.href, ...(via && { via }) }, url, request);
    const { body } = sent.init;
    // A form as text: the relay forwards its type by the header, which only the browser would write for the object.
    const text = body instanceof URLSearchParams ? body.toString() : body;
    const response = await fetch(sent.url, {
      ...sent.init,
      ...(text !== undefined && { body: text }),
    });
    if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
      throw new UnsafeAddress(
        `${url.host} answers the sign-in with a redirect, which is not followed.`,
      );
    }
    return rebuilt(response, (await readText(response.body, MOST)).text);
  };
}
