import { isLoopbackHost } from './loopback.ts';

export type Address =
  | { readonly kind: 'address'; readonly url: URL }
  | { readonly kind: 'unusable'; readonly what: string; readonly fix: string };

const EXAMPLE = 'http://127.0.0.1:3001/mcp';

/**
 * Reads what a person typed as the address of a server. Nothing is guessed but a missing scheme: `http` for loopback,
 * `https` for everything else.
 */
export function parseAddress(typed: string): Address {
  const text = typed.trim();
  if (text === '') return unusable('There is no address.', `Type one, such as ${EXAMPLE}.`);
  const url = read(hasScheme(text) ? text : `https://${text}`);
  if (url === null) {
    return unusable('This is not an address.', `Type a whole one, such as ${EXAMPLE}.`);
  }
  if (!hasScheme(text) && isLoopbackHost(url.hostname)) url.protocol = 'http:';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return unusable(
      `An address that begins with "${url.protocol}" cannot be a server's.`,
      `Type one that begins with http:// or https://, such as ${EXAMPLE}.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    return unusable(
      'The address holds a user name or a password, which would end up in histories and logs.',
      'Take them out of the address and send them as a header: Authorization: Basic ...',
    );
  }
  url.hash = '';
  return { kind: 'address', url };
}

/** For the screen and for files: host in ASCII (punycode), no query values, because they may be keys. */
export function shownAddress(url: URL): string {
  const names = [...new Set(url.searchParams.keys())].map(
    (name) => `${encodeURIComponent(name)}=…`,
  );
  return `${url.origin}${url.pathname}${names.length > 0 ? `?${names.join('&')}` : ''}`;
}

/** `localhost:3001/mcp` parses as scheme `localhost:`; a scheme that is one has no digit right after its colon. */
const hasScheme = (text: string): boolean => /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text);

const read = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

const unusable = (what: string, fix: string): Address => ({ kind: 'unusable', what, fix });
