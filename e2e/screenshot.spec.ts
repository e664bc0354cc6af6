import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './test.ts';

/** The picture that the README shows. It is taken anew only where it is absent: a test leaves no file changed. */
const PICTURE = fileURLToPath(new URL('../docs/refscope.png', import.meta.url));
const MOST_BYTES = 600_000;

test('the page can be photographed for the README', async ({ app }, testInfo) => {
  const { page } = app;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await app.open();
  await expect(page.getByRole('group', { name: /^Reference graph of / })).toBeVisible();
  await expect(app.region('After').getByText('"type"').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const path = existsSync(PICTURE) ? testInfo.outputPath('refscope.png') : PICTURE;
  await page.screenshot({ path });
  expect(statSync(path).size).toBeLessThan(MOST_BYTES);
  expect(statSync(PICTURE).size).toBeLessThan(MOST_BYTES);
});
