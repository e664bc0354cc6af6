import { expect, test } from 'vitest';
import { readCurl } from './curl.ts';
import { shellWords } from './shell-words.ts';

test.each([
  ['a  b\tc', ['a', 'b', 'c']],
  [`'a b' "c d" e\\ f`, ['a b', 'c d', 'e f']],
  [`a'b'"c"d`, ['abcd']],
  [`''`, ['']],
  [`'a\\b' "a\\b" "a\\"b" "\\$x"`, ['a\\b', 'a\\b', 'a"b', '$x']],
  [`'it'\\''s'`, ["it's"]],
  ["$'a\\'b\\n'", ["a'b\n"]],
  ['a \\\n b', ['a', 'b']],
  ['a ^\r\n b', ['a', 'b']],
  ['$HOME `id` $(id)', ['$HOME', '`id`', '$(id)']],
  [`'open`, null],
])('words of %j', (line, want) => {
  expect(shellWords(line)).toEqual(want);
});

const URL = 'https://a.example/mcp';
test.each<[string, string, object]>([
  ['the plain one', `curl ${URL}`, { url: URL, headers: [], left: [] }],
  [
    'headers in all spellings',
    `curl -H 'X-A: 1' --header "X-B: 2" --header=X-C:3 -HX-D:4 '${URL}'`,
    {
      url: URL,
      headers: [
        ['X-A', '1'],
        ['X-B', '2'],
        ['X-C', '3'],
        ['X-D', '4'],
      ],
    },
  ],
  [
    'as a browser copies it',
    `curl '${URL}' \\\n  -X 'POST' \\\n  -H 'accept: */*' -H 'authorization: Bearer t' -H 'content-type: application/json' \\\n -b 'sid=1' --data-raw $'{"a":\\'b\\'}' --compressed`,
    {
      url: URL,
      headers: [['authorization', 'Bearer t']],
      left: ['accept', 'content-type', 'Cookie'],
    },
  ],
  ['run together', `curl -sSLXPOST --url ${URL} -d @body -o out`, { url: URL, headers: [] }],
  [
    'a user',
    `curl -u me:pass ${URL}`,
    { headers: [['Authorization', `Basic ${btoa('me:pass')}`]] },
  ],
  ['a token', `curl --oauth2-bearer t0k ${URL}`, { headers: [['Authorization', 'Bearer t0k']] }],
  ['a value with colons', `curl -H 'X-A: a:b: c' ${URL}`, { headers: [['X-A', 'a:b: c']] }],
  [
    'a file of headers is not read',
    `curl -H @secrets ${URL}`,
    { headers: [], left: ['a file of headers'] },
  ],
  ['no address', `curl -H 'X-A: 1'`, { url: null }],
])('%s', (_, pasted, want) => {
  expect(readCurl(pasted)).toMatchObject({ kind: 'curl', ...want });
});

test.each([
  ['something else', 'wget https://a.example'],
  ['nothing', ''],
  ['an open quote', `curl 'https://a.example`],
  ['a book', `curl ${'x'.repeat(100_001)}`],
])('%s is refused', (_, pasted) => {
  expect(readCurl(pasted).kind).toBe('unusable');
});
