import { describe, expect, test } from 'vitest';
import { parseAddress, shownAddress } from './address.ts';
import { forewarning } from './foresee.ts';
import { isLocalHost, isLoopbackHost } from './loopback.ts';

describe('an address as it is typed', () => {
  test.each([
    ['http://127.0.0.1:3001/mcp', 'http://127.0.0.1:3001/mcp'],
    [' https://a.example/mcp ', 'https://a.example/mcp'],
    ['a.example/mcp', 'https://a.example/mcp'],
    ['localhost:3001/mcp', 'http://localhost:3001/mcp'],
    ['127.0.0.1:3001', 'http://127.0.0.1:3001/'],
    ['[::1]:3001/mcp', 'http://[::1]:3001/mcp'],
    ['https://a.example/mcp#part', 'https://a.example/mcp'],
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
  ])('%s', (typed, want) => {
    expect(parseAddress(typed)).toMatchObject({ kind: 'address', url: new URL(want) });
  });

  test.each([
    '',
    '   ',
    'http://',
    'https://a b/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/plain,x',
    'ws://a.example/',
    'https://me@a.example/',
    'https://me:pass@a.example/',
  ])('%j is none', (typed) => {
    expect(parseAddress(typed).kind).toBe('unusable');
  });

  test('a password in it is not repeated', () => {
    expect(JSON.stringify(parseAddress('https://me:pa55word@a.example/'))).not.toMatch(/pa55word/);
  });
});

test('a shown address has the names of its query and not the values', () => {
  expect(shownAddress(new URL('https://a.example/mcp?key=s3cret&v=1&key=two'))).toBe(
    'https://a.example/mcp?key=…&v=…',
  );
});

test.each([
  ['localhost', true, true],
  ['LOCALHOST.', true, true],
  ['app.localhost', true, true],
  ['127.0.0.1', true, true],
  ['127.9.9.9', true, true],
  ['[::1]', true, true],
  ['[::ffff:7f00:1]', true, true],
  ['10.0.0.1', false, true],
  ['172.16.0.1', false, true],
  ['172.32.0.1', false, false],
  ['192.168.1.1', false, true],
  ['169.254.169.254', false, true],
  ['0.0.0.0', false, true],
  ['[fd00::1]', false, true],
  ['[fe80::1]', false, true],
  ['[2001:db8::1]', false, false],
  ['printer.local', false, true],
  ['intranet', false, true],
  ['localhost.evil.test', false, false],
  ['127.0.0.1.evil.test', false, false],
  ['fd.example', false, false],
  ['8.8.8.8', false, false],
])('%s: this machine %s, local %s', (host, loopback, local) => {
  expect([isLoopbackHost(host), isLocalHost(host)]).toEqual([loopback, local]);
});

test.each([
  ['http://127.0.0.1:3001/mcp', 'https://refscope.example/', /permission/],
  ['http://192.168.0.5/mcp', 'https://refscope.example/', /permission/],
  ['https://a.example/mcp', 'https://refscope.example/', undefined],
  ['http://127.0.0.1:3001/mcp', 'http://127.0.0.1:4173/', undefined],
])('%s from %s', (url, page, words) => {
  const said = forewarning(new URL(url), page);
  if (words === undefined) expect(said).toBeUndefined();
  else expect(said).toMatch(words);
});
