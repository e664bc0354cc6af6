import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('one panel at a time, opening on the findings; the text is a plain field', async ({ app }) => {
  const { page } = app;
  await app.open();
  await expect(app.region('Diagnostics')).toBeVisible();
  for (const name of ['Before', 'After', 'Cycle graph', 'Size'])
    await expect(app.region(name)).toBeHidden();
  await expect(app.findings.getByRole('listitem').first()).toBeVisible();

  for (const [tab, region] of [
    ['Input', 'Before'],
    ['After', 'After'],
    ['Graph', 'Cycle graph'],
    ['Size', 'Size'],
  ] as const) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(app.region(region)).toBeInViewport();
    await expect(app.region('Diagnostics')).toBeHidden();
  }
  await page.getByRole('tab', { name: 'Input', exact: true }).click();
  expect(await app.schemaText.evaluate((field) => field.tagName)).toBe('TEXTAREA');
  // 16 px: less, and a phone zooms in when the field is touched.
  await expect(app.schemaText).toHaveCSS('font-size', '16px');
});

test('nothing is wider than the screen', async ({ app }) => {
  const { page } = app;
  await app.open();
  for (const name of ['Diagnostics', 'Input', 'After', 'Graph', 'Size']) {
    await page.getByRole('tab', { name, exact: true }).click();
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider, name).toBeLessThanOrEqual(0);
  }
});

test('the whole way: type, see, fix, choose, share', async ({ app }) => {
  const { page } = app;
  await app.open();
  await page.getByRole('tab', { name: 'Input', exact: true }).click();
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  const text =
    '{"name":"draw","inputSchema":{"type":"object","properties":{"at":{"$ref":"#/definitions/P"}},"$defs":{"P":{"type":"number"}}}}';
  await app.analysed(() => app.schemaText.fill(text));
  await page.getByRole('tab', { name: 'Diagnostics', exact: true }).click();
  const apply = app.findings.getByRole('button', { name: /^Apply: .*\$defs/ }).first();
  await app.analysed(() => apply.click());
  await expect(page.getByRole('combobox', { name: 'Tool', exact: true })).toContainText('draw');

  await app.button('More').click();
  await page.getByRole('menuitem', { name: /^Settings/ }).click();
  await app.analysed(() => app.choose('Strategy', /^as-served/));
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'After', exact: true }).click();
  await expect(app.region('After')).toContainText('#/$defs/P');

  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\//);
});
