import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Sum of red, green and blue of what the page is painted on: 0 is black, 765 is white. */
const lightness = (page: Page) =>
  page.evaluate(() => {
    const rgb = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return rgb.slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  });

test('the theme follows the system until one is chosen, which lasts', async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ colorScheme: 'light' });
  await app.open();
  expect(await lightness(page)).toBeGreaterThan(600);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => lightness(page)).toBeLessThan(200);

  await app.fromMenu('Theme', /^Light/);
  await expect.poll(() => lightness(page)).toBeGreaterThan(600);
  // Kept between visits, as soon as the page had a moment to write it.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('light');
  await page.reload();
  await expect.poll(() => lightness(page)).toBeGreaterThan(600);
});

test('who wants no motion gets none', async ({ app }) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.open();
  await app.button('Help').click();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return typeof duration === 'number' && duration > 1;
      }).length,
  );
  expect(moving).toBe(0);
});
