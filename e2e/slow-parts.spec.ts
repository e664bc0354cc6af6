import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Holds back a part of the page, as a slow network does, until it is let go. */
async function heldBack(page: Page, part: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(part, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('a menu opens by a click that came before its list', async ({ app }) => {
  const release = await heldBack(app.page, /\/menu-list-/);
  await app.open();
  await app.button('Examples').click();
  await expect(app.page.getByRole('menuitem')).toHaveCount(0);
  release();
  await expect(app.page.getByRole('menuitem').first()).toBeVisible();
});

test('a menu opens by a press during which its list came', async ({ app }) => {
  const release = await heldBack(app.page, /\/menu-list-/);
  await app.open();
  await app.button('Examples').hover();
  await app.page.mouse.down();
  release();
  await expect(app.page.getByRole('menuitem').first()).toBeVisible();
  await app.page.mouse.up();
  await expect(app.page.getByRole('menuitem').first()).toBeVisible();
});

test('arguments are judged however long the judging part is on its way', async ({ app }) => {
  test.setTimeout(90_000);
  // Longer than a reader may go without a sign of life.
  const SLOW_MS = 12_000;
  const release = await heldBack(app.page, /\/serve-/);
  await app.open();
  await app.page.getByRole('tab', { name: 'Arguments', exact: true }).click();
  const args = app.region('Arguments');
  await args.getByRole('textbox', { name: 'Arguments' }).fill('{}');
  setTimeout(release, SLOW_MS);
  await expect(args.getByText(/^Judged by /)).toBeVisible({ timeout: 40_000 });
});
