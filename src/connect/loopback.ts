/**
 * Whether a host, as `URL.hostname` prints it, can only mean this machine: 127.0.0.0/8, ::1, `localhost` and names
 * under it (RFC 6761 section 6.3). Decimal and hexadecimal spellings are already dotted there.
 */
export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '');
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    host === '[::1]' ||
    /^127(\.\d{1,3}){3}$/.test(host) ||
    // ::ffff:127.0.0.0/104, as URL prints it.
    /^\[::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4}\]$/.test(host)
  );
}
