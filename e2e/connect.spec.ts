import { readFileSync } from 'node:fs';
import { ONE_PAGE } from './connect/mcp-server.ts';
import { everything, toolsIn } from './connect/peers.ts';
import { dialogOf, expect, test } from './connect/test.ts';

const named = (name: string) =>
  `[{"name":${JSON.stringify(name)},"inputSchema":{"type":"object"}}]`;

test('a published server: every tool, and every byte of what it serves', async ({ app }) => {
  const peer = await everything();
  try {
    const connect = dialogOf(app);
    await app.open();
    await app.analysed(() => connect.connect(peer.url));
    await expect(app.dialog).toHaveCount(0);
    const served = await peer.served();
    const { length } = (JSON.parse(`{${served}}`) as { readonly tools: readonly unknown[] }).tools;
    expect(length).toBeGreaterThan(10);
    await expect.poll(async () => (await app.toolNames()).length).toBe(length);
    await app.region('Before').getByRole('radio', { name: 'Source' }).click();
    expect(toolsIn(await app.source())).toBe(served);
    await expect(connect.strip).toContainText('protocol 2025-11-25');
    await expect(connect.strip).toContainText(peer.url);
  } finally {
    peer.stop();
  }
});

test('the demo is one click away, speaks 2026-07-28, and names the document', async ({ app }) => {
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  const replies: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/demo/mcp'))
      // The stream of notifications has no end to wait for.
      response.text().then(
        (text) => replies.push(text),
        () => undefined,
      );
  });
  await connect.open();
  await app.analysed(() => connect.button('Demo server').click());
  await expect(app.dialog).toHaveCount(0);
  await expect(app.button('Connect')).toBeFocused();
  await expect(connect.strip).toContainText('Refscope demo');
  await expect(connect.strip).toContainText('1.0.0');
  await expect(connect.strip).toContainText('protocol 2026-07-28');
  await expect(connect.strip.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT.*Z$/);
  await expect(page.getByRole('banner')).toContainText('Refscope demo');
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  const served = replies.map(toolsIn).find((text) => text.startsWith('"tools":[{'));
  expect(served).toBeDefined();
  expect(toolsIn(await app.source())).toBe(served);
});

test('nothing is sent before Connect is pressed, and then only what lists the tools', async ({
  app,
  serve,
}) => {
  const server = await serve();
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(server.url);
  await expect(app.dialog).toContainText(`Connects to ${new URL(server.url).origin}`);
  expect(server.received).toEqual([]);
  await app.analysed(() => connect.button('Connect').click());
  const methods = new Set(
    server.received.map(({ method }) => method).filter((name) => name !== ''),
  );
  expect([...methods].sort()).toEqual([
    'initialize',
    'notifications/initialized',
    'server/discover',
    'tools/list',
  ]);
  for (const { headers } of server.received) {
    expect(headers.cookie).toBeUndefined();
    expect(headers.referer).toBeUndefined();
  }
});

test('a link with an address fills the field, and never connects', async ({ app, serve }) => {
  const server = await serve();
  const other = await serve();
  const { page } = app;
  const connect = dialogOf(app);
  await app.open(`#connect=${encodeURIComponent(`${server.url}?key=of-the-link`)}`);
  await expect(connect.address).toHaveValue(`${server.url}?key=of-the-link`);
  await expect(app.dialog).toContainText('The address came with the link; nothing was sent yet.');
  expect(page.url()).not.toContain('#');
  await page.keyboard.press('Escape');
  await page.evaluate(
    (hash) => window.location.assign(hash),
    `#connect=${encodeURIComponent(other.url)}`,
  );
  await expect(connect.address).toHaveValue(other.url);
  expect(other.received).toEqual([]);
  // Once a connection that was asked for is made, one that was not would have been made too.
  await app.analysed(() => connect.button('Connect').click());
  await expect(app.tool('only')).toBeVisible();
  expect(other.received.filter(({ method }) => method === 'tools/list')).toHaveLength(1);
  expect(server.received).toEqual([]);
});

test('the host is shown as it is spelled', async ({ app }) => {
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill('https://mсp.example/mcp');
  await expect(app.dialog).toContainText('Connects to https://xn--mp-omc.example');
  await expect(app.dialog).toContainText('letters that can look like others');
  await connect.address.fill('ftp://127.0.0.1/');
  await connect.button('Connect').click();
  await expect(app.dialog.getByRole('alert')).toContainText('ftp:');
  await expect(connect.address).toHaveAttribute('aria-invalid', 'true');
});

test('the list changed, Reload, Save as file, Disconnect and Reconnect', async ({ app, serve }) => {
  const server = await serve({ name: 'Parcel "office"', pages: [named('first')] });
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  await app.analysed(() => connect.connect(server.url));
  await expect(app.tool('first')).toBeVisible();
  await expect
    .poll(() => server.received.some(({ http }) => http === 'GET'), { message: 'nobody listens' })
    .toBe(true);
  server.pages = [named('second')];
  server.listChanged();
  await expect(connect.strip.getByRole('status')).toContainText('The list changed');
  await expect(app.tool('first')).toBeVisible();
  await app.analysed(() => app.button('Reload').click());
  await expect(app.tool('second')).toBeVisible();
  await expect(connect.strip.getByRole('status')).toBeEmpty();

  const download = page.waitForEvent('download');
  await app.button('Save as file').click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('parcel-office-tools.json');
  expect(toolsIn(readFileSync(await file.path(), 'utf8'))).toBe(`"tools":${named('second')}`);

  await app.analysed(() => app.fromMenu('Examples', /^Recursion and fan-out/));
  await app.analysed(() => app.button('Show its 1 tool').click());
  await expect(app.tool('second')).toBeVisible();

  await app.button('Disconnect').click();
  await expect(connect.strip).toContainText('disconnected');
  await expect.poll(() => server.received.some(({ http }) => http === 'DELETE')).toBe(true);
  const count = server.received.length;
  await expect(app.tool('second')).toBeVisible();
  await app.button('Reconnect').click();
  await expect(connect.address).toHaveValue(server.url);
  expect(server.received.length, 'reconnecting is for the person to ask').toBe(count);
  await app.analysed(() => connect.button('Connect').click());
  await expect(connect.strip).toContainText('protocol 2025-11-25');
  const asked = server.received.slice(count).map(({ method }) => method);
  expect(
    asked.filter((method) => method === 'initialize' || method === 'tools/list'),
    'one connection, which the person asked for',
  ).toEqual(['initialize', 'tools/list']);
});

test('addresses are remembered without their query, and forgotten when asked', async ({
  app,
  serve,
}) => {
  const server = await serve();
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  await app.analysed(() => connect.connect(`${server.url}?key=secret-of-query`));
  await page.reload();
  await connect.open();
  await expect(connect.address).toHaveValue('');
  await connect.button(server.url).click();
  await expect(connect.address).toHaveValue(server.url);
  await connect.button(`Forget ${server.url}`).click();
  await expect(connect.button(server.url)).toHaveCount(0);
  await page.reload();
  await connect.open();
  await expect(connect.button('Demo server')).toBeVisible();
  await expect(connect.button(server.url)).toHaveCount(0);
});

test('the relay is off until it is chosen, and then a server needs no CORS', async ({
  app,
  serve,
}) => {
  const headers = {
    'access-control-allow-origin': null,
    'access-control-allow-headers': null,
    'access-control-expose-headers': null,
  };
  const server = await serve({ headers, authorization: 'Bearer through', pages: [ONE_PAGE] });
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  const relay = app.dialog.getByRole('checkbox', { name: /relay on this machine/ });
  await expect(relay).not.toBeChecked();
  await connect.address.fill(server.url);
  await connect.button('Bearer token').click();
  await app.dialog.getByRole('textbox', { name: 'Bearer token' }).fill('through');
  await connect.button('Connect').click();
  await expect(connect.step('Preflight answered')).toContainText('Access-Control-Allow-Origin');
  expect(server.received.some(({ method }) => method === 'tools/list')).toBe(false);
  await app.analysed(() => connect.button('Use the relay').click());
  await expect(app.tool('only')).toBeVisible();
  await expect(connect.strip).toContainText('through the relay');
  const origins = server.received.filter(({ method }) => method === 'tools/list');
  expect(origins.map(({ headers: sent }) => sent['sec-fetch-site'])).toEqual([undefined]);
});

test('the relay reaches into a private network only after a yes for that host', async ({ app }) => {
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill('http://10.255.255.1:81/mcp');
  const yes = app.dialog.getByRole('checkbox', { name: /10\.255\.255\.1:81/ });
  await expect(yes).toHaveCount(0);
  await app.dialog.getByRole('checkbox', { name: /relay on this machine/ }).check();
  await expect(yes).not.toBeChecked();
  await connect.button('Connect').click();
  await expect(connect.step('Reachable')).toContainText('private or link-local');
  await expect(connect.button('Allow 10.255.255.1:81')).toBeVisible();
  await yes.check();
  await connect.address.fill('http://10.255.255.2:81/mcp');
  await expect(
    app.dialog.getByRole('checkbox', { name: /10\.255\.255\.2:81/ }),
    'a yes is for one host',
  ).not.toBeChecked();
});
