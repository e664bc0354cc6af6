import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const EVERYTHING = fileURLToPath(
  new URL(
    '../../node_modules/@modelcontextprotocol/server-everything/dist/index.js',
    import.meta.url,
  ),
);

export interface Peer {
  readonly url: string;
  /** The text of its reply to tools/list, from `"tools":[` to the last `]`. */
  readonly served: () => Promise<string>;
  readonly stop: () => void;
}

/** A published server, started as its users start it. */
export async function everything(): Promise<Peer> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [EVERYTHING, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}/mcp`;
  for (let tries = 0; ; tries += 1) {
    try {
      await fetch(url);
      break;
    } catch {
      if (tries > 100) throw new Error('server-everything did not start');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  return { url, served: () => servedBy(url), stop: () => child.kill() };
}

/** Asks as a client of 2025-11-25 does, with nothing of ours between. */
async function servedBy(url: string): Promise<string> {
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const post = (message: object) =>
    fetch(url, { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', ...message }) });
  const clientInfo = { name: 'reference', version: '1' };
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo };
  const opened = await post({ id: 1, method: 'initialize', params });
  await opened.text();
  headers['mcp-session-id'] = opened.headers.get('mcp-session-id') ?? '';
  headers['mcp-protocol-version'] = '2025-11-25';
  await (await post({ method: 'notifications/initialized' })).text();
  const listed = await post({ id: 2, method: 'tools/list', params: {} });
  return toolsIn(await listed.text());
}

/** The array of tools in a reply, as text. */
export function toolsIn(reply: string): string {
  // A stream may begin with an event that carries nothing.
  const data = /^data: (\{.*)$/m.exec(reply)?.[1] ?? reply;
  return data.slice(data.indexOf('"tools":['), data.lastIndexOf(']') + 1);
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
