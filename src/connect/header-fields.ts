/** RFC 9110 section 5.1: a field's name is a token. */
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/i;

/** What the client sets itself, or the protocol, or the connection: a person's value would break or contradict it. */
const OWN: ReadonlySet<string> = new Set([
  'accept',
  'accept-charset',
  'accept-encoding',
  'connection',
  'content-encoding',
  'content-length',
  'content-type',
  'date',
  'expect',
  'host',
  'keep-alive',
  'last-event-id',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'mcp-session-id',
  'origin',
  'referer',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'user-agent',
  'via',
]);

/** Why a field cannot be sent, or undefined where it can. Never quotes the value. */
export function fieldTrouble(name: string, value: string): string | undefined {
  if (name === '') return 'A header needs a name.';
  if (!NAME.test(name)) return `"${name}" is not the name of a header.`;
  const lower = name.toLowerCase();
  if (lower === 'cookie' || lower === 'cookie2' || lower === 'set-cookie') {
    return 'Cookies are never sent.';
  }
  if (OWN.has(lower)) return `${name} is set by the client itself.`;
  if (/^(sec|proxy|x-relay|access-control)-/.test(lower)) {
    return `${name} is not for a person to set.`;
  }
  if (/[^\t\x20-\x7e\u0080-\u00ff]/.test(value)) {
    return `The value of ${name} holds a character that no header may carry.`;
  }
  if (value.trim() === '') return `${name} has no value.`;
  return undefined;
}
