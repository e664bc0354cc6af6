import type { App } from './app-page.ts';
import { paste } from './clipboard.ts';
import { expect, test } from './test.ts';

const TEXT = JSON.stringify({
  tools: [
    { name: 'calm', inputSchema: { type: 'object', properties: {} } },
    {
      name: 'draw',
      inputSchema: {
        type: 'object',
        properties: { at: { $ref: '#/definitions/Point' } },
        $defs: { Point: { type: 'object', properties: { x: { type: 'number' } } } },
      },
    },
  ],
});

/** Presses Tab until the element has the focus; more often than the page has stops is a trap. */
async function tabTo(app: App, role: 'button' | 'listbox', name: string | RegExp): Promise<void> {
  const wanted = app.page.getByRole(role, { name }).first();
  for (let presses = 0; presses < 60; presses++) {
    await app.page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to the ${role} ${name}`);
}

test('paste, find, fix and share without a mouse', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => paste(page, TEXT));
  await expect(app.tool('draw')).toBeVisible();

  // The first stop of the page leads to the findings.
  await page.keyboard.press('Tab');
  await expect(app.button('Skip to diagnostics')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(app.region('Diagnostics')).toBeFocused();

  await page.keyboard.press('F8');
  await expect(page.getByRole('listitem').and(page.locator('[aria-current=true]'))).toBeVisible();
  await tabTo(app, 'button', /^Apply: .*\$defs/);
  await app.analysed(() => page.keyboard.press('Enter'));
  await expect(app.finding('ref/\\S+').filter({ hasText: '#/definitions/Point' })).toHaveCount(0);

  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/#v1\//);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('F6 goes through the panels and comes round; Shift F6 goes back', async ({ app }) => {
  const { page } = app;
  await app.open();
  const panels = ['Tools', 'Before', 'After', 'Diagnostics', 'Cycle graph', 'Size'];
  for (const name of [...panels, 'Tools']) {
    await page.keyboard.press('F6');
    await expect(app.region(name)).toBeFocused();
  }
  await page.keyboard.press('Shift+F6');
  await expect(app.region('Size')).toBeFocused();
});

test('F8 steps through the findings, also from within the text', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => app.fromMenu('Examples', /^Names that need care/));
  const current = app.findings.getByRole('listitem').and(page.locator('[aria-current=true]'));
  await app.schemaText.focus();
  await page.keyboard.press('F8');
  await expect(current).toHaveCount(1);
  const first = await current.getAttribute('aria-label');
  await page.keyboard.press('F8');
  await expect(current).not.toHaveAttribute('aria-label', first ?? '');
  await page.keyboard.press('Shift+F8');
  await expect(current).toHaveAttribute('aria-label', first ?? '');
});

test('Alt with the arrows steps through the tools, and / filters them', async ({ app }) => {
  const { page } = app;
  await app.open();
  await expect(app.tool('ping')).toBeVisible();
  const selected = app.tools.getByRole('option', { selected: true });
  const before = await selected.getAttribute('aria-label');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(selected).not.toHaveAttribute('aria-label', before ?? '');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(selected).toHaveAttribute('aria-label', before ?? '');

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Filter tools' })).toBeFocused();
  await page.keyboard.type('pin');
  await expect(app.tools.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(app.tool('ping')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(app.tools.getByRole('option')).not.toHaveCount(1);
});

test('single letters do nothing in a text field', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.schemaText.focus();
  await page.keyboard.press('?');
  await expect(app.dialog).toHaveCount(0);
  await app.button('Help').focus();
  await page.keyboard.press('?');
  await expect(app.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
});

test('the focus can leave the editor, and panes can be sized by arrows', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.schemaText.focus();
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(app.schemaText).not.toBeFocused();

  const edge = page.getByRole('separator', { name: 'Width of Tools' });
  await edge.focus();
  const before = await edge.getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowRight');
  await expect(edge).not.toHaveAttribute('aria-valuenow', before ?? '');
});
