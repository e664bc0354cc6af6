import { expect, test } from 'vitest';
import { listen } from '../../connect/testing/listen.ts';
import { reach } from '../../connect/testing/reach.ts';
import { answerWith } from '../web-handler.ts';
import { createDemo } from './demo-server.ts';

async function demo(): Promise<string> {
  const serve = await createDemo();
  const base = await listen((request, response) => void answerWith(serve, request, response));
  return `${base}/demo/mcp`;
}

test('2026-07-28', async () => {
  const { captured } = await reach(await demo());
  expect(captured).toMatchObject({
    era: 'discover',
    tools: 13,
    server: { name: 'refscope-demo', version: '1.0.0', title: 'Refscope demo' },
  });
});

test('and the generation before it', async () => {
  const serve = await createDemo();
  // In front of it something that knows no `server/discover`, as the older clients do not.
  const base = await listen((request, response) => {
    void answerWith(
      async (asked) => {
        const body = await asked.clone().text();
        return body.includes('server/discover')
          ? new Response(null, { status: 400 })
          : await serve(asked);
      },
      request,
      response,
    );
  });
  const { captured } = await reach(base);
  expect(captured).toMatchObject({ era: 'initialize', protocolVersion: '2025-11-25', tools: 13 });
  expect(captured.text).toContain('"#/definitions/input/definitions/__schema0"');
});

test('a name of another site that was pointed here is refused', async () => {
  const url = new URL(await demo());
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(url, { method: 'POST', headers: { host: 'evil.test' } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    }).end('{}');
  });
  expect(status).toBe(403);
});
