import type { Target, Via } from './types.ts';

/**
 * How every request leaves: no cookies, no referrer, nothing from or into a cache, no redirect followed.
 *
 * A redirect is seen and refused instead of failing unseen, which `redirect: 'error'` would do.
 */
export const GUARDED = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  cache: 'no-store',
  redirect: 'manual',
} as const;

export interface Outbound {
  readonly url: string;
  readonly init: RequestInit;
}

/** The request as it leaves: with the target's credentials, and to the relay where that was chosen. */
export function outbound(target: Target, url: URL, init: RequestInit): Outbound {
  const headers = new Headers(init.headers);
  const secrets = target.credentials?.fieldsFor(url) ?? [];
  const { method = 'GET', body = null, signal = null } = init;
  const guarded: RequestInit = { ...GUARDED, method, body, signal, headers };
  if (target.via?.kind !== 'relay') {
    for (const [name, value] of secrets) headers.set(name, value);
    return { url: url.href, init: guarded };
  }
  relayed(headers, target.via, url, secrets);
  return { url: `${target.via.base}/forward`, init: guarded };
}

/** The relay's own fields; it forwards MCP's fields by their names, and these secrets because they are listed. */
function relayed(
  headers: Headers,
  via: Extract<Via, { kind: 'relay' }>,
  url: URL,
  secrets: readonly (readonly [string, string])[],
): void {
  headers.set('x-relay-token', via.token);
  headers.set('x-relay-target', url.href);
  if (secrets.length > 0)
    headers.set('x-relay-fields', encodeURIComponent(JSON.stringify(secrets)));
  if (via.allowPrivate) headers.set('x-relay-allow', url.host);
}
