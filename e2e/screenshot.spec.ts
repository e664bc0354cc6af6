import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test.ts';

/** The picture that the README shows. */
const PICTURE = fileURLToPath(new URL('../docs/refscope.png', import.meta.url));

test('the picture in the README is the page of today', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await app.open();
  await expect(page.getByRole('group', { name: /^Reference graph of / })).toBeVisible();
  await expect(app.region('After').getByText('"type"').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: PICTURE });
  expect(statSync(PICTURE).size).toBeLessThan(600_000);
});
