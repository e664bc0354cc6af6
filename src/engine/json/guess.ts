import type { Document } from './document.ts';
import { parse } from './parse.ts';
import type { Slip, Step } from './repair.ts';
import { repair } from './repair.ts';

/** What was probably meant where a text is not JSON. */
export interface Guess {
  /** One sentence, or empty where nothing can be said. */
  readonly message: string;
  /** Edits of `doc.text` that make it JSON, in order; empty where nothing sure is known. */
  readonly edits: readonly {
    readonly start: number;
    readonly end: number;
    readonly text: string;
  }[];
  readonly title: string;
}

const NOTHING: Guess = { message: '', edits: [], title: '' };

const SAYS: Readonly<Record<Slip, string>> = {
  comment: 'JSON has no comments.',
  'trailing-comma': 'A comma stands behind the last element.',
  'single-quotes': 'JSON knows double quotes only.',
  'curly-quotes': 'These are typographic quotes; JSON knows only the plain double quote.',
  'unquoted-name': 'A member name needs double quotes.',
  'python-word': 'True, False and None are Python; JSON writes true, false and null.',
  'no-number':
    'JSON has no NaN, Infinity or undefined; null or leaving the member out is what can be written.',
  'number-form':
    'JSON writes numbers without a plus sign or leading zeros, and with digits on both sides of the point.',
  'missing-comma': 'A comma is missing before this.',
  'missing-colon': 'A colon is missing before this.',
  'odd-space': 'This is a space that JSON does not know, such as a no-break space.',
  'raw-control': 'A line break or tab inside a string is written \\n or \\t.',
  backslash: 'A backslash that is meant as itself is written twice.',
  'extra-comma': 'There is one comma too many.',
  'wrong-end': 'This closing bracket does not belong to the one that is open.',
  'extra-end': 'There is something too many at the end.',
};

/**
 * Guess what was meant by a text that is not JSON.
 *
 * @shape O(length)
 * @law where there are edits, the text with all of them applied is JSON.
 */
export function guess(doc: Document): Guess {
  if (doc.problem?.code !== 'json/syntax') return NOTHING;
  const from = doc.toGiven(0);
  const text = doc.given.slice(from, doc.toGiven(doc.text.length));
  const language = otherLanguage(text);
  if (language !== '') return { ...NOTHING, message: `This looks like ${language}.` };
  const { steps, open, complete } = repair(text);
  const first = steps[0];
  const cut = open > 0 && doc.problem.at >= from + text.trimEnd().length;
  if (first === undefined || cut) {
    return open === 0
      ? NOTHING
      : {
          ...NOTHING,
          message: `${open === 1 ? 'One bracket is' : `${open} brackets are`} never closed; the text may have been cut off.`,
        };
  }
  const message = SAYS[first.slip];
  const sure = steps.filter((step): step is Step & { text: string } => step.text !== undefined);
  if (!complete || sure.length < steps.length || parse(applied(text, sure)).problem !== undefined)
    return { ...NOTHING, message };
  const edits = sure.map(({ start, end, text: to }) => ({
    start: inText(doc, from + start),
    end: inText(doc, from + end),
    text: to,
  }));
  return {
    message,
    edits,
    title: steps.length === 1 ? 'Write it as JSON' : `Write it as JSON: ${steps.length} places`,
  };
}

function otherLanguage(text: string): string {
  if (/^\s*<[!?a-zA-Z]/.test(text)) return 'a page of HTML or XML';
  return /^\s*(?:---\s|[\w$]+:\s*(?:\n|$)|- \w+:)/.test(text) ? 'YAML' : '';
}

function applied(text: string, steps: readonly (Step & { text: string })[]): string {
  let out = '';
  let at = 0;
  for (const { start, end, text: to } of [...steps].sort(
    (a, b) => a.start - b.start || a.end - b.end,
  )) {
    out += text.slice(at, start) + to;
    at = end;
  }
  return out + text.slice(at);
}

/** First offset of the document's text that lies at or behind a place of the given one. */
function inText(doc: Document, given: number): number {
  let low = 0;
  let high = doc.text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (doc.toGiven(middle) >= given) high = middle;
    else low = middle + 1;
  }
  return low;
}
