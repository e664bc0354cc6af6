import type { ServerResponse } from 'node:http';
import { ONE_PAGE } from './connect/mcp-server.ts';
import { dialogOf, expect, test } from './connect/test.ts';

/** What the page gives a server. */
const DEADLINE = '00:30';

const silent = (): void => undefined;
const begun = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"jsonrpc":"2.0","result":{"tools":[');
};
const stream = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': wait for it\n\n');
};

for (const { name, at, begin, step, says } of [
  {
    name: 'the handshake is never answered',
    at: 'initialize',
    begin: silent,
    step: 'Handshake',
    says: 'No answer to initialize came within 30 s.',
  },
  {
    name: 'the list is never answered',
    at: 'tools/list',
    begin: silent,
    step: 'Tools listed',
    says: 'No answer to tools/list came within 30 s.',
  },
  {
    name: 'the list stops in the middle',
    at: 'tools/list',
    begin: begun,
    step: 'Tools listed',
    says: 'The answer to tools/list began and did not end within 30 s.',
  },
  {
    name: 'a stream is opened and nothing is written to it',
    at: 'tools/list',
    begin: stream,
    step: 'Tools listed',
    says: 'The answer to tools/list began and did not end within 30 s.',
  },
]) {
  test(`the deadline names the step: ${name}`, async ({ app, serve }) => {
    let held = 0;
    let ended = 0;
    const server = await serve({
      answer: ({ method }, response) => {
        if (method !== at) return false;
        held += 1;
        response.once('close', () => {
          ended += 1;
        });
        begin(response);
        return true;
      },
    });
    await app.page.clock.install();
    const connect = dialogOf(app);
    await app.open();
    await connect.connect(server.url);
    await expect.poll(() => held).toBe(1);
    await expect(connect.button('Cancel')).toBeVisible();
    await app.page.clock.fastForward(DEADLINE);
    const failing = connect.step(step);
    await expect(failing.getByRole('alert')).toContainText(says);
    await expect(app.dialog.getByRole('img', { name: 'failed' })).toHaveCount(1);
    await expect(connect.button('Try again')).toBeVisible();
    await expect.poll(() => ended, { message: 'the request is given up' }).toBe(1);
  });
}

test('where a later page stalls, what came before it is shown, and that it is not all', async ({
  app,
  serve,
}) => {
  let held = 0;
  const server = await serve({
    pages: [ONE_PAGE, '[]'],
    answer: ({ cursor }) => {
      if (cursor === undefined) return false;
      held += 1;
      return true;
    },
  });
  await app.page.clock.install();
  const connect = dialogOf(app);
  await app.open();
  await connect.connect(server.url);
  await expect.poll(() => held).toBe(1);
  await app.analysed(() => app.page.clock.fastForward(DEADLINE));
  await expect(app.tool('only')).toBeVisible();
  await expect(connect.strip.getByRole('img', { name: 'not complete' })).toBeVisible();
  await expect(connect.strip).toContainText('stopped after 30 s');
});
