import type { IncomingMessage } from 'node:http';
import type { RelayLimits } from './limits.ts';
import { Refusal } from './refusal.ts';

/** The request's body. @throws Refusal 413 'request-too-large', 408 'timeout' */
export function readRequest(
  request: IncomingMessage,
  { requestBytes, headMs }: RelayLimits,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => reject(new Refusal(408, 'timeout')), headMs);
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > requestBytes) {
        request.pause();
        reject(new Refusal(413, 'request-too-large'));
      } else chunks.push(chunk);
    });
    request.once('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks, length));
    });
    request.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    request.once('close', () => clearTimeout(timer));
  });
}
