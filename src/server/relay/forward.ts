import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { capped } from './capped.ts';
import { replyFields, requestFields } from './fields.ts';
import type { RelayTarget } from './find-target.ts';
import type { RelayLimits } from './limits.ts';
import { RELAY_FIELDS, Refusal, refuse } from './refusal.ts';

/** Sends one request on and streams its reply back. No redirect is followed, and nothing is kept. */
export function forward(
  request: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  target: RelayTarget,
  limits: RelayLimits,
): void {
  const { url } = target;
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const upstream = send(url, {
    method: request.method ?? 'GET',
    headers: {
      ...requestFields(request.headers),
      ...(body.length > 0 && { 'content-length': body.length }),
    },
    lookup: pinned(target),
    agent: false,
  });
  const fail = (refusal: Refusal): void => {
    upstream.destroy();
    refuse(response, refusal);
  };
  const head = setTimeout(() => fail(new Refusal(504, 'timeout')), limits.headMs);
  const total = setTimeout(() => fail(new Refusal(504, 'timeout')), limits.totalMs);
  upstream.setTimeout(limits.idleMs, () => fail(new Refusal(504, 'timeout')));
  // The browser left, or everything has been sent: either way nothing more is wanted from the server.
  response.once('close', () => {
    clearTimeout(head);
    clearTimeout(total);
    upstream.destroy();
  });
  upstream.once('error', ({ code = 'ECONNRESET' }: NodeJS.ErrnoException) => {
    if (!response.destroyed) refuse(response, new Refusal(502, code));
  });
  upstream.once('response', (reply) => {
    clearTimeout(head);
    const status = reply.statusCode ?? 502;
    if (status >= 300 && status < 400 && status !== 304) {
      const location = reply.headers.location ?? '';
      return fail(new Refusal(502, 'redirect', { 'x-relay-location': printable(location) }));
    }
    if (Number(reply.headers['content-length']) > limits.replyBytes) {
      return fail(new Refusal(502, 'too-large'));
    }
    response.writeHead(status, { ...replyFields(reply.headers), ...RELAY_FIELDS });
    response.flushHeaders();
    // A reply that is cut off must not look like one that ended.
    pipeline(reply, capped(limits.replyBytes), response, (error) => {
      if (error) fail(new Refusal(502, 'too-large'));
    });
  });
  upstream.end(body);
}

/** Gives out the addresses that were judged, whatever the name stands for by now. */
function pinned({ addresses }: RelayTarget): LookupFunction {
  return (_host, options, found) => {
    const [first] = addresses;
    if (options.all === true || first === undefined) found(null, [...addresses]);
    else found(null, first.address, first.family);
  };
}

const printable = (text: string): string => text.replace(/[^\x21-\x7e]/g, '').slice(0, 2_000);
