import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createMcpHandler, Server } from '@modelcontextprotocol/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerWith } from '../server/web-handler.ts';
import { elementsOf } from './json-spans.ts';
import { listen } from './testing/listen.ts';
import { reach } from './testing/reach.ts';

const require = createRequire(import.meta.url);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

async function everything(): Promise<string> {
  const port = await freePort();
  const program = require.resolve('@modelcontextprotocol/server-everything/dist/index.js');
  const child = spawn(process.execPath, [program, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill());
  const url = `http://127.0.0.1:${port}/mcp`;
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return url;
    await wait(100);
  }
  throw new Error('server-everything did not start');
}

/** What a server sends to a client that is nothing but `fetch`. */
async function servedTo(url: string): Promise<string> {
  const post = (body: object, session?: string) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(session && { 'mcp-session-id': session, 'mcp-protocol-version': '2025-11-25' }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', ...body }),
    });
  const params = {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'x', version: '1' },
  };
  const hello = await post({ id: 0, method: 'initialize', params });
  await hello.text();
  const session = hello.headers.get('mcp-session-id') ?? undefined;
  await post({ method: 'notifications/initialized' }, session);
  const reply = await (await post({ id: 1, method: 'tools/list', params: {} }, session)).text();
  return reply
    .split('\n')
    .flatMap((line) => (line.startsWith('data: {') ? [line.slice(6)] : []))
    .join('');
}

const toolTexts = (text: string): string[] => {
  const start = text.indexOf('"tools":') + '"tools":'.length;
  return Array.from(elementsOf(text, start), (span) => text.slice(span.start, span.end));
};

test('server-everything: every byte of every tool is what it sends', async () => {
  const url = await everything();
  const { captured } = await reach(url);
  const served = toolTexts(await servedTo(url));
  expect(served).toHaveLength(13);
  expect(toolTexts(captured.text)).toEqual(served);
  expect(captured).toMatchObject({ era: 'initialize', protocolVersion: '2025-11-25', tools: 13 });
  expect(captured.server?.name).toBe('mcp-servers/everything');
}, 30_000);

/** Roots and keywords that the protocol library's own check of a 2026-07-28 list refuses. */
const TOOLS = [
  { name: 'fine', inputSchema: { type: 'object', $defs: { A: { $ref: '#/$defs/A' } } } },
  { name: 'odd', inputSchema: { type: 'string' } },
  { name: 7 },
];

async function modern(): Promise<{ readonly url: string; readonly toolsChanged: () => void }> {
  const handler = createMcpHandler(
    () => {
      const server = new Server(
        { name: 'modern', version: '9' },
        { capabilities: { tools: { listChanged: true } } },
      );
      server.setRequestHandler('tools/list', () => ({ tools: TOOLS as never }));
      return server;
    },
    { legacy: 'reject' },
  );
  onTestFinished(() => handler.close());
  const base = await listen(
    (request, response) => void answerWith((asked) => handler.fetch(asked), request, response),
  );
  return { url: `${base}/mcp`, toolsChanged: () => handler.notify.toolsChanged() };
}

test('a server of 2026-07-28 alone, with tools that its own protocol does not allow', async () => {
  const { captured } = await reach((await modern()).url);
  expect(captured).toMatchObject({
    era: 'discover',
    protocolVersion: '2026-07-28',
    server: { name: 'modern', version: '9' },
    tools: 3,
  });
  expect(toolTexts(captured.text)).toEqual(TOOLS.map((tool) => JSON.stringify(tool)));
});

test('a server of 2026-07-28 says that its list changed', async () => {
  const { url, toolsChanged } = await modern();
  const onListChanged = vi.fn();
  await reach(url, { onListChanged });
  await vi.waitFor(() => {
    toolsChanged();
    expect(onListChanged).toHaveBeenCalled();
  }, 5_000);
});
