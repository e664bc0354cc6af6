import { describe, expect, it } from 'vitest';
import { fileName, progressWords, serverTitle, stoppedWords } from './server-words.ts';

const captured = (server: { name: string; version: string; title?: string } | null) => ({
  text: '',
  pages: 1,
  tools: 0,
  bytes: 0,
  server,
  protocolVersion: '2026-07-28',
  era: 'discover' as const,
  tellsChanges: false,
  capturedAt: '2026-11-30T09:00:00.000Z',
  address: 'https://mcp.example:8443/mcp?key=…',
});

describe('words about a server', () => {
  it.each([
    [{ name: 'n', version: '1', title: 'Title' }, 'Title'],
    [{ name: 'n', version: '1' }, 'n'],
    [{ name: ' ', version: '1' }, 'mcp.example:8443'],
    [null, 'mcp.example:8443'],
  ])('calls %j %s', (server, title) => {
    expect(serverTitle(captured(server))).toBe(title);
  });

  it.each([
    [null, 'Handshake'],
    [{ stage: 'handshake', pages: 0, tools: 0, bytes: 0 }, 'Handshake'],
    [{ stage: 'listing', pages: 0, tools: 0, bytes: 0 }, 'Listing tools'],
    [{ stage: 'listing', pages: 3, tools: 412, bytes: 96_100 }, 'page 3, 412 tools, 96.1 kB'],
    [{ stage: 'listing', pages: 1, tools: 1, bytes: 90 }, 'page 1, 1 tool, 90 B'],
  ] as const)('says how far %j is', (progress, words) => {
    expect(progressWords(progress)).toBe(words);
  });

  it.each([
    [{ why: 'pages', limit: 1000 }, 'stopped after 1,000 pages'],
    [{ why: 'tools', limit: 20_000 }, 'stopped after 20,000 tools'],
    [{ why: 'bytes', limit: 8_388_608 }, 'stopped at 8.4 MB'],
    [{ why: 'deadline', limit: 30_000 }, 'stopped after 30 s'],
  ] as const)('says why a list ends: %j', (stopped, words) => {
    expect(stoppedWords(stopped)).toBe(words);
  });

  it.each([
    ['Refscope demo', 'refscope-demo-tools.json'],
    ['../../etc/passwd', 'etc-passwd-tools.json'],
    ['気', 'server-tools.json'],
    ['x'.repeat(100), `${'x'.repeat(60)}-tools.json`],
  ])('names a file for %j', (title, name) => {
    expect(fileName(title)).toBe(name);
  });
});
