import { parse } from '../json/parse.ts';
import type { TextRange } from '../report-types.ts';

/** Places at which a value is tried, and how often the whole text may be gone over for that. */
const MOST_STARTS = 300;
const MOST_PASSES = 6;

/** What can follow the bracket that opens JSON; `[INFO]` and `{port: 1}` are no JSON. */
const OPENS = /[{[](?=[ \t\r\n]*(?:["{[\]}\d-]|true|false|null))/g;

/**
 * Where JSON stands in a text that is not JSON as a whole: among log lines, behind a label, before
 * a remark. The longest value that reads well counts, so that a short one in a log line does not hide
 * the reply; where none does, the first that was surely meant as an object is given, broken as it is.
 * Undefined: the whole text is one value, if a broken one.
 *
 * @shape O(length): at most 300 starts, and six passes over the text for all of them.
 */
export function findJson(given: string): TextRange | undefined {
  const first = given.search(/[^\s\uFEFF]/);
  if (first < 0) return undefined;
  if (opens(given, first)) {
    const end = balancedEnd(given, first);
    if (end === undefined || goesOn(given, end)) return undefined;
  }
  let best: TextRange | undefined;
  let broken: TextRange | undefined;
  let left = given.length * MOST_PASSES + 1_000;
  OPENS.lastIndex = first;
  for (let tries = 0; tries < MOST_STARTS && left > 0; tries++) {
    const start = OPENS.exec(given)?.index;
    if (start === undefined) break;
    const end = balancedEnd(given, start);
    left -= (end ?? given.length) - start;
    const range = { start, end: end ?? given.length };
    const reads = end !== undefined && parse(given.slice(start, end)).problem === undefined;
    if (reads) {
      if (best === undefined || end - start > best.end - best.start) best = range;
    } else if (isSurelyObject(given, start)) broken ??= range;
    else continue;
    // What stands inside a value, or inside one that was meant, is no value of its own.
    OPENS.lastIndex = range.end;
  }
  const found = best ?? broken;
  if (
    found === undefined ||
    isOnlyPunctuation(given.slice(0, found.start) + given.slice(found.end))
  )
    return undefined;
  return found;
}

const opens = (text: string, at: number): boolean => text[at] === '{' || text[at] === '[';

/** Nothing follows, or what would follow inside JSON: a bracket is wrong further up, and the text is one value. */
const goesOn = (text: string, at: number): boolean => /^\s*(?:[,:}\]"]|$)/.test(text.slice(at));

/** `{"`, `[{` and the like: too much like JSON to be a word of a log line. */
function isSurelyObject(text: string, start: number): boolean {
  return /^(?:\{\s*"|\[\s*\{)/.test(text.slice(start, start + 200));
}

/** A bracket or comma too many is a slip in the JSON, no text beside it. */
const isOnlyPunctuation = (rest: string): boolean =>
  /^[\s\uFEFF[\]{},;]*$/.test(rest) && !/[[{]/.test(rest);

/** Behind the bracket that closes the one at `start`; undefined where none does. Strings are stepped over. */
function balancedEnd(text: string, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const c = text.charCodeAt(at);
    if (c === 0x22) {
      at++;
      while (at < text.length && text.charCodeAt(at) !== 0x22)
        at += text.charCodeAt(at) === 0x5c ? 2 : 1;
    } else if (c === 0x7b || c === 0x5b) depth++;
    else if ((c === 0x7d || c === 0x5d) && --depth === 0) return at + 1;
  }
  return undefined;
}
