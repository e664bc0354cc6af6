import { createEventReader } from './event-stream.ts';
import { WireError } from './exchange.ts';
import type { ToolsPage } from './tools-page.ts';
import { readMessage } from './tools-page.ts';

export interface StreamWatch {
  /** Bytes at most; the stream is given up past them. */
  readonly most: number;
  /** Takes a reply with tools. True: it was waited for, and the reader below sees a reply without tools instead. */
  readonly onPage: (page: ToolsPage, id: string | number, bytes: number) => boolean;
  readonly onTrouble: (error: WireError) => void;
  /** The stream ended; `resumable` where the server numbered its events, so that it may go on in another stream. */
  readonly onEnd: (ended: { readonly answered: boolean; readonly resumable: boolean }) => void;
}

/**
 * A stream of server-sent events that keeps the text of a list's page as it was sent, and hands everything else on.
 *
 * The protocol library reads what comes out: it sees each page without its tools, so that no tool is odd enough to
 * make it refuse the page, and nothing large is parsed twice.
 */
export function watchStream(
  body: ReadableStream<Uint8Array>,
  watch: StreamWatch,
): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const encoder = new TextEncoder();
  const read = createEventReader(watch.most);
  let bytes = 0;
  let answered = false;
  let resumable = false;

  function pass({ data, type, id }: ReturnType<typeof read>[number]): string {
    if (id !== undefined && id !== '') resumable = true;
    const head = `${id === undefined ? '' : `id: ${id}\n`}event: ${type}\n`;
    if (data === '' || type !== 'message') return `${head}${lines(data)}\n`;
    const message = readMessage(data);
    if (message.kind === 'broken') {
      const broken = new WireError('broken-json', { cause: message.why });
      watch.onTrouble(broken);
      throw broken;
    }
    if (message.kind === 'other') {
      answered ||= message.answers;
      return `${head}${lines(data)}\n`;
    }
    answered = true;
    if (!watch.onPage(message.page, message.id, bytes)) return `${head}${lines(data)}\n`;
    return `${head}${lines(withoutTools(message.id, message.page))}\n`;
  }

  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        bytes += chunk.byteLength;
        const trouble = (error: WireError): never => {
          watch.onTrouble(error);
          throw error;
        };
        if (bytes > watch.most) trouble(new WireError('too-large'));
        let text = '';
        try {
          text = decoder.decode(chunk, { stream: true });
        } catch (error) {
          trouble(new WireError('not-utf8', { cause: error }));
        }
        let out = '';
        try {
          for (const event of read(text)) out += pass(event);
        } catch (error) {
          if (error instanceof WireError) throw error;
          trouble(new WireError('too-large', { cause: error }));
        }
        if (out !== '') controller.enqueue(encoder.encode(out));
      },
      flush: () => watch.onEnd({ answered, resumable }),
    }),
  );
}

/** A reply that every generation of the protocol accepts and that holds no tool. */
export function withoutTools(id: string | number, { nextCursor }: ToolsPage): string {
  const result = {
    resultType: 'complete',
    tools: [],
    ttlMs: 0,
    cacheScope: 'private',
    ...(nextCursor !== undefined && { nextCursor }),
  };
  return JSON.stringify({ jsonrpc: '2.0', id, result });
}

const lines = (data: string): string =>
  data
    .split('\n')
    .map((line) => `data: ${line}\n`)
    .join('');
