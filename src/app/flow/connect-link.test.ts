import { describe, expect, it } from 'vitest';
import { addressIn } from './connect-link.ts';

describe('addressIn', () => {
  it.each([
    ['#connect=https%3A%2F%2Fa.example%2Fmcp%3Fb%3Dc', 'https://a.example/mcp?b=c'],
    ['#connect=http://127.0.0.1:3001/mcp', 'http://127.0.0.1:3001/mcp'],
    ['#connect=', null],
    ['#connect=%E0%A4%A', null],
    [`#connect=${'a'.repeat(2_001)}`, null],
    ['#v1/eJwDAAAAAAE', null],
    ['', null],
  ])('%s', (hash, address) => {
    expect(addressIn(hash)).toBe(address);
  });
});
