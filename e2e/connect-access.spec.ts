import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import type { App } from './app-page.ts';
import { dialogOf, expect, test } from './connect/test.ts';

const DIALOG = '[role=dialog]';

/** What axe finds in one part; the rest of the page has a spec of its own. */
async function violations(app: App, part: string): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page: app.page }).include(part).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    test(`axe finds nothing in Connect: ${theme}, ${width} wide`, async ({ app, serve }) => {
      const server = await serve({
        headers: { 'access-control-allow-headers': 'content-type' },
      });
      await app.page.setViewportSize({ width, height });
      await app.page.emulateMedia({ colorScheme: theme });
      const connect = dialogOf(app);
      await app.open();
      await connect.open();
      await connect.address.fill('https://mсp.example/mcp');
      await connect.button('Bearer token').click();
      expect(await violations(app, DIALOG), 'the form').toEqual([]);
      await connect.address.fill(server.url);
      await connect.button('Connect').click();
      await expect(app.dialog.getByRole('heading', { name: 'Connection doctor' })).toBeVisible();
      expect(await violations(app, DIALOG), 'the doctor').toEqual([]);
      const within = await app.dialog.evaluate((dialog) =>
        [...dialog.querySelectorAll('*')].every(
          (element) => element.getBoundingClientRect().right <= window.innerWidth + 1,
        ),
      );
      expect(within, 'nothing reaches past the edge').toBe(true);
      await app.page.keyboard.press('Escape');
      await connect.open();
      await app.analysed(() => connect.button('Demo server').click());
      await expect(connect.strip).toBeVisible();
      expect(await violations(app, '.server-strip'), 'the line of the server').toEqual([]);
    });
  }
}

test('connect, read the doctor and mend it, all without a mouse', async ({ app, serve }) => {
  const server = await serve({ authorization: 'right' });
  const { page } = app;
  const connect = dialogOf(app);
  const press = async (key: string, times = 1) => {
    for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
  };
  const tabTo = async (name: string) => {
    const wanted = app.dialog.getByRole('button', { name, exact: true });
    for (let presses = 0; presses < 40; presses += 1) {
      await press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab never came to ${name}`);
  };
  await app.open();
  await app.button('Connect').focus();
  await press('Enter');
  await expect(connect.address).toBeFocused();
  await page.keyboard.type(server.url);
  await press('Enter');
  await expect(connect.step('Authorised').getByRole('alert')).toBeVisible();
  await expect(connect.button('Try again')).toBeFocused();
  await press('Tab');
  await page.keyboard.type('Authorization');
  await press('Tab');
  await page.keyboard.type('wrong');
  await press('Enter');
  await expect(connect.step('Authorised').getByRole('alert')).toContainText('does not accept');
  await tabTo('Copy report');
  await press('Enter');
  await app.dialog.getByLabel('Header value').focus();
  await press('ControlOrMeta+a');
  await page.keyboard.type('right');
  await app.analysed(() => press('Enter'));
  await expect(app.dialog).toHaveCount(0);
  await expect(app.button('Connect')).toBeFocused();
  await expect(app.tool('only')).toBeVisible();
  await press('Enter');
  await expect(connect.address).toBeFocused();
  await press('Escape');
  await expect(app.button('Connect')).toBeFocused();
});

const SITE = fileURLToPath(new URL('../dist/site/', import.meta.url));
const TYPES = new Map([
  ['.html', 'text/html'],
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
]);

test('a page that came over https says what it may not reach, before it fails', async ({ app }) => {
  const { page } = app;
  await page.route('https://refscope.example/**', async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1) || 'index.html';
    try {
      const body = readFileSync(join(SITE, path));
      await route.fulfill({
        body,
        contentType: TYPES.get(extname(path)) ?? 'font/woff2',
      });
    } catch {
      await route.fulfill({ status: 404, body: 'nothing here' });
    }
  });
  const connect = dialogOf(app);
  await app.analysed(() => page.goto('https://refscope.example/'));
  await connect.open();
  await connect.address.fill('http://192.168.1.20:3001/mcp');
  await expect(app.dialog).toContainText('This page came over https');
  await connect.button('Connect').click();
  await expect(connect.step('Reachable')).toContainText('plain http only on this machine');
  await connect.address.fill('http://127.0.0.1:3001/mcp');
  await expect(app.dialog).toContainText('the browser may ask for your permission');
  // Served as files, there is neither a relay nor a demo.
  await expect(app.dialog.getByRole('checkbox')).toHaveCount(0);
  await expect(connect.button('Demo server')).toHaveCount(0);
});
