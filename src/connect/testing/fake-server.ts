import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, listen } from './listen.ts';

export interface Asked {
  readonly method: string;
  readonly id: number | string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Answers one method, or `listen` (GET) or `end` (DELETE); undefined leaves the rest to the well-behaved server below. */
export type Answer = (asked: Asked) => unknown;

export interface FakeServer {
  readonly url: string;
  /** `POST tools/list`, `GET`, ... in the order they came. */
  readonly said: string[];
  readonly headers: IncomingMessage['headers'][];
}

export const json = (response: ServerResponse, text: string, status = 200): true => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(text);
  return true;
};

export const result = (id: number | string | undefined, value: unknown): string =>
  JSON.stringify({ jsonrpc: '2.0', id, result: value });

/**
 * A 2025-11-25 server that behaves, but where `answers` say otherwise: an answer that writes a reply returns true.
 */
export async function fakeServer(
  answers: Readonly<Record<string, Answer>> = {},
): Promise<FakeServer> {
  const said: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const base = await listen((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    headers.push(request.headers);
    if (request.method !== 'POST') {
      said.push(request.method ?? '');
      const method = request.method === 'GET' ? 'listen' : 'end';
      const asked = { method, id: undefined, params: {}, request, response };
      if (answers[method]?.(asked) === true) return;
      response.writeHead(request.method === 'DELETE' ? 200 : 405).end();
      return;
    }
    const body = JSON.parse(await bodyOf(request)) as {
      method: string;
      id?: number;
      params?: Readonly<Record<string, unknown>>;
    };
    const { method, id, params = {} } = body;
    said.push(`POST ${method}`);
    if (answers[method]?.({ method, id, params, request, response }) === true) return;
    if (answers['*']?.({ method, id, params, request, response }) === true) return;
    switch (method) {
      case 'initialize':
        json(
          response,
          result(id, {
            protocolVersion: '2025-11-25',
            capabilities: { tools: { listChanged: true } },
            serverInfo: { name: 'fake', version: '1.2.3' },
          }),
        );
        return;
      case 'notifications/initialized':
        response.writeHead(202).end();
        return;
      case 'tools/list':
        json(response, result(id, { tools: [{ name: 'one', inputSchema: { type: 'object' } }] }));
        return;
      default:
        json(
          response,
          JSON.stringify({
            jsonrpc: '2.0',
            id,
            error: { code: -32601, message: 'Method not found' },
          }),
        );
    }
  }

  return { url: `${base}/mcp`, said, headers };
}
