import { WireError } from './exchange.ts';

/**
 * The body as text in strict UTF-8; a byte order mark stays.
 *
 * @throws WireError 'too-large' past `most` bytes, counted as they come; 'not-utf8'
 */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<{ readonly text: string; readonly bytes: number }> {
  if (body === null) return { text: '', bytes: 0 };
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const pieces: string[] = [];
  let bytes = 0;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > most) throw new WireError('too-large');
      pieces.push(decoded(decoder, value));
    }
    pieces.push(decoded(decoder));
  } catch (error) {
    reader.cancel().catch(ignore);
    throw error;
  }
  return { text: pieces.join(''), bytes };
}

/** The first `most` bytes as text, whatever they are: for what an error page says. */
export async function readExcerpt(
  body: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let bytes = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      text += decoder.decode(read.value, { stream: true });
      bytes += read.value.byteLength;
      if (bytes >= most) break;
    }
  } catch {
    // What came before the connection broke still says something.
  }
  reader.cancel().catch(ignore);
  return text.slice(0, most);
}

function decoded(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): string {
  try {
    return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
  } catch (error) {
    throw new WireError('not-utf8', { cause: error });
  }
}

const ignore = (): void => undefined;
