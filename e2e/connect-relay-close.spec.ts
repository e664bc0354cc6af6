import type { ServerResponse } from 'node:http';
import type { App } from './app-page.ts';
import { appOn } from './app-page.ts';
import { dialogOf, expect, test } from './connect/test.ts';

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

async function connectThroughRelay(app: App, address: string): Promise<void> {
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(address);
  await app.dialog.getByRole('checkbox', { name: /relay on this machine/ }).check();
  await connect.button('Connect').click();
}

for (const [when, begin] of SLOW) {
  test(`closing the tab ends the relay's request to a slow server, ${when}`, async ({
    app,
    context,
    serve,
  }) => {
    const held: ServerResponse[] = [];
    const ended: number[] = [];
    const server = await serve({
      headers: CLOSED_TO_PAGES,
      answer: ({ method }, response) => {
        if (method !== 'tools/list') return false;
        const at = held.push(response) - 1;
        response.once('close', () => ended.push(at));
        begin(response);
        return true;
      },
    });
    await connectThroughRelay(app, server.url);
    await expect.poll(() => held.length).toBe(1);
    // Opened later and left open: whatever else could end a request would end that of both tabs.
    const other = await context.newPage();
    await connectThroughRelay(appOn(other), server.url);
    await expect.poll(() => held.length).toBe(2);
    expect(ended, 'the request is waited for while the tab is open').toEqual([]);
    await app.page.close();
    await expect.poll(() => ended).toEqual([0]);
    await expect(appOn(other).button('Cancel')).toBeVisible();
    expect(ended, 'the other tab still waits').toEqual([0]);
    await other.close();
    await expect.poll(() => ended).toEqual([0, 1]);
    expect(held.map(({ writableEnded }) => writableEnded)).toEqual([false, false]);
    const lists = server.received.filter(({ method }) => method === 'tools/list');
    expect(lists.map(({ headers }) => headers['user-agent'])).toEqual([
      'refscope-relay',
      'refscope-relay',
    ]);
  });
}
