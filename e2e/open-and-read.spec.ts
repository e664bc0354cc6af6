import { readFileSync } from 'node:fs';
import { paste } from './clipboard.ts';
import { encodeLink } from './link.ts';
import { expect, test } from './test.ts';

const TEXT = readFileSync(
  new URL('../src/app/examples/texts/namespace-wrapper.json', import.meta.url),
  'utf8',
);

test('first sight: an example, analysed, with everything in view', async ({ app }) => {
  await app.open();
  for (const name of ['Tools', 'Before', 'After', 'Diagnostics', 'Cycle graph', 'Size'])
    await expect(app.region(name)).toBeInViewport();
  for (const name of ['Open', 'Examples', 'Share', 'Theme', 'Help'])
    await expect(app.button(name)).toBeInViewport();
  for (const name of ['Strategy', 'Budget', 'Dialect'] as const)
    await expect(app.setting(name)).toBeInViewport();
  await expect(app.findings).toBeInViewport();
  await expect(app.findings.getByRole('listitem')).not.toHaveCount(0);
  await expect(app.status).toHaveText(
    /^\d+ errors, \d+ warnings, \d+ cycles, grows \d+\.\d+ times$/,
  );
  await expect(app.schemaText).toBeAttached();
  await expect(app.page.getByRole('table', { name: 'Sizes' })).toBeInViewport();
  await expect(app.page.getByRole('table', { name: 'Definitions' })).toBeAttached();
  await expect(app.page.getByRole('group', { name: /^Reference graph of / })).toBeInViewport();
});

test('an example, a file, a dropped file, pasted text and a link give the same findings', async ({
  app,
}) => {
  const { page } = app;
  await app.open();

  await app.analysed(() => app.fromMenu('Examples', /^Definitions inside definitions/));
  await expect
    .poll(app.findingNames)
    .toContainEqual(expect.stringMatching(/^\w+ ref\/nested-container .* \/\S+$/));
  const found = await app.findingNames();
  expect([...(await app.toolNames())].sort()).toEqual(['comment_issue', 'create_issue']);

  const away = async () => {
    await app.analysed(() => app.fromMenu('Open', /^Empty text/));
    await expect.poll(app.findingNames).not.toEqual(found);
  };

  await away();
  await app.analysed(() => app.openFile('tools.json', TEXT));
  await expect.poll(app.findingNames, { message: 'file' }).toEqual(found);

  await away();
  const held = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'tools.json', { type: 'application/json' }));
    return data;
  }, TEXT);
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: held });
  await expect(page.getByText('Drop to open')).toBeVisible();
  await app.analysed(() => page.dispatchEvent('body', 'drop', { dataTransfer: held }));
  await expect.poll(app.findingNames, { message: 'drop' }).toEqual(found);
  await expect(page.getByText('Drop to open')).toBeHidden();

  await away();
  // Outside of every text field.
  await app.button('Help').focus();
  await app.analysed(() => paste(page, TEXT));
  await expect.poll(app.findingNames, { message: 'paste' }).toEqual(found);

  await away();
  await page.evaluate((value) => navigator.clipboard.writeText(value), TEXT);
  await app.analysed(() => app.fromMenu('Open', /^Clipboard/));
  await expect.poll(app.findingNames, { message: 'clipboard' }).toEqual(found);

  await away();
  const fragment = await encodeLink({ text: TEXT });
  await app.analysed(() => page.evaluate((hash) => window.location.assign(hash), fragment));
  await expect.poll(app.findingNames, { message: 'link' }).toEqual(found);
});

test('a text that is recognised in another shape says what it is', async ({ app }) => {
  await app.open();
  const reply = `{"jsonrpc":"2.0","id":1,"result":${TEXT}}`;
  await app.analysed(() =>
    app.openFile('reply.txt', `event: message\ndata: ${reply.replaceAll(/\s+/g, ' ')}\n\n`),
  );
  await expect(app.region('Verdict')).toContainText('2 tools');
  await expect(app.tool('create_issue')).toBeVisible();
});

test('what is no schema at all is said, with what is accepted', async ({ app }) => {
  await app.open();
  await app.analysed(() => app.openFile('wrong.json', '{"openapi":"3.1.0","paths":{}}'));
  await expect(app.region('Before')).toContainText(/OpenAPI|openapi/);
});
