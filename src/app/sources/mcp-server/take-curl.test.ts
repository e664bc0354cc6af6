import { beforeEach, describe, expect, it, vi } from 'vitest';
import { looksLikeCurl } from './take-curl.ts';

beforeEach(() => vi.resetModules());

describe('takeCurl', () => {
  it.each([
    [
      "curl https://a.example/mcp -H 'X-Key: k1234'",
      'Taken from the command: the address and 1 header.',
      'https://a.example/mcp',
      ['X-Key'],
    ],
    [
      "curl -H 'X-Key: k1234' -H 'Host: b.example' -b c=d",
      'Taken from the command: 1 header. Left out: Host, Cookie.',
      '',
      ['X-Key'],
    ],
    ['curl', 'There is nothing to take from this command.', '', []],
    [
      'wget https://a.example',
      'This is not a curl command: it does not begin with curl.',
      '',
      [''],
    ],
  ])('%s', async (command, said, address, names) => {
    const { takeCurl } = await import('./take-curl.ts');
    const { snapshot } = await import('./memory.ts');
    expect(takeCurl(command)).toBe(said);
    expect(snapshot().address).toBe(address);
    expect(snapshot().rows.map(({ name }) => name)).toEqual(names);
  });

  it('binds the headers to the address of the command', async () => {
    const { takeCurl } = await import('./take-curl.ts');
    const { setAddress, snapshot } = await import('./memory.ts');
    setAddress('https://before.example/');
    takeCurl("curl https://a.example/mcp -H 'X-Key: k1234'");
    expect(snapshot().rows.map(({ origin }) => origin)).toEqual(['https://a.example']);
  });
});

describe('looksLikeCurl', () => {
  it.each([
    ['curl https://a.example', true],
    ['  CURL.EXE -X POST', true],
    ['https://curl.example/mcp', false],
    ['curly', false],
  ])('%j: %s', (text, is) => {
    expect(looksLikeCurl(text)).toBe(is);
  });
});
