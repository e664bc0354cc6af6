import AxeBuilder from '@axe-core/playwright';
import type { App } from './app-page.ts';
import { expect, test } from './test.ts';

const THEMES = ['light', 'dark'] as const;

/** What axe finds, as lines that say what and where. */
async function violations(app: App): Promise<readonly string[]> {
  const { violations: found } = await new AxeBuilder({ page: app.page }).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Each opens something over the page. */
const overlays: readonly (readonly [string, (app: App) => Promise<void>])[] = [
  ['menu', (app) => app.button('Examples').click()],
  ['setting', (app) => app.setting('Strategy').click()],
  ['help', (app) => app.button('Help').click()],
  [
    'rule',
    async (app) => {
      await app.page.keyboard.press('F8');
      await app.region('Diagnostics').getByRole('button', { name: 'Why', exact: true }).click();
    },
  ],
  [
    'alert',
    async (app) => {
      await app.page.evaluate(() => window.location.assign('#v1/AAAA'));
      await expect(app.alert).toBeVisible();
    },
  ],
];

for (const theme of THEMES) {
  test(`axe finds nothing on the desk, ${theme}`, async ({ app }) => {
    const { page } = app;
    await page.emulateMedia({ colorScheme: theme });
    await app.open();
    await expect(app.schemaText).toBeAttached();
    await expect(page.getByRole('group', { name: /^Reference graph/ })).toBeVisible();
    expect(await violations(app)).toEqual([]);
    await app.region('Cycle graph').getByRole('radio', { name: 'Table' }).click();
    await app.region('Size').getByRole('radio', { name: 'Treemap' }).click();
    await app.region('Before').getByRole('radio', { name: 'Source' }).click();
    expect(await violations(app)).toEqual([]);
  });

  for (const [name, open] of overlays) {
    test(`axe finds nothing over the desk: ${name}, ${theme}`, async ({ app }) => {
      await app.page.emulateMedia({ colorScheme: theme });
      await app.open();
      await open(app);
      expect(await violations(app)).toEqual([]);
    });
  }

  test(`axe finds nothing on a small screen, ${theme}`, async ({ app }) => {
    const { page } = app;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await app.open();
    for (const name of ['Diagnostics', 'Input', 'After', 'Graph', 'Size']) {
      await page.getByRole('tab', { name, exact: true }).click();
      expect(await violations(app), name).toEqual([]);
    }
    await app.button('More').click();
    expect(await violations(app), 'menu').toEqual([]);
    await page.getByRole('menuitem', { name: /^Settings/ }).click();
    await expect(app.dialog).toBeVisible();
    expect(await violations(app), 'dialog').toEqual([]);
  });
}
