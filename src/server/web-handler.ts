import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Answers a request of Node's server with what a handler in the form of the Fetch standard says. */
export async function answerWith(
  handle: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const left = new AbortController();
  outgoing.once('close', () => left.abort());
  const { method = 'GET', headers, url = '/' } = incoming;
  const fields = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: fields,
    signal: left.signal,
    ...(hasBody && { body: Readable.toWeb(incoming) as never, duplex: 'half' }),
  });
  const response = await handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) outgoing.end();
  else {
    outgoing.flushHeaders();
    // A reader that leaves is no fault.
    await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing).catch(
      () => undefined,
    );
  }
}
