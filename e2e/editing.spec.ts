import { paste } from './clipboard.ts';
import { expect, test } from './test.ts';

const SCHEMA = { type: 'object', properties: { at: { type: 'string' } } };
const OTHER =
  '{"name":"other",  "inputSchema":{"type":"object","properties":{"n":{"minimum":1.0}}}}';
const TEXT = `{"tools":[{"name":"edited","inputSchema":${JSON.stringify(SCHEMA)}},\n${OTHER}]}`;

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.analysed(() => app.openFile('tools.json', TEXT));
  await app.tool('edited').click();
  await expect(app.page.getByRole('navigation', { name: 'Selection' })).toContainText('edited');
  await expect(app.region('Before').getByText('"at"')).toBeVisible();
  await app.schemaText.focus();
});

test('an edit replaces the text of that schema and nothing else', async ({ app }) => {
  const { page } = app;
  await page.keyboard.press('ControlOrMeta+a');
  await app.analysed(() =>
    paste(page, '{"type":"object","properties":{"at":{"$ref":"#/$defs/A"}}}'),
  );
  await expect(app.finding('ref/\\S+').first()).toBeVisible();
  await expect(app.schemaText).toBeFocused();
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  expect(await app.source()).toBe(
    `{"tools":[{"name":"edited","inputSchema":{"type":"object","properties":{"at":{"$ref":"#/$defs/A"}}}},\n${OTHER}]}`,
  );
});

test('while the text is no JSON the last result stays, with the reason and the place', async ({
  app,
}) => {
  const { page } = app;
  const tools = await app.toolNames();
  const after = await app.after();
  await app.schemaText.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await app.analysed(() => page.keyboard.type(','));
  const before = app.region('Before');
  await expect(before).toContainText(/Line \d+, column \d+\./);
  await expect(before).toContainText('Showing the result for the previous valid text.');
  await expect(app.status).toHaveText('The text cannot be read');
  expect(await app.toolNames()).toEqual(tools);
  expect(await app.after()).toBe(after);
  // Dimmed, and said to be: what is shown belongs to an earlier text.
  await expect(app.region('After')).toHaveAttribute('data-stale', 'true');

  await app.schemaText.focus();
  await app.analysed(() => page.keyboard.press('ControlOrMeta+z'));
  await expect(before).not.toContainText('previous valid text');
  await expect(app.region('After')).toHaveAttribute('data-stale', 'false');
});

test('what was probably meant is one click away', async ({ app }) => {
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  await app.schemaText.focus();
  await app.page.keyboard.press('ControlOrMeta+a');
  await app.analysed(() => paste(app.page, '{"name":"t","inputSchema":{"type":"object",}}'));
  const apply = app.region('Before').getByRole('button', { name: 'Apply: Write it as JSON' });
  await app.analysed(() => apply.click());
  expect(await app.source()).toBe('{"name":"t","inputSchema":{"type":"object"}}');
  await expect(app.tool('t')).toBeVisible();
});

test('typing survives: letters, lines and undo go to the text as they are typed', async ({
  app,
}) => {
  const { page } = app;
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  await app.schemaText.focus();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('Enter');
  await app.analysed(() => page.keyboard.type('  '));
  expect(await app.source()).toBe(`\n  ${TEXT}`);
  await app.schemaText.focus();
  await app.analysed(() => page.keyboard.press('ControlOrMeta+z'));
  expect(await app.source()).toBe(TEXT);
});
