export type RegexToken =
  | { readonly kind: 'open'; readonly look: boolean; readonly text: string }
  | { readonly kind: 'close' | 'or' }
  /** `back`: a back reference. */
  | { readonly kind: 'atom'; readonly text: string; readonly back: boolean }
  | { readonly kind: 'assertion' }
  /** `most` is Infinity where there is no bound. */
  | { readonly kind: 'quantifier'; readonly least: number; readonly most: number };

const QUANTIFIER = /[*+?]|\{(\d+)(,(\d*))?\}/y;
const OPEN = /\((?:\?(?:[:=!]|<[=!]|<\w+>|[a-z-]*:|))?/y;
const ESCAPE =
  /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|[1-9]\d*|c[A-Za-z]|[\s\S])/y;
const CLASS = /\[(?:[^\]\\]|\\[\s\S])*\]?/y;

/**
 * The parts of a regular expression, which is never run. What does not follow the grammar is taken as it comes.
 *
 * @shape O(length), no recursion; groups come as their two ends.
 */
export function* regexTokens(pattern: string): Generator<RegexToken> {
  for (let at = 0; at < pattern.length; ) {
    const c = pattern[at] as string;
    const form = FORMS.get(c);
    if (form !== undefined) form.lastIndex = at;
    const match = form?.exec(pattern) ?? null;
    at += match === null ? 1 : match[0].length;
    // A question mark behind a quantifier makes it lazy, which changes no match.
    if (form === QUANTIFIER && match !== null && pattern[at] === '?') at++;
    yield tokenOf(c, form, match);
  }
}

const FORMS: ReadonlyMap<string, RegExp> = new Map([
  ['\\', ESCAPE],
  ['[', CLASS],
  ['(', OPEN],
  ...['*', '+', '?', '{'].map((c) => [c, QUANTIFIER] as const),
]);

function tokenOf(c: string, form: RegExp | undefined, match: RegExpExecArray | null): RegexToken {
  if (match !== null) {
    const [text] = match;
    if (form === QUANTIFIER) return quantifier(match);
    if (form === OPEN) return { kind: 'open', look: /[=!]$/.test(text), text };
    if (text === '\\b' || text === '\\B') return { kind: 'assertion' };
    return { kind: 'atom', text, back: form === ESCAPE && /^\\(?:[1-9]|k<)/.test(text) };
  }
  if (c === ')') return { kind: 'close' };
  if (c === '|') return { kind: 'or' };
  if (c === '^' || c === '$') return { kind: 'assertion' };
  return { kind: 'atom', text: c, back: false };
}

function quantifier([text, least, range, most]: RegExpExecArray): RegexToken {
  if (least === undefined)
    return {
      kind: 'quantifier',
      least: text === '+' ? 1 : 0,
      most: text === '?' ? 1 : Number.POSITIVE_INFINITY,
    };
  const bound =
    range === undefined ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
  return { kind: 'quantifier', least: Number(least), most: bound };
}
