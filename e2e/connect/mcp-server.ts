import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly http: string;
  readonly path: string;
  /** Of the JSON-RPC message; empty where there is none. */
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
}

export interface Asked extends Received {
  readonly id: unknown;
  readonly cursor: string | undefined;
}

export interface Behaviour {
  /** Response headers in place of those that let every page in; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Answers in the server's stead; false leaves it to the server. */
  readonly answer?: (asked: Asked, response: ServerResponse) => boolean | Promise<boolean>;
  /** Each page of tools as text, `[{...},{...}]`. */
  readonly pages?: readonly string[];
  /** What Authorization has to be. */
  readonly authorization?: string;
  readonly name?: string;
}

export interface McpServer {
  readonly url: string;
  readonly received: Received[];
  /** What a page is served, from outside. */
  pages: readonly string[];
  /** Says to everybody who listens that the list changed. */
  readonly listChanged: () => void;
  readonly close: () => Promise<void>;
}

const OPEN: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers':
    'content-type, authorization, x-api-key, mcp-protocol-version, mcp-session-id, mcp-method, mcp-name, last-event-id',
  'access-control-expose-headers': 'mcp-session-id, mcp-protocol-version, www-authenticate',
};

export const ONE_PAGE =
  '[{"name":"only","inputSchema":{"type":"object","properties":{"a":{"$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}}]';

/** A server of 2025-11-25 over plain HTTP, that misbehaves as it is told. */
export async function mcpServer(behaviour: Behaviour = {}): Promise<McpServer> {
  const received: Received[] = [];
  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries({ ...OPEN, ...behaviour.headers })) {
      if (value !== null) response.setHeader(name, value);
    }
    void bodyOf(request).then(async (body) => {
      const asked = askedBy(request, body);
      received.push(asked);
      if (await behaviour.answer?.(asked, response)) return;
      if (answerHttp(asked, response, behaviour, streams)) return;
      if (asked.method === 'initialize') response.setHeader('mcp-session-id', 'a-session');
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(answerTo(asked, behaviour.name ?? 'fixture', self.pages));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const self: McpServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    received,
    pages: behaviour.pages ?? [ONE_PAGE],
    listChanged: () => {
      for (const stream of streams) {
        stream.write('data: {"jsonrpc":"2.0","method":"notifications/tools/list_changed"}\n\n');
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function askedBy(request: IncomingMessage, body: string): Asked {
  const message = (body === '' ? {} : JSON.parse(body)) as {
    readonly id?: unknown;
    readonly method?: string;
    readonly params?: { readonly cursor?: string };
  };
  return {
    http: request.method ?? '',
    path: request.url ?? '',
    method: message.method ?? '',
    headers: request.headers,
    id: message.id,
    cursor: message.params?.cursor,
  };
}

/** What HTTP alone decides; false where it is for the protocol to answer. */
function answerHttp(
  { http, method, headers }: Asked,
  response: ServerResponse,
  { authorization }: Behaviour,
  streams: Set<ServerResponse>,
): boolean {
  if (http === 'OPTIONS') response.writeHead(204).end();
  else if (authorization !== undefined && headers.authorization !== authorization)
    response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('who asks?');
  else if (http === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
    streams.add(response);
    response.on('close', () => streams.delete(response));
  } else if (http !== 'POST') response.writeHead(200).end();
  else if (method.startsWith('notifications/')) response.writeHead(202).end();
  else if (method === 'tools/list' && headers['mcp-session-id'] !== 'a-session')
    response.writeHead(400).end('no session');
  else return false;
  return true;
}

/** The answer to a message, as text: pages of tools stand in it as they are. */
function answerTo({ method, id, cursor }: Asked, name: string, pages: readonly string[]): string {
  const head = `"jsonrpc":"2.0","id":${JSON.stringify(id ?? null)}`;
  if (method === 'initialize') {
    const result = {
      protocolVersion: '2025-11-25',
      capabilities: { tools: { listChanged: true } },
      serverInfo: { name, version: '1.2.3' },
    };
    return `{${head},"result":${JSON.stringify(result)}}`;
  }
  if (method !== 'tools/list')
    return `{${head},"error":{"code":-32601,"message":"Unknown method"}}`;
  const at = Number(cursor ?? 0);
  const next = at + 1 < pages.length ? `,"nextCursor":"${at + 1}"` : '';
  return `{${head},"result":{"tools":${pages[at]}${next}}}`;
}

export const reply = (response: ServerResponse, id: unknown, result: unknown): void =>
  json(response, { jsonrpc: '2.0', id, result });

export function json(response: ServerResponse, message: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(message));
}
