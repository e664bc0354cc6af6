import type { CurlResult, HeaderField } from './credential-types.ts';
import { fieldTrouble } from './header-fields.ts';
import { shellWords } from './shell-words.ts';

/** Short options that take a value, so that the value is not taken for the address. */
const SHORT_WITH_VALUE = new Set([...'AbcCdDeEFhHKmoPQrtTuUwxXyYz']);

/** Long options without a value that copied commands have; any other long option is taken to have one. */
const LONG_WITHOUT_VALUE = new Set(
  'compressed fail globoff head http1.1 http2 include insecure ipv4 ipv6 location no-buffer path-as-is silent show-error verbose'.split(
    ' ',
  ),
);

/** Characters of a pasted command that are read. */
const MOST = 100_000;

/** Reads the address and the header fields out of a curl command. Nothing is executed, no file is read. */
export function readCurl(pasted: string): CurlResult {
  if (pasted.length > MOST) return unusable('This is too long for a curl command.');
  const words = shellWords(pasted.trim());
  if (words === null) return unusable('A quote in the command is not closed.');
  const [program, ...args] = words;
  if (program === undefined || !/(^|[/\\])curl(\.exe)?$/i.test(program)) {
    return unusable('This is not a curl command: it does not begin with curl.');
  }
  const headers: HeaderField[] = [];
  const left: string[] = [];
  let url: string | null = null;
  for (const [option, value] of optionsOf(args)) {
    if (option === '' || option === 'url') url ??= value;
    else if (option === 'H' || option === 'header') takeHeader(value, headers, left);
    else if (option === 'u' || option === 'user') headers.push(['Authorization', basic(value)]);
    else if (option === 'oauth2-bearer') headers.push(['Authorization', `Bearer ${value}`]);
    else if (option === 'b' || option === 'cookie') left.push('Cookie');
  }
  return { kind: 'curl', url, headers, left };
}

/** Options with their values, short ones by their letter; the address has the empty name. */
function* optionsOf(args: readonly string[]): Generator<readonly [option: string, value: string]> {
  const rest = [...args].reverse();
  for (let word = rest.pop(); word !== undefined; word = rest.pop()) {
    if (word.startsWith('--')) {
      const [name = '', ...parts] = word.slice(2).split('=');
      if (LONG_WITHOUT_VALUE.has(name) || name.startsWith('no-')) yield [name, ''];
      else yield [name, parts.length > 0 ? parts.join('=') : (rest.pop() ?? '')];
    } else if (word.startsWith('-') && word.length > 1) {
      // Letters run together, as in -sSL or -XPOST: the first that takes a value takes the rest of the word.
      const letters = [...word.slice(1)];
      const at = letters.findIndex((letter) => SHORT_WITH_VALUE.has(letter));
      if (at < 0) continue;
      const own = letters.slice(at + 1).join('');
      yield [letters[at] ?? '', own === '' ? (rest.pop() ?? '') : own];
    } else yield ['', word];
  }
}

function takeHeader(line: string, headers: HeaderField[], left: string[]): void {
  const colon = line.indexOf(':');
  const name = (colon < 0 ? line.replace(/;$/, '') : line.slice(0, colon)).trim();
  const value = colon < 0 ? '' : line.slice(colon + 1).trim();
  if (fieldTrouble(name, value) === undefined) headers.push([name, value]);
  else if (name !== '') left.push(name.startsWith('@') ? 'a file of headers' : name);
}

/** RFC 7617 section 2; UTF-8. */
function basic(pair: string): string {
  const bytes = new TextEncoder().encode(pair.includes(':') ? pair : `${pair}:`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}

const unusable = (why: string): CurlResult => ({ kind: 'unusable', why });
