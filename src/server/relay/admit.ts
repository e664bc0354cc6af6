import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/** The names this machine's own browser may reach the page under. Another name means another site's: DNS rebinding. */
const OWN_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Lets in only our own page: by Host, by Origin, and by what the browser says about the request. Preflights too, so
 * that another site is never told that it may ask.
 *
 * @throws Refusal 403
 */
export function admitOwnPage({ headers, socket }: IncomingMessage): void {
  const host = headers.host?.toLowerCase();
  const own = OWN_HOSTS.map((name) => `${name}:${socket.localPort}`);
  // On port 80 browsers leave the port out.
  if (socket.localPort === 80) own.push(...OWN_HOSTS);
  if (host === undefined || !own.includes(host)) throw new Refusal(403, 'host');
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'origin');
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new Refusal(403, 'origin');
}

/** @throws Refusal 403 where the token is missing or another one; the comparison takes the same time for all. */
export function admitToken({ headers }: IncomingMessage, token: string): void {
  const given = headers['x-relay-token'];
  const expected = Buffer.from(token);
  const bytes = Buffer.alloc(expected.length);
  const isGiven = typeof given === 'string' && Buffer.byteLength(given) === expected.length;
  if (isGiven) bytes.write(given);
  if (!timingSafeEqual(bytes, expected) || !isGiven) throw new Refusal(403, 'token');
}
