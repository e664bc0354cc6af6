import type { Exchange } from './exchange.ts';
import { WireError } from './exchange.ts';
import { plainWords } from './plain-words.ts';
import { readExcerpt } from './read-body.ts';

/** Bytes of an unsuccessful reply that are looked at. */
const MOST_EXCERPT = 16 * 1024;

/**
 * Notes what the head of a reply says.
 *
 * @returns the reply, rebuilt where its body had to be read
 * @throws WireError 'redirect', 'network', 'relay-refused', 'private-target'
 */
export async function readReply(
  exchange: Exchange,
  response: Response,
  byRelay: boolean,
): Promise<Response> {
  const { status, headers } = response;
  exchange.status = status;
  exchange.contentType = headers.get('content-type');
  exchange.sessionId = headers.has('mcp-session-id');
  exchange.challenge = headers.get('www-authenticate');
  const relayed = byRelay ? headers.get('x-relay-error') : null;
  if (relayed !== null) throw relayTrouble(exchange, relayed, response);
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
    exchange.location = headers.get('location');
    drop(response);
    throw new WireError('redirect');
  }
  if (response.ok && isReadable(response)) return response;
  const text = await readExcerpt(response.body, MOST_EXCERPT);
  exchange.excerpt = plainWords(text);
  // A body may not stand beside these.
  return status === 204 || status === 205 || status === 304 || status < 200
    ? response
    : new Response(text, { status, headers });
}

export const isEventStream = (response: Response): boolean =>
  mediaType(response) === 'text/event-stream';

/** Whether the protocol knows what to do with this kind of body; a reply without one is fine too. */
export const isReadable = (response: Response): boolean =>
  response.body === null ||
  response.status === 202 ||
  mediaType(response) === 'application/json' ||
  isEventStream(response);

/** The same head with another body. */
export function rebuilt(response: Response, body: ReadableStream<Uint8Array> | string): Response {
  const headers = new Headers(response.headers);
  // These were true of the bytes that came, not of what stands here now.
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status: response.status, headers });
}

const mediaType = (response: Response): string =>
  (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** The relay's own word for what it met; it is a code of the system where the connection failed. */
function relayTrouble(exchange: Exchange, code: string, response: Response): WireError {
  drop(response);
  delete exchange.status;
  if (code === 'redirect') {
    exchange.location = response.headers.get('x-relay-location');
    return new WireError('redirect');
  }
  if (code === 'private-target') return new WireError('private-target');
  if (code === 'too-large') return new WireError('too-large');
  if (code === 'timeout') exchange.systemCode = 'ETIMEDOUT';
  else if (/^(E[A-Z0-9_]+|HPE_\w+|\w*CERT\w*|UNABLE_\w+)$/.test(code)) exchange.systemCode = code;
  else {
    exchange.detail = code;
    return new WireError('relay-refused');
  }
  return new WireError('network');
}

function drop(response: Response): void {
  response.body?.cancel().catch(() => undefined);
}
