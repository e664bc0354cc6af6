import type { Exchange } from './exchange.ts';
import { noteFailure, WireError } from './exchange.ts';
import { readText } from './read-body.ts';
import { rebuilt } from './read-reply.ts';
import type { ToolsPage } from './tools-page.ts';
import { readMessage } from './tools-page.ts';
import { withoutTools } from './watch-stream.ts';

/**
 * A reply that is one JSON text: keeps a list's page as it was sent and hands the rest on, as `watchStream` does.
 *
 * @throws WireError 'too-large', 'not-utf8', 'broken-json', 'ended-early'; or what the connection throws
 */
export async function wholeReply(
  exchange: Exchange,
  response: Response,
  most: number,
  onPage: (page: ToolsPage, id: string | number, bytes: number) => boolean,
): Promise<Response> {
  try {
    const { text, bytes } = await readText(response.body, most);
    exchange.done = true;
    // What is no reply at all, and says so by being empty.
    if (text === '') throw new WireError('ended-early');
    const message = readMessage(text);
    if (message.kind === 'broken') throw new WireError('broken-json', { cause: message.why });
    const isKept = message.kind === 'page' && onPage(message.page, message.id, bytes);
    return rebuilt(response, isKept ? withoutTools(message.id, message.page) : text);
  } catch (error) {
    noteFailure(exchange, error, false);
    throw error;
  }
}
