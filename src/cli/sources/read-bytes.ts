import { amount } from '../text/amount.ts';
import { decodeText } from './decode-text.ts';
import type { InputText } from './define-source.ts';

/**
 * Reads at most `most` bytes and decodes them. `called` names the input in messages.
 * @throws what the stream throws.
 */
export async function readBytes(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  called: string,
): Promise<InputText> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length > most) {
      const why = `${called} has more than ${amount(most)} bytes; --max-input BYTES raises the limit.`;
      return { kind: 'unusable', why };
    }
    kept.push(chunk);
  }
  const read = decodeText(Buffer.concat(kept, length), called);
  if (read.kind === 'text' && read.text.trim() === '') {
    return { kind: 'unusable', why: `${called} is empty; a JSON text is accepted.` };
  }
  return read;
}
