import { expect, test } from './test.ts';

const TOOLS = {
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
};
const TEXT = JSON.stringify(TOOLS);

test.beforeEach(async ({ app }) => {
  await app.open();
  await app.analysed(() => app.openFile('tools.json', TEXT));
  await expect(app.tool('draw')).toBeVisible();
});

test('a finding leads to its place: its tool is selected, its line is in sight', async ({
  app,
}) => {
  await app.tool('calm').click();
  await expect(app.tool('calm')).toHaveAttribute('aria-selected', 'true');
  const finding = app.finding('ref/\\S+').first();
  await finding.getByRole('button', { name: 'Go to' }).click();
  await expect(app.tool('draw')).toHaveAttribute('aria-selected', 'true');
  await expect(app.schemaText).toBeFocused();
  await expect(
    app.region('Before').getByText('"#/definitions/Point"', { exact: false }).first(),
  ).toBeInViewport();
  await expect(app.page.getByRole('navigation', { name: 'Selection' })).toContainText('draw');
});

test('a fix mends the text and takes its finding away; undo brings both back', async ({ app }) => {
  const finding = app
    .finding('ref/\\S+')
    .filter({ has: app.page.getByRole('button', { name: /^Apply: / }) });
  await finding.first().getByRole('button').first().click();
  const apply = app
    .region('Diagnostics')
    .getByRole('button', { name: /^Apply: .*\$defs/ })
    .first();
  const found = await app.findingNames();
  await app.analysed(() => apply.click());
  await expect.poll(app.findingNames).not.toEqual(found);
  await expect
    .poll(async () => JSON.parse(await app.before()))
    .toMatchObject({ properties: { at: { $ref: '#/$defs/Point' } } });

  await app.button('Help').focus();
  await app.analysed(() => app.page.keyboard.press('ControlOrMeta+z'));
  await expect.poll(app.findingNames).toEqual(found);
  await expect
    .poll(async () => JSON.parse(await app.before()))
    .toEqual(TOOLS.tools[1]?.inputSchema);

  await app.button('Help').focus();
  await app.analysed(() => app.page.keyboard.press('ControlOrMeta+Shift+z'));
  await expect.poll(app.findingNames).not.toEqual(found);
});

test('a finding says why, with its sources and texts that break and keep the rule', async ({
  app,
}) => {
  const finding = app.finding('ref/\\S+').first();
  await finding.getByRole('button').first().click();
  await finding.getByRole('button', { name: 'Why', exact: true }).click();
  await expect(app.dialog).toBeVisible();
  for (const name of ['Sources', 'Reported', 'Not reported'])
    await expect(app.dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toBeHidden();
});

test('one selection: a node of the graph moves the text and the table', async ({ app }) => {
  await app.analysed(() => app.fromMenu('Examples', /^Recursion and fan-out/));
  await app.tool('move_file').click();
  const graph = app.page.getByRole('group', { name: 'Reference graph of move_file, input' });
  await graph.getByRole('button', { name: 'Node', exact: true }).click();
  await expect(graph.getByRole('button', { name: 'Node', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const row = app.page.getByRole('table', { name: 'Sizes' }).getByRole('button', { name: /^Node/ });
  await expect(row).toHaveAttribute('aria-pressed', 'true');
  await expect(app.page.getByRole('navigation', { name: 'Selection' })).toContainText('Node');
});

test('all fixes at once are one step', async ({ app }) => {
  await app.analysed(() => app.fromMenu('Examples', /^Definitions inside definitions/));
  await expect(app.tool('create_issue')).toBeVisible();
  const found = await app.findingNames();
  await app.analysed(() =>
    app
      .region('Diagnostics')
      .getByRole('button', { name: /^Apply \d+ fixes$/ })
      .click(),
  );
  await expect.poll(async () => (await app.findingNames()).length).toBeLessThan(found.length);
  await app.button('Help').focus();
  await app.analysed(() => app.page.keyboard.press('ControlOrMeta+z'));
  await expect.poll(app.findingNames).toEqual(found);
});

test('the table of sizes says for each tool what it was, what it becomes and the growth', async ({
  app,
}) => {
  const mended = { ...TOOLS, tools: TOOLS.tools.map((tool) => ({ ...tool })) };
  const text = JSON.stringify(mended).replace('#/definitions/Point', '#/$defs/Point');
  await app.analysed(() => app.openFile('mended.json', text));
  const rows = app.page.getByRole('table', { name: 'Sizes' }).getByRole('row');
  // {"type":"object","properties":{}} and what the other two come to, counted from their texts.
  const before = JSON.stringify({
    type: 'object',
    properties: { at: { $ref: '#/$defs/Point' } },
    $defs: { Point: { type: 'object', properties: { x: { type: 'number' } } } },
  }).length;
  const after = JSON.stringify({
    type: 'object',
    properties: { at: { type: 'object', properties: { x: { type: 'number' } } } },
  }).length;
  await expect(rows.filter({ hasText: 'calm' })).toHaveText('calm33×1.0033');
  await expect(rows.filter({ hasText: 'draw' })).toHaveText(
    `draw${before}×${(after / before).toFixed(2)}${after}`,
  );
  await rows.getByRole('button', { name: 'calm' }).click();
  await expect(app.tool('calm')).toHaveAttribute('aria-selected', 'true');
});
