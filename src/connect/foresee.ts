import type { Address } from './address.ts';
import type { Failure } from './doctor-types.ts';
import { isLocalHost, isLoopbackHost } from './loopback.ts';
import type { Target } from './types.ts';

/** What is known to fail before anything is sent. */
export function foreseen(
  address: Address,
  target: Target,
  pageUrl: string | undefined,
): Failure | undefined {
  if (address.kind === 'unusable') {
    const { what, fix } = address;
    return { cause: 'bad-address', step: 'reachable', what, fix };
  }
  const { url } = address;
  const isSecurePage = pageUrl?.startsWith('https:') === true;
  if (!isSecurePage || target.via?.kind === 'relay') return undefined;
  if (url.protocol === 'https:' || isLoopbackHost(url.hostname)) return undefined;
  return {
    cause: 'mixed-content',
    step: 'reachable',
    what: `This page came over https, and a browser lets such a page reach plain http only on this machine. ${url.origin} is neither.`,
    fix: `Serve it over https, or run Refscope locally (npm start) or the command: both may reach it.`,
  };
}

/**
 * What a browser may ask the person or refuse, though nothing is wrong; undefined where there is nothing to say.
 *
 * @source  Local Network Access: Chromium 142 asks before a public page reaches a private or loopback address.
 */
export function forewarning(url: URL, pageUrl: string): string | undefined {
  const page = URL.canParse(pageUrl) ? new URL(pageUrl) : undefined;
  if (page === undefined || isLoopbackHost(page.hostname)) return undefined;
  if (!isLocalHost(url.hostname)) return undefined;
  return `The page comes from ${page.host} and the server is on your own network, so the browser may ask for your permission to reach it, or refuse without asking. Refscope started on this machine (npm start) needs no permission.`;
}
