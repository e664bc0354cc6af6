import { describe, expect, it } from 'vitest';
import { keepable, readRecent, withRecent } from './recent-addresses.ts';

const held = (text: string | null) => ({ getItem: () => text });

describe('keepable', () => {
  it.each([
    ['http://127.0.0.1:3001/mcp', 'http://127.0.0.1:3001/mcp'],
    ['https://mcp.example/mcp?api_key=secret', 'https://mcp.example/mcp'],
    ['https://mcp.example/s/9f86d081884c7d659a2feaa0c55ad015/mcp', null],
    ['https://mcp.example/s/4f6c1d2e-8a3b-4c5d-9e7f-0a1b2c3d4e5f/mcp', null],
    [
      'https://mcp.example/a-long-name-without-any-digit/mcp',
      'https://mcp.example/a-long-name-without-any-digit/mcp',
    ],
    [`https://mcp.example/${'a/'.repeat(200)}`, null],
  ])('%s is kept as %s', (address, kept) => {
    expect(keepable(new URL(address))).toBe(kept);
  });
});

describe('readRecent', () => {
  it.each([
    ['nothing', null, []],
    ['no JSON', '{', []],
    ['no list', '{"a":1}', []],
    ['other things', '[1,null,"http://127.0.0.1:1/mcp",{"a":1}]', ['http://127.0.0.1:1/mcp']],
    ['what is no address', '["javascript:alert(1)","ftp://a.example/"]', []],
    ['a query that something else wrote', '["http://127.0.0.1:1/mcp?key=1"]', []],
    [
      'more than are kept',
      JSON.stringify([1, 2, 3, 4, 5, 6].map((port) => `http://127.0.0.1:${port}/mcp`)),
      [1, 2, 3, 4, 5].map((port) => `http://127.0.0.1:${port}/mcp`),
    ],
  ])('reads %s', (_name, text, expected) => {
    expect(readRecent(held(text))).toEqual(expected);
  });

  it('is empty where storage is switched off', () => {
    const off = {
      getItem: () => {
        throw new Error('SecurityError');
      },
    };
    expect(readRecent(off)).toEqual([]);
  });
});

describe('withRecent', () => {
  it('puts an address first, once, and drops the oldest', () => {
    expect(withRecent(['a', 'b', 'c'], 'c')).toEqual(['c', 'a', 'b']);
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });
});
