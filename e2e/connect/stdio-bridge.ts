import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export interface Bridge {
  readonly url: string;
  /** The lines with which the program answered tools/list, as it wrote them. */
  readonly lists: readonly string[];
  readonly stop: () => void;
}

interface Message {
  readonly id?: string | number;
  readonly method?: string;
}

/**
 * A published server that speaks over its standard streams, behind HTTP on loopback, for one client: a message goes in
 * and its answer comes out as the very text that was written. No page gets in, for lack of CORS.
 */
export async function bridgeTo(name: string, args: readonly string[]): Promise<Bridge> {
  const program = startPublished(name, args);
  const lists: string[] = [];
  const waiting = new Map<string | number, (line: string) => void>();
  createInterface({ input: program.stdout }).on('line', (line) => {
    const { id } = JSON.parse(line) as Message;
    if (id === undefined) return;
    waiting.get(id)?.(line);
    waiting.delete(id);
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') {
      response.writeHead(405).end();
      return;
    }
    const body = await text(request);
    const { id, method } = JSON.parse(body) as Message;
    const answered =
      id === undefined ? undefined : new Promise<string>((resolve) => waiting.set(id, resolve));
    program.stdin.write(`${body}\n`);
    const line = await answered;
    if (line === undefined) response.writeHead(202).end();
    else {
      if (method === 'tools/list') lists.push(line);
      response.writeHead(200, { 'content-type': 'application/json' }).end(line);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    lists,
    stop: () => {
      program.kill();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A package's only program, with this very Node. */
function startPublished(name: string, args: readonly string[]) {
  const path = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(path, 'utf8')) as { readonly bin: object };
  const [entry = ''] = Object.values(bin) as readonly string[];
  const program = spawn(process.execPath, [join(dirname(path), entry), ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return program satisfies ChildProcess;
}
