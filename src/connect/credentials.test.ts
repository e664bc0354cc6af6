import { describe, expect, test } from 'vitest';
import type { Credentials } from './credential-types.ts';
import { bearer, createCredentials } from './credentials.ts';

function credentials(...fields: [string, string][]): Credentials {
  const made = createCredentials('https://a.example/mcp', fields);
  if (made.kind === 'unusable') throw new Error(made.why);
  return made.credentials;
}

const SECRET = 'abcdef-123456';

test.each([
  ['https://a.example/', 1],
  ['https://a.example/other?x', 1],
  ['https://a.example:443/', 1],
  ['http://a.example/', 0],
  ['https://a.example:8443/', 0],
  ['https://b.a.example/', 0],
  ['https://a.example.evil.test/', 0],
  ['nonsense', 0],
])('to %s go %i fields', (url, count) => {
  expect(credentials(['X-Key', SECRET]).fieldsFor(url)).toHaveLength(count);
});

describe('nothing shows the secret', () => {
  const held = credentials(['Authorization', `Bearer ${SECRET}`], ['X-Key', 'other-secret']);
  test.each([
    ['printed', () => String(held)],
    ['as JSON', () => JSON.stringify(held)],
    ['as JSON inside something', () => JSON.stringify({ state: [held] })],
    ['its own values', () => JSON.stringify(Object.values(held))],
    ['masked', () => JSON.stringify(held.masked())],
  ])('%s', (_, show) => {
    expect(show()).not.toMatch(/abcdef|123456|other-secret/);
  });

  test('masked says which and how long', () => {
    expect(held.masked()).toEqual([
      { name: 'Authorization', masked: 'Bearer •••• (13 characters)' },
      { name: 'X-Key', masked: '•••• (12 characters)' },
    ]);
  });

  test('and a clone is refused', () => {
    expect(() => structuredClone(held)).toThrow(/could not be cloned/);
  });
});

test('forgotten, they are gone', () => {
  const held = credentials(['X-Key', SECRET]);
  held.forget();
  expect([held.fieldsFor('https://a.example/'), held.masked()]).toEqual([[], []]);
});

test.each([
  ['the whole value', `got Bearer ${SECRET}.`],
  ['the token alone', `got ${SECRET}.`],
  ['twice', `${SECRET} ${SECRET}`],
])('texts are cleared of %s', (_, text) => {
  expect(credentials(['Authorization', `Bearer ${SECRET}`]).redact(text)).not.toMatch(/abcdef/);
});

test('texts are cleared of the password in Basic', () => {
  const held = credentials(['Authorization', `Basic ${btoa('me:opensesame')}`]);
  expect(held.redact('bad password opensesame')).toBe('bad password ••••');
});

test.each([
  ['no name', ['', 'x']],
  ['a name that is none', ['a b', 'x']],
  ['a line break in the value', ['X-Key', 'a\r\nHost: evil']],
  ['a character above Latin-1', ['X-Key', 'a…']],
  ['no value', ['X-Key', ' ']],
  ['a cookie', ['Cookie', 'a=b']],
  ["the protocol's own", ['Mcp-Session-Id', 'x']],
  ["the connection's own", ['Host', 'x']],
  ["the relay's own", ['X-Relay-Token', 'x']],
  ["the browser's own", ['Sec-Fetch-Site', 'x']],
])('refused: %s', (_, [name = '', value = '']) => {
  expect(createCredentials('https://a.example/', [[name, value]]).kind).toBe('unusable');
});

test.each([
  ['abc', 'Bearer abc'],
  [' Bearer abc\n', 'Bearer abc'],
])('a token typed as %j', (typed, want) => {
  const made = bearer('https://a.example/', typed);
  const fields =
    made.kind === 'credentials' ? made.credentials.fieldsFor('https://a.example/') : [];
  expect(fields).toEqual([['Authorization', want]]);
});
