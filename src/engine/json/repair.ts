import { quote } from './strings.ts';

/** What a text has that JSON has not. */
export type Slip =
  | 'comment'
  | 'trailing-comma'
  | 'single-quotes'
  | 'curly-quotes'
  | 'unquoted-name'
  | 'python-word'
  | 'no-number'
  | 'number-form'
  | 'missing-comma'
  | 'missing-colon'
  | 'odd-space'
  | 'raw-control'
  | 'backslash'
  | 'extra-end'
  | 'extra-comma'
  | 'wrong-end';

/** `[start, end)` of the text becomes `text`; what is undefined has no sure replacement. */
export interface Step {
  readonly slip: Slip;
  readonly start: number;
  readonly end: number;
  readonly text: string | undefined;
}

export interface Repair {
  readonly steps: readonly Step[];
  /** Brackets that are still open where reading ended. */
  readonly open: number;
  /** False: there is so much that reading was given up. */
  readonly complete: boolean;
}

/** More than this is another language, or noise. */
const MOST_STEPS = 2_000;

const SPACE = /[ \t\r\n]/;
const ODD_SPACE = /[\s\u200b\ufeff]/;
const WORD = /[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/uy;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_$.])/uy;
const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const NO_NUMBERS = new Set(['NaN', 'Infinity', 'undefined']);
const PYTHON = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
]);
const CLOSING = new Map([
  ["'", "'"],
  ['\u2018', '\u2019'],
  ['\u201c', '\u201d'],
  ['\u201d', '\u201d'],
]);

/**
 * Read a text that is nearly JSON as a person would (comments, other quotes, commas too many or too
 * few) and say what would make it JSON. Whether it then is JSON has to be tried: nothing here is sure.
 *
 * @shape O(length), without recursion.
 */
export function repair(text: string): Repair {
  const steps: Step[] = [];
  const stack: string[] = [];
  let before: 'nothing' | 'open' | 'comma' | 'colon' | 'name' | 'value' = 'nothing';
  let comma = 0;
  const step = (slip: Slip, start: number, end: number, to: string | undefined): void => {
    steps.push({ slip, start, end, text: to });
  };
  /** A token that can be a value begins here; says whether it is a member name. */
  const begin = (at: number): boolean => {
    if (before === 'value' && stack.length > 0) step('missing-comma', at, at, ',');
    if (before === 'name') step('missing-colon', at, at, ':');
    return stack.at(-1) === '{' && before !== 'colon' && before !== 'name';
  };

  let at = 0;
  while (at < text.length && steps.length < MOST_STEPS) {
    const c = text[at] as string;
    if (SPACE.test(c)) at++;
    else if (ODD_SPACE.test(c)) step('odd-space', at, ++at, ' ');
    else if (c === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      const end = commentEnd(text, at);
      step('comment', at, end, '');
      at = end;
    } else if (c === '{' || c === '[') {
      begin(at++);
      stack.push(c);
      before = 'open';
    } else if (c === '}' || c === ']') {
      if (before === 'comma') step('trailing-comma', comma, comma + 1, '');
      const opening = stack.pop();
      if (opening === undefined) step('extra-end', at, at + 1, '');
      else if ((opening === '{') !== (c === '}')) step('wrong-end', at, at + 1, undefined);
      before = 'value';
      at++;
    } else if (c === ',' || c === ';') {
      if (stack.length === 0) step('extra-end', at, at + 1, '');
      else if (before === 'comma') step('extra-comma', at, at + 1, '');
      else {
        before = 'comma';
        comma = at;
      }
      at++;
    } else if (c === ':') {
      before = 'colon';
      at++;
    } else {
      const isName = begin(at);
      const end =
        c === '"'
          ? doubleQuoted(text, at, step)
          : CLOSING.has(c)
            ? otherQuoted(text, at, step)
            : bare(text, at, isName, step);
      before = isName ? 'name' : 'value';
      at = Math.max(end, at + 1);
    }
  }
  return { steps, open: stack.length, complete: at >= text.length };
}

type Add = (slip: Slip, start: number, end: number, to: string | undefined) => void;

function commentEnd(text: string, start: number): number {
  const line = text[start + 1] === '/';
  const end = line ? text.slice(start).search(/[\r\n]/) : text.indexOf('*/', start + 2) - start + 2;
  return end < (line ? 0 : 4) ? text.length : start + end;
}

/** A string as JSON has it, with what JSON does not allow inside. */
function doubleQuoted(text: string, start: number, step: Add): number {
  let at = start + 1;
  for (; at < text.length && text[at] !== '"'; at++) {
    const c = text[at] as string;
    if (c < ' ') step('raw-control', at, at + 1, quote(c).slice(1, -1));
    if (c !== '\\') continue;
    const next = text[at + 1] ?? '';
    if (next === "'") step('backslash', at, at + 1, '');
    else if (!'"\\/bfnrt'.includes(next) && !/^u[\da-fA-F]{4}/.test(text.slice(at + 1, at + 6)))
      step('backslash', at, at + 1, '\\\\');
    else at++;
  }
  return at + 1;
}

function otherQuoted(text: string, start: number, step: Add): number {
  const opening = text[start] as string;
  const closing = CLOSING.get(opening);
  let inner = '';
  let at = start + 1;
  for (; at < text.length && text[at] !== closing; at++) {
    if (text[at] === '\\' && text[at + 1] === closing) at++;
    inner += text[at];
  }
  step(
    opening === "'" || opening === '\u2018' ? 'single-quotes' : 'curly-quotes',
    start,
    at + 1,
    quote(inner),
  );
  return at + 1;
}

/** A word or a number without quotes. */
function bare(text: string, start: number, isName: boolean, step: Add): number {
  NUMBER.lastIndex = start;
  const number = isName ? undefined : NUMBER.exec(text)?.[0];
  if (number !== undefined) {
    if (!JSON_NUMBER.test(number))
      step('number-form', start, start + number.length, plainNumber(number));
    return start + number.length;
  }
  const sign = text[start] === '-' || text[start] === '+' ? 1 : 0;
  WORD.lastIndex = start + sign;
  const word = WORD.exec(text)?.[0];
  if (word === undefined) return start + 1;
  const end = start + sign + word.length;
  if (isName) step('unquoted-name', start, end, quote(text.slice(start, end)));
  else if (PYTHON.has(word)) step('python-word', start, end, PYTHON.get(word));
  else if (NO_NUMBERS.has(word)) step('no-number', start, end, undefined);
  return end;
}

/** `+1`, `.5` and `1.` as JSON writes them; undefined for what has no form there. */
function plainNumber(number: string): string | undefined {
  const plain = number
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '.0');
  return JSON_NUMBER.test(plain) ? plain : undefined;
}
