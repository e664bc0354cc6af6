import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { addressKind } from './address-kind.ts';
import { Refusal } from './refusal.ts';

export interface RelayTarget {
  readonly url: URL;
  /** All that the name stands for, every one of them judged. Nothing else may be connected to. */
  readonly addresses: readonly LookupAddress[];
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export const resolveName: Resolve = (host) => lookup(host, { all: true, verbatim: true });

/**
 * Reads where a request is to go, and finds the addresses once.
 *
 * @throws Refusal 400 'target', 403 'private-target' or 'forbidden-target', 502 with the resolver's code
 */
export async function findTarget(
  headers: IncomingHttpHeaders,
  resolve: Resolve,
): Promise<RelayTarget> {
  const given = headers['x-relay-target'];
  if (typeof given !== 'string' || !URL.canParse(given)) throw new Refusal(400, 'target');
  const url = new URL(given);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refusal(400, 'target');
  if (url.username !== '' || url.password !== '') throw new Refusal(400, 'target');
  // The address that was typed and the one that is connected to must not be told apart only by a dot.
  if (url.hostname.endsWith('.')) throw new Refusal(400, 'target');
  const addresses = await addressesOf(url, resolve);
  const kinds = addresses.map(({ address }) => addressKind(address));
  if (kinds.length === 0 || kinds.includes('forbidden')) throw new Refusal(403, 'forbidden-target');
  if (kinds.includes('private') && headers['x-relay-allow'] !== url.host) {
    throw new Refusal(403, 'private-target');
  }
  return { url, addresses };
}

async function addressesOf(url: URL, resolve: Resolve): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return [{ address: host, family }];
  try {
    return await resolve(host);
  } catch (error) {
    const { code = 'ENOTFOUND' } = error as NodeJS.ErrnoException;
    throw new Refusal(502, code);
  }
}
