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

/**
 * Whether a host looks as if only a local network gave it out: this machine, RFC 1918, RFC 3927, RFC 4193, RFC 6762,
 * and names without a dot. A page cannot resolve names, so a public name may still lead there.
 */
export function isLocalHost(hostname: string): boolean {
  return (
    isLoopbackHost(hostname) ||
    /^(0|10|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /^\[(::\]|::ffff:|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/.test(hostname) ||
    hostname.endsWith('.local') ||
    !/[.:]/.test(hostname)
  );
}
