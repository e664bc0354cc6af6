import type { Outgoing } from './allow-list.ts';
import { allowed } from './allow-list.ts';
import type { Exchange } from './exchange.ts';
import { begin, noteFailure, WireError } from './exchange.ts';
import { MOST_OTHER_BYTES, MOST_STREAM_BYTES } from './limits.ts';
import { isEventStream, isReadable, readReply, rebuilt } from './read-reply.ts';
import { outbound } from './request-init.ts';
import type { ToolsPage } from './tools-page.ts';
import type { Target } from './types.ts';
import { watchStream } from './watch-stream.ts';
import { wholeReply } from './whole-reply.ts';

export interface ReceivedPage {
  readonly page: ToolsPage;
  readonly bytes: number;
}

/** Where the pages of a list are kept back for whoever asked for them. */
export interface PageKeeper {
  /** Bytes that the next reply to `tools/list` may have. */
  readonly expect: (bytes: number) => void;
  /** The page that came last, once. */
  readonly takePage: () => ReceivedPage | undefined;
  /** Rejects when a reply cannot be read that the protocol library would wait for without end. */
  readonly trouble: Promise<never>;
  readonly exchanges: readonly Exchange[];
}

export interface Wire extends PageKeeper {
  /** What the protocol library sends its requests with. */
  readonly fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
}

export interface WireOptions {
  readonly target: Target;
  readonly url: URL;
  /** Whether the server is listened to for changes of its list. */
  readonly listens: boolean;
  readonly send: typeof fetch;
  /** Where every request is noted. */
  readonly exchanges: Exchange[];
}

/** The only way out: says what may be said, to the one address, and keeps lists of tools as they come. */
export function createWire({ target, url, listens, send, exchanges }: WireOptions): Wire {
  const waiting = new Set<string | number>();
  let room = MOST_OTHER_BYTES;
  let received: ReceivedPage | undefined;
  let fail: (error: WireError) => void = () => undefined;
  const trouble = new Promise<never>((_, reject) => {
    fail = reject;
  });
  trouble.catch(() => undefined);

  function onPage(page: ToolsPage, id: string | number, bytes: number): boolean {
    if (!waiting.delete(id)) return false;
    received = { page, bytes };
    return true;
  }

  async function exchanged(exchange: Exchange, init: RequestInit): Promise<Response> {
    try {
      const sent = outbound(target, url, init);
      const response = await send(sent.url, sent.init);
      exchange.elapsedMs = performance.now() - exchange.startedAt;
      return await readReply(exchange, response, target.via?.kind === 'relay');
    } catch (error) {
      exchange.elapsedMs ??= performance.now() - exchange.startedAt;
      noteFailure(exchange, error, init.signal?.aborted === true);
      throw error;
    }
  }

  function stream(
    exchange: Exchange,
    response: Response,
    most: number,
    isReply: boolean,
  ): Response {
    if (response.body === null) return response;
    const watched = watchStream(response.body, {
      most,
      onPage,
      onTrouble: (error) => {
        noteFailure(exchange, error, false);
        if (isReply) fail(error);
      },
      onEnd: ({ answered, resumable }) => {
        exchange.done = true;
        if (!isReply || answered || resumable) return;
        const error = new WireError('ended-early');
        noteFailure(exchange, error, false);
        fail(error);
      },
    });
    return rebuilt(response, watched);
  }

  async function post(outgoing: Outgoing, init: RequestInit): Promise<Response> {
    const exchange = begin(exchanges, outgoing.said);
    const isList = outgoing.said === 'tools/list';
    if (isList && outgoing.id !== undefined) waiting.add(outgoing.id);
    const response = await exchanged(exchange, init);
    if (!response.ok || response.status === 202 || !isReadable(response)) return response;
    if (isEventStream(response)) {
      const isReply = outgoing.id !== undefined && outgoing.said !== 'subscriptions/listen';
      return stream(exchange, response, isList ? room : MOST_STREAM_BYTES, isReply);
    }
    return await wholeReply(exchange, response, isList ? room : MOST_OTHER_BYTES, onPage);
  }

  return {
    exchanges,
    trouble,
    expect: (bytes) => {
      room = bytes;
      received = undefined;
    },
    takePage: () => {
      const taken = received;
      received = undefined;
      return taken;
    },
    fetch: async (to, init = {}) => {
      if (new URL(to).href !== url.href) throw new Error('a request to another address');
      const method = (init.method ?? 'GET').toUpperCase();
      if (method === 'POST') {
        const outgoing = allowed(init.body, listens);
        return outgoing ? await post(outgoing, init) : new Response(null, { status: 202 });
      }
      const resumes = new Headers(init.headers).has('last-event-id');
      // Nobody listens to notifications: answered here as servers answer that have none.
      if (method === 'GET' && !listens && !resumes) return new Response(null, { status: 405 });
      const exchange = begin(exchanges, method === 'GET' ? 'listen' : 'end');
      const response = await exchanged(exchange, init);
      if (!response.ok || !isEventStream(response)) return response;
      return stream(exchange, response, MOST_STREAM_BYTES, resumes);
    },
  };
}
