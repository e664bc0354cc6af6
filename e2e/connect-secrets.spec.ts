import type { Page } from '@playwright/test';
import { dialogOf, expect, test } from './connect/test.ts';

const SECRETS = ['token-of-the-person-4711', 'key-of-the-person-0815'];

/** Everything in which a page can leave something: storage of all kinds, its address, its history and its markup. */
async function traces(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name } of databases) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise((resolve) => {
            const asking = db.transaction(store).objectStore(store).getAll();
            asking.onsuccess = () => resolve(asking.result);
          }),
        );
      }
    }
    const caches = await window.caches.keys();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      rows,
      caches,
      document.cookie,
      window.name,
      window.location.href,
      window.history.state,
      document.documentElement.outerHTML,
    ]);
  });
}

async function expectNoTrace(page: Page, seen: readonly string[]): Promise<void> {
  const everything = `${await traces(page)}\n${seen.join('\n')}`;
  for (const secret of SECRETS)
    expect(everything.includes(secret), `${secret} was left`).toBe(false);
}

test('credentials reach their server and nothing else, and a reload forgets them', async ({
  app,
  serve,
  seen,
}) => {
  const [token = '', key = ''] = SECRETS;
  const server = await serve({ authorization: `Bearer ${token}` });
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(server.url);
  await connect.header('X-Api-Key', key);
  await connect.button('Bearer token').click();
  await app.dialog.getByRole('textbox', { name: 'Bearer token' }).fill(token);
  await expectNoTrace(page, seen);
  await app.analysed(() => connect.button('Connect').click());
  await expect(app.tool('only')).toBeVisible();
  const listed = server.received.find(({ method }) => method === 'tools/list');
  expect(listed?.headers.authorization).toBe(`Bearer ${token}`);
  expect(listed?.headers['x-api-key']).toBe(key);
  await expectNoTrace(page, seen);

  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\//);
  const link = Buffer.from(page.url().split('#v1/')[1] ?? '', 'base64url');
  const { inflateSync } = await import('node:zlib');
  const shared = inflateSync(link).toString();
  expect(shared).toContain('"only"');
  for (const secret of [...SECRETS, new URL(server.url).host]) expect(shared).not.toContain(secret);

  // Kept in this tab for a second time, and only there.
  await connect.open();
  await expect(app.dialog.getByRole('textbox', { name: 'Bearer token' })).toHaveValue(token);
  await page.keyboard.press('Escape');
  await page.goto('/');
  await expectNoTrace(page, seen);
  await connect.open();
  await expect(app.dialog.getByRole('textbox', { name: 'Bearer token' })).toHaveCount(0);
  await expect(app.dialog.getByLabel('Header value')).toHaveValue('');
});

test('what is typed for one server is not sent to another unless that is said', async ({
  app,
  serve,
}) => {
  const [token = ''] = SECRETS;
  const first = await serve({ authorization: token });
  const second = await serve({ authorization: token });
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(first.url);
  await connect.header('Authorization', token);
  await connect.address.fill(second.url);
  await expect(app.dialog).toContainText(`was typed for ${new URL(first.url).origin}`);
  await connect.button('Connect').click();
  await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
  for (const { headers } of second.received) expect(headers.authorization).toBeUndefined();
  await connect.button('Send them here too').click();
  await app.analysed(() => connect.button('Try again').click());
  await expect(app.tool('only')).toBeVisible();
});

test('a server that echoes the credentials does not get them onto the page', async ({
  app,
  serve,
  seen,
}) => {
  const [token = ''] = SECRETS;
  const server = await serve({
    answer: ({ http, headers }, response) => {
      if (http !== 'POST') return false;
      response.writeHead(403).end(`you sent ${headers.authorization}`);
      return true;
    },
  });
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(server.url);
  await connect.header('Authorization', `Bearer ${token}`);
  await connect.button('Connect').click();
  await expect(connect.step('Authorised')).toContainText('you sent');
  await expectNoTrace(app.page, seen);
  await connect.button('Copy report').click();
  await expect
    .poll(() => app.page.evaluate(() => navigator.clipboard.readText()))
    .toContain('[failed] Authorised');
  expect(await app.page.evaluate(() => navigator.clipboard.readText())).not.toContain(token);
});

test('a curl command fills the form, and its secrets stay out of the markup', async ({
  app,
  serve,
  seen,
}) => {
  const [token = '', key = ''] = SECRETS;
  const server = await serve({ authorization: `Bearer ${token}` });
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  const command = `curl -X POST '${server.url}' -H 'Authorization: Bearer ${token}' -H "X-Api-Key: ${key}" -b 'a=b' -d '{}'`;
  await page.evaluate((text) => navigator.clipboard.writeText(text), command);
  await connect.address.focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(connect.address).toHaveValue(server.url);
  await expect(app.dialog.getByRole('status')).toHaveText(
    'Taken from the command: the address and 2 headers. Left out: Cookie.',
  );
  await expectNoTrace(page, seen);
  await app.analysed(() => connect.button('Connect').click());
  expect(server.received.at(-1)?.headers.cookie).toBeUndefined();
  const listed = server.received.find(({ method }) => method === 'tools/list');
  expect(listed?.headers['x-api-key']).toBe(key);
});

test('headers that cannot be sent are named, and nothing is sent', async ({ app, serve }) => {
  const server = await serve();
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(server.url);
  await connect.header('Cookie', 'a=b');
  await connect.button('Connect').click();
  await expect(app.dialog.getByRole('alert')).toHaveText(/Cookies are never sent/);
  await connect.button('Remove header').click();
  await expect(app.dialog.getByLabel('Header name')).toHaveValue('');
  expect(server.received).toEqual([]);
});
