import ipaddr from 'ipaddr.js';

/** `open` and `loopback` may be reached, `private` only after a yes, `forbidden` never. */
export type AddressKind = 'open' | 'loopback' | 'private' | 'forbidden';

/** Where one is only let in: RFC 1918, RFC 6598, RFC 3927, RFC 4193, RFC 4291 section 2.5.6. */
const PRIVATE: ReadonlySet<string> = new Set([
  'private',
  'carrierGradeNat',
  'linkLocal',
  'uniqueLocal',
]);

/**
 * Judges an IP address as the address it spells: an IPv4 address inside an IPv6 one (RFC 4291 section 2.5.5.2,
 * RFC 6052) is that IPv4 address.
 */
export function addressKind(text: string): AddressKind {
  if (!ipaddr.isValid(text)) return 'forbidden';
  const address = ipaddr.process(text);
  const range = address.range();
  if (range === 'rfc6052' && address instanceof ipaddr.IPv6) {
    const inner = new ipaddr.IPv4(address.toByteArray().slice(-4));
    return inner.range() === 'unicast' ? 'open' : 'forbidden';
  }
  if (range === 'loopback') return 'loopback';
  if (range === 'unicast') return 'open';
  return PRIVATE.has(range) ? 'private' : 'forbidden';
}
