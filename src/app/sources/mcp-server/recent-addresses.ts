import { parseAddress } from '../../../connect/address.ts';

const KEY = 'refscope.servers';
const MOST = 5;
/** UTF-16 units of an address that is kept. */
const LONGEST = 300;

/**
 * An address as it may be kept in the browser: without its query, and not at all where a part of the path is as long
 * and as mixed as a key.
 */
export function keepable(url: URL): string | null {
  const holdsKey = url.pathname
    .split('/')
    .some((part) => part.length >= 20 && /\d/.test(part) && /[a-z]/i.test(part));
  const kept = `${url.origin}${url.pathname}`;
  return holdsKey || kept.length > LONGEST ? null : kept;
}

/** Newest first. */
export function readRecent(storage: Pick<Storage, 'getItem'>): readonly string[] {
  try {
    const held: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    if (!Array.isArray(held)) return [];
    return held.filter(isKept).slice(0, MOST);
  } catch {
    // Switched off, or written by something else.
    return [];
  }
}

export const withRecent = (recent: readonly string[], address: string): readonly string[] =>
  [address, ...recent.filter((one) => one !== address)].slice(0, MOST);

/** An empty list leaves nothing behind. */
export function writeRecent(storage: Storage, recent: readonly string[]): void {
  try {
    if (recent.length === 0) storage.removeItem(KEY);
    else storage.setItem(KEY, JSON.stringify(recent));
  } catch {
    // Full or switched off: then no address is remembered.
  }
}

function isKept(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const address = parseAddress(value);
  return address.kind === 'address' && keepable(address.url) === value;
}
