import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { guarded, metadataOf, signInOn } from './connect/guarded.ts';
import { signInServer } from './connect/sign-in-server.ts';
import { dialogOf, expect, test } from './connect/test.ts';

const SITE = 'https://refscope.example/';
const ID = `${SITE}oauth/client.json`;
const REDIRECT = `${SITE}oauth/callback`;
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.woff2', 'font/woff2'],
]);

/** The page as a host with that address would serve it. */
function buildFor(address: string, folder: string): void {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, VITE_PUBLIC_URL: address },
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
}

const serveFrom = (context: BrowserContext, folder: string) =>
  context.route(`${SITE}**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === '/' ? '/index.html' : pathname;
    const file = extname(path) === '' ? `${path}.html` : path;
    try {
      const body = readFileSync(join(folder, file));
      await route.fulfill({ body, contentType: TYPES.get(extname(file)) ?? 'text/plain' });
    } catch {
      await route.fulfill({ status: 404, body: 'nothing here' });
    }
  });

test('on a site with a public address the client id is its document, and nothing is registered', async ({
  app,
  context,
  serve,
}, testInfo) => {
  test.setTimeout(120_000);
  // What a person is asked for, when a public page wants a server on their own machine.
  await context.grantPermissions(['local-network-access'], { origin: new URL(SITE).origin });
  const folder = testInfo.outputPath('site');
  buildFor(SITE, folder);
  await serveFrom(context, folder);
  const document = JSON.parse(readFileSync(join(folder, 'oauth/client.json'), 'utf8')) as object;
  expect(document).toMatchObject({ client_id: ID, redirect_uris: [REDIRECT] });

  let metadata = {};
  const server = await serve(guarded(() => metadata));
  const authorization = await signInServer(server.url, document);
  metadata = metadataOf(server.url, authorization.issuer);
  try {
    const connect = dialogOf(app);
    await app.analysed(() => app.page.goto(SITE));
    await connect.connect(server.url);
    await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
    await connect.button('Sign in').click();
    const opened = app.page.waitForEvent('popup');
    const asked = context.waitForEvent('request', (request) =>
      request.url().startsWith(`${authorization.issuer}/auth?`),
    );
    await connect.button('Sign in there').click();
    const { searchParams } = new URL((await asked).url());
    expect(searchParams.get('client_id')).toBe(ID);
    expect(searchParams.get('redirect_uri')).toBe(REDIRECT);
    const popup = await opened;
    await app.analysed(() => signInOn(popup));
    await expect(app.tool('only')).toBeVisible();
    expect(authorization.asked).toContain('/token');
    expect(authorization.asked).not.toContain('/reg');
  } finally {
    authorization.close();
  }
});
