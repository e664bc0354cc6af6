import AxeBuilder from '@axe-core/playwright';
import type { Locator } from '@playwright/test';
import type { App } from './app-page.ts';
import { expect, test } from './test.ts';

const THEMES = ['light', 'dark'] as const;

/** What axe finds, as lines that say what and where. */
async function violations(
  app: App,
  prepare = (axe: AxeBuilder) => axe,
): Promise<readonly string[]> {
  const { violations: found } = await prepare(new AxeBuilder({ page: app.page })).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

async function openByKey(opener: Locator): Promise<void> {
  await opener.focus();
  await opener.page().keyboard.press('Enter');
}

/** Beyond WCAG axe asks that everything stands in a landmark, which what opens over the page cannot. */
const overThePage = (axe: AxeBuilder) =>
  axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);

/** Each opens something over the page. */
const overlays: readonly (readonly [
  name: string,
  open: (app: App) => Promise<void>,
  prepare?: (axe: AxeBuilder) => AxeBuilder,
])[] = [
  ['menu', (app) => openByKey(app.button('Examples')), overThePage],
  [
    'setting',
    async (app) => {
      await openByKey(app.setting('Strategy'));
      await app.page.keyboard.press('Tab');
      const list = app.page.getByRole('listbox').filter({ hasText: 'as-served' });
      await expect(list).toBeVisible();
      // Nothing behind the open list can take the focus, although axe cannot see that.
      expect(await list.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    },
    (axe) => overThePage(axe).disableRules('aria-hidden-focus'),
  ],
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

  for (const [name, open, prepare] of overlays) {
    test(`axe finds nothing over the desk: ${name}, ${theme}`, async ({ app }) => {
      await app.page.emulateMedia({ colorScheme: theme });
      await app.open();
      await open(app);
      expect(await violations(app, prepare)).toEqual([]);
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
    await openByKey(app.button('More'));
    expect(await violations(app, overThePage), 'menu').toEqual([]);
    await page.getByRole('menuitem', { name: /^Settings/ }).click();
    await expect(app.dialog).toBeVisible();
    expect(await violations(app), 'dialog').toEqual([]);
  });
}
