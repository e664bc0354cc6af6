import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Through the clipboard and the keyboard, as a person does it; goes to whatever has the focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.keyboard.press('ControlOrMeta+v');
}

/** What a button puts into the clipboard. */
export async function copiedBy(button: Locator): Promise<string> {
  const page = button.page();
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(() => readClipboard(page), { message: 'nothing was copied' }).not.toBe('');
  return await readClipboard(page);
}
