/**
 * Forwards requests of our own page to servers that browsers keep it from. HTTP alone: it starts nothing, opens no file
 * and follows no redirect.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { admitOwnPage, admitToken } from './admit.ts';
import type { Resolve } from './find-target.ts';
import { findTarget, resolveName } from './find-target.ts';
import { forward } from './forward.ts';
import type { RelayLimits } from './limits.ts';
import { RELAY_LIMITS } from './limits.ts';
import { readRequest } from './read-request.ts';
import { RELAY_FIELDS, Refusal, refuse } from './refusal.ts';

export const RELAY_PATH = '/__relay';

const METHODS: ReadonlySet<string | undefined> = new Set(['GET', 'POST', 'DELETE']);

export interface RelayOptions {
  readonly limits?: RelayLimits;
  readonly resolve?: Resolve;
}

export type RelayHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * A relay with a token of its own. Below its path: `/` says that there is one, `/token` hands the token to our page,
 * which asks once the person chose the relay, and until then nothing is forwarded; `/forward` forwards.
 */
export function createRelay({
  limits = RELAY_LIMITS,
  resolve = resolveName,
}: RelayOptions = {}): RelayHandler {
  const token = randomBytes(32).toString('base64url');
  let isChosen = false;

  function answer(response: ServerResponse, body: string): void {
    response.writeHead(200, { ...RELAY_FIELDS, 'content-type': 'application/json' });
    response.end(body);
  }

  return async (request, response) => {
    try {
      admitOwnPage(request);
      if (!METHODS.has(request.method)) throw new Refusal(405, 'method');
      const path = (request.url ?? '/').split('?', 1)[0];
      if (request.method === 'GET' && path === '/') return answer(response, '{"relay":true}');
      if (request.method === 'GET' && path === '/token') {
        isChosen = true;
        return answer(response, JSON.stringify({ token }));
      }
      if (path !== '/forward') throw new Refusal(404, 'path');
      if (!isChosen) throw new Refusal(403, 'off');
      admitToken(request, token);
      const body = await readRequest(request, limits);
      const target = await findTarget(request.headers, resolve);
      if (!response.destroyed) forward(request, body, response, target, limits);
    } catch (error) {
      refuse(response, error instanceof Refusal ? error : new Refusal(500, 'failed'));
    }
  };
}
