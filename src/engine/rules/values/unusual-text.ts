import type { Document } from '../../json/document.ts';

export interface Unusual {
  /** Beyond ASCII, as it stands: something that is not seen, or half of a character (or a whole one in two halves). */
  readonly raw: boolean;
  /** Escapes that stand for a character by its number. */
  readonly escaped: boolean;
}

/** Surrogates, and everything that `hidden-characters` looks for; without the flag `u`, which takes its time. */
const CANDIDATE =
  /\u034f|[\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufeff\uffa0]/;

const known = new WeakMap<Document, Unusual>();

/**
 * Could a text hold characters that some rule speaks about? Most do not, and are told apart at a glance.
 *
 * @shape O(length) at the speed of searching for one letter; once for each document.
 */
export function unusualText(doc: Document): Unusual {
  const before = known.get(doc);
  if (before !== undefined) return before;
  const { text } = doc;
  const found = {
    raw: doc.extraBytes > 0 && CANDIDATE.test(text),
    escaped: text.includes('\\u'),
  };
  known.set(doc, found);
  return found;
}
