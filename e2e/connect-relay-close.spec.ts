import type { ServerResponse } from 'node:http';
import { dialogOf, expect, test } from './connect/test.ts';

/** Milliseconds in which a server has to see that nobody waits for it any more. */
const SOON = 2_000;

/** No page but the relay gets in here. */
const CLOSED_TO_PAGES = {
  'access-control-allow-origin': null,
  'access-control-allow-headers': null,
  'access-control-expose-headers': null,
};

const SLOW: readonly (readonly [string, (response: ServerResponse) => void])[] = [
  ['before its reply begins', () => undefined],
  [
    'in the middle of its reply',
    (response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"jsonrpc":"2.0","result":{"tools":[');
    },
  ],
  [
    'while it keeps a stream alive',
    (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const timer = setInterval(() => response.write(': still at it\n\n'), 100);
      response.once('close', () => clearInterval(timer));
    },
  ],
];

for (const [when, begin] of SLOW) {
  test(`closing the tab ends the relay's request to a slow server, ${when}`, async ({
    app,
    serve,
  }) => {
    const held: ServerResponse[] = [];
    const ended: number[] = [];
    const server = await serve({
      headers: CLOSED_TO_PAGES,
      answer: ({ method }, response) => {
        if (method !== 'tools/list') return false;
        held.push(response);
        response.once('close', () => ended.push(performance.now()));
        begin(response);
        return true;
      },
    });
    const connect = dialogOf(app);
    await app.open();
    await connect.open();
    await connect.address.fill(server.url);
    await app.dialog.getByRole('checkbox', { name: /relay on this machine/ }).check();
    await connect.button('Connect').click();
    await expect.poll(() => held.length).toBe(1);
    // Longer than what is measured: the request would not have ended by itself.
    await app.page.waitForTimeout(SOON + 500);
    expect(ended, 'the request is waited for while the tab is open').toEqual([]);
    const closed = performance.now();
    await app.page.close();
    await expect.poll(() => ended.length, { timeout: 2 * SOON, intervals: [50] }).toBe(1);
    expect((ended[0] ?? Number.POSITIVE_INFINITY) - closed).toBeLessThan(SOON);
    expect(held.map(({ writableEnded }) => writableEnded)).toEqual([false]);
    const lists = server.received.filter(({ method }) => method === 'tools/list');
    expect(lists.map(({ headers }) => headers['user-agent'])).toEqual(['refscope-relay']);
  });
}
