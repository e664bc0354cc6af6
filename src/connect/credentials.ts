import type {
  Credentials,
  CredentialsResult,
  HeaderField,
  MaskedHeader,
} from './credential-types.ts';
import { fieldTrouble } from './header-fields.ts';

/** Shorter secrets than this are not looked for in texts: they would tear ordinary words apart. */
const LEAST_SECRET = 4;
const DOTS = '••••';

/**
 * Binds header fields to the origin they were typed for.
 *
 * @param address  any address of that origin
 */
export function createCredentials(
  address: string | URL,
  fields: readonly HeaderField[],
): CredentialsResult {
  if (!URL.canParse(String(address))) {
    return { kind: 'unusable', why: 'Headers belong to an address; type that first.' };
  }
  const { origin, protocol } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') {
    return { kind: 'unusable', why: 'Headers are sent over http and https only.' };
  }
  for (const [name, value] of fields) {
    const why = fieldTrouble(name.trim(), value);
    if (why !== undefined) return { kind: 'unusable', why };
  }
  return { kind: 'credentials', credentials: bound(origin, fields) };
}

/** `Authorization: Bearer TOKEN` for the address's origin. */
export function bearer(address: string | URL, token: string): CredentialsResult {
  // A token pasted with its scheme, or with a line break at its end, is the same token.
  const bare = token.trim().replace(/^bearer\s+/i, '');
  if (bare === '') return { kind: 'unusable', why: 'The token is empty.' };
  return createCredentials(address, [['Authorization', `Bearer ${bare}`]]);
}

function bound(origin: string, fields: readonly HeaderField[]): Credentials {
  let held: readonly HeaderField[] = fields.map(([name, value]) => [name.trim(), value.trim()]);
  const masked = (): readonly MaskedHeader[] =>
    held.map(([name, value]) => ({ name, masked: mask(value) }));
  const shown = () => ({ origin, headers: masked() });
  return Object.freeze({
    origin,
    masked,
    fieldsFor: (url: string | URL) =>
      URL.canParse(String(url)) && new URL(url).origin === origin ? held : [],
    redact: (text: string) => redact(text, held),
    forget: () => {
      held = [];
    },
    // Whoever prints or stores this by mistake gets dots.
    toJSON: shown,
    toString: () => `credentials for ${origin}`,
  });
}

/** The scheme and the length: enough to see which secret it is, and nothing of it. */
function mask(value: string): string {
  const { scheme = '', secret = value } =
    /^(?<scheme>Bearer|Basic|Token|ApiKey)\s+(?<secret>.+)$/i.exec(value)?.groups ?? {};
  return `${scheme === '' ? '' : `${scheme} `}${DOTS} (${secret.length} characters)`;
}

function redact(text: string, fields: readonly HeaderField[]): string {
  const secrets = fields.flatMap(([, value]) => [value, value.replace(/^\S+\s+/, '')]);
  const basic = secrets.flatMap(decoded);
  const known = [...secrets, ...basic, ...secrets.map(encodeURIComponent)]
    .filter((secret) => secret.length >= LEAST_SECRET)
    .sort((a, b) => b.length - a.length);
  return known.reduce((safe, secret) => safe.replaceAll(secret, DOTS), text);
}

/** Of `user:password` in Base64, the password and the pair. */
function decoded(secret: string): string[] {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(secret) || secret.length % 4 !== 0) return [];
  try {
    const pair = atob(secret);
    const colon = pair.indexOf(':');
    return colon < 0 ? [] : [pair, pair.slice(colon + 1)];
  } catch {
    return [];
  }
}
