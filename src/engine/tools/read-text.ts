import type { Document } from '../json/document.ts';
import { parse } from '../json/parse.ts';
import { findJson } from './find-json.ts';
import type { Pieces } from './pieces.ts';
import { offsetMap } from './pieces.ts';
import { looksLikeServerSentEvents, messagesOf } from './server-sent-events.ts';
import type { Source } from './types.ts';

/**
 * Read a text that should be JSON and may have something around it: a byte order mark, the framing
 * of server-sent events, lines of a log.
 *
 * @shape O(length); a text that is JSON as it stands is read once.
 * @failure none is thrown: `doc.problem` says why nothing could be read.
 */
export function readText(given: string): Source {
  const byteOrderMark = given.charCodeAt(0) === 0xfeff;
  const doc = parse(given);
  const plain: Source = { given, doc, wrapping: 'none', byteOrderMark, leftOut: undefined };
  if (doc.problem === undefined || doc.problem.code === 'json/empty') return plain;

  if (looksLikeServerSentEvents(given)) {
    const message = chooseMessage(messagesOf(given));
    if (message !== undefined) {
      const inner = unwrapped(given, message.doc, offsetMap(message.pieces));
      const leftOut = { start: 0, end: message.pieces.inGiven[0] as number };
      return { given, doc: inner, wrapping: 'server-sent-events', byteOrderMark, leftOut };
    }
  }
  const found = findJson(given);
  if (found === undefined) return plain;
  const inner = unwrapped(
    given,
    parse(given.slice(found.start, found.end)),
    (offset) => offset + found.start,
  );
  const before = given.slice(0, found.start).trim() !== '';
  const leftOut = before ? { start: 0, end: found.start } : { start: found.end, end: given.length };
  return { given, doc: inner, wrapping: 'text-before', byteOrderMark, leftOut };
}

/** Messages that are read to find the one that counts. */
const MOST_READ = 200;

/** The first message that lists tools; else the first that is JSON; else the first there is. */
function chooseMessage(messages: readonly Pieces[]): { pieces: Pieces; doc: Document } | undefined {
  let first: { pieces: Pieces; doc: Document } | undefined;
  let left = MOST_READ;
  for (const pieces of messages) {
    const listsTools = pieces.text.includes('"tools"');
    if (first !== undefined && first.doc.problem === undefined && !listsTools) continue;
    if (left-- === 0) break;
    const read = { pieces, doc: parse(pieces.text) };
    if (read.doc.problem === undefined && listsTools) return read;
    if (first === undefined || (first.doc.problem !== undefined && read.doc.problem === undefined))
      first = read;
  }
  return first;
}

/**
 * The document with its places in the text that was given. An offset before or behind the document's
 * text is the first or the last of the given one, so that an edit can name what stands around it.
 */
function unwrapped(given: string, doc: Document, outward: (offset: number) => number): Document {
  const { problem } = doc;
  const last = doc.text.length;
  return {
    ...doc,
    given,
    toGiven: (offset) => {
      if (offset < 0) return 0;
      return offset > last
        ? given.length - 1
        : Math.min(outward(doc.toGiven(offset)), given.length);
    },
    problem: problem && { ...problem, at: Math.min(outward(problem.at), given.length) },
  };
}
