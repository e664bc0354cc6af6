import type { Pieces } from './pieces.ts';

/** A line that only an event stream begins with: a field, or a comment. */
const FIRST_LINE = /^\uFEFF?[\r\n \t]*(?:(?:event|data|id|retry):|:)/;
const ANY_DATA = /(?:^|[\r\n])data:/;

export const looksLikeServerSentEvents = (given: string): boolean =>
  FIRST_LINE.test(given) && ANY_DATA.test(given);

/**
 * Data of every message in an event stream, as the HTML standard reads it ("interpreting an event
 * stream"): the data lines of one event joined by line feeds. An event that the text ends in counts
 * as well, since what is pasted often lacks the last empty line. Events without data are left out.
 *
 * @shape O(length), one piece for each data line.
 */
export function messagesOf(given: string): Pieces[] {
  const messages: Pieces[] = [];
  let lines: string[] = [];
  let inText: number[] = [];
  let inGiven: number[] = [];
  let length = 0;
  const dispatch = (): void => {
    const text = lines.join('\n');
    if (text.trim() !== '') messages.push({ text, inText, inGiven });
    lines = [];
    inText = [];
    inGiven = [];
    length = 0;
  };
  let at = given.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < given.length) {
    const end = endOfLine(given, at);
    if (end === at) dispatch();
    else if (given.startsWith('data:', at)) {
      const from = given.charCodeAt(at + 5) === 0x20 ? at + 6 : at + 5;
      inText.push(length);
      inGiven.push(Math.min(from, end));
      const line = given.slice(from, end);
      lines.push(line);
      length += line.length + 1;
    }
    at = given.startsWith('\r\n', end) ? end + 2 : end + 1;
  }
  dispatch();
  return messages;
}

function endOfLine(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 0x0a || c === 0x0d) return at;
  }
  return text.length;
}
