import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { Link } from './link.ts';
import { encodeLink } from './link.ts';
import { expect, test } from './test.ts';

const TEXT = JSON.stringify({
  tools: [
    { name: 'first', inputSchema: { type: 'object' } },
    {
      name: 'second',
      inputSchema: { type: 'object' },
      outputSchema: {
        type: 'object',
        properties: { at: { $ref: '#/$defs/Point' } },
        $defs: { Point: { type: 'object', properties: { x: { type: 'number' } } } },
      },
    },
  ],
});
const LINK: Link = {
  text: TEXT,
  name: 'points.json',
  settings: { strategy: 'within-budget', budgetBytes: 4096 },
  focus: { tool: 'second', side: 'output', pointer: '/properties/at', panel: 'Cycle graph' },
};

test('Share writes the address, and the link opens to what was shown', async ({ app, context }) => {
  const { page } = app;
  await app.open();
  expect(page.url()).not.toContain('#');
  await app.analysed(() => app.openFile('points.json', TEXT));
  await app.analysed(() => app.choose('Strategy', /^within-budget/));
  await app.analysed(() => app.choose('Budget', '16 kB'));
  await app.tool('second').click();
  await app.region('Before').getByRole('radio', { name: 'output' }).click();
  await app.region('Cycle graph').getByRole('button', { name: 'Point', exact: true }).click();
  await app.region('Cycle graph').getByRole('button', { name: 'Maximise' }).click();
  expect(page.url(), 'written only on Share').not.toContain('#');
  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\/[\w-]+$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const again = await context.newPage();
  await again.goto(page.url());
  await expect(again.getByRole('option', { name: 'second' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(again.getByRole('combobox', { name: 'Strategy' })).toContainText('within-budget');
  await expect(again.getByRole('combobox', { name: 'Budget' })).toContainText('16 kB');
  const place = again.getByRole('navigation', { name: 'Selection' });
  await expect(place).toContainText('output');
  await expect(place).toContainText('Point');
  await expect(
    again.getByRole('region', { name: 'Cycle graph' }).getByRole('button', { name: 'Restore' }),
  ).toBeVisible();
});

test('a link restores text, settings, tool, side, place and panel', async ({ app }) => {
  await app.open(await encodeLink(LINK));
  await expect(app.tool('second')).toHaveAttribute('aria-selected', 'true');
  await expect(app.setting('Strategy')).toContainText('within-budget');
  await expect(app.setting('Budget')).toContainText('4,096 B');
  const graph = app.region('Cycle graph');
  await expect(graph.getByRole('button', { name: 'Restore' })).toBeVisible();
  await graph.getByRole('button', { name: 'Restore' }).click();
  await expect(app.region('Before').getByRole('radio', { name: 'output' })).toBeChecked();
  await app.region('Before').getByRole('radio', { name: 'Source' }).click();
  expect(await app.source()).toBe(TEXT);
});

test('a link that names no settings means the defaults, whatever was chosen before', async ({
  app,
}) => {
  await app.open();
  await app.analysed(() => app.choose('Strategy', /^as-served/));
  const fragment = await encodeLink({ text: TEXT });
  await app.analysed(() => app.page.evaluate((hash) => window.location.assign(hash), fragment));
  await expect(app.setting('Strategy')).toContainText('lossless');
});

const golden = JSON.parse(
  readFileSync(new URL('../src/link/golden-links.json', import.meta.url), 'utf8'),
) as readonly { readonly name: string; readonly fragment: string; readonly link: Link }[];

for (const { name, fragment, link } of golden) {
  test(`published links stay readable: ${name}`, async ({ app }) => {
    await app.open(fragment);
    await expect(app.alert).toHaveCount(0);
    await expect(
      app.page.getByText(link.name ?? 'Shared text', { exact: true }).first(),
    ).toBeVisible();
    for (const tool of toolsOf(link.text)) await expect(app.tool(tool).first()).toBeAttached();
  });
}

function toolsOf(text: string): readonly string[] {
  try {
    return (
      (JSON.parse(text) as { tools?: { name: string }[] }).tools?.map((tool) => tool.name) ?? []
    );
  } catch {
    return [];
  }
}

const seal = (data: Buffer | string) => `#v1/${deflateSync(data).toString('base64url')}`;
const good = seal(JSON.stringify({ text: TEXT }));
const flipped = Buffer.from(good.slice(4), 'base64url');
flipped[12] = (flipped[12] ?? 0) ^ 4;

const damaged: readonly (readonly [string, string])[] = [
  ['cut', good.slice(0, -20)],
  ['flipped', `#v1/${flipped.toString('base64url')}`],
  ['of a later version', good.replace('#v1', '#v2')],
  ['oversized', `#v1/${'A'.repeat(64_000)}`],
  ['a bomb', seal(Buffer.alloc(64 * 1024 * 1024))],
  ['of another alphabet', `${good}<script>`],
  ['without a text', seal('{"text":{"__proto__":{}},"settings":{"strategy":"x"}}')],
];

for (const [name, fragment] of damaged) {
  test(`a damaged link changes nothing: ${name}`, async ({ app }) => {
    const { page } = app;
    await app.open();
    await app.analysed(() => app.openFile('tools.json', TEXT));
    await app.analysed(() => app.choose('Strategy', /^as-served/));
    await expect(app.tool('second')).toBeVisible();
    const found = await app.findingNames();
    const revision = await app.revision();
    await page.evaluate((hash) => window.location.assign(hash), fragment);
    await expect(app.alert).toContainText('This link is damaged.');
    await expect(app.alert).toContainText(/damaged\.\s*\S+/);
    expect(await app.revision()).toBe(revision);
    await expect.poll(app.findingNames).toEqual(found);
    await expect(app.setting('Strategy')).toContainText('as-served');
    await app.alert.getByRole('button', { name: 'Close' }).click();
    await expect(app.alert).toHaveCount(0);
  });
}

test('a damaged link at the start shows an alert over the first example', async ({ app }) => {
  await app.open('#v1/AAAA');
  await expect(app.alert).toContainText('This link is damaged.');
  await expect(app.findings.getByRole('listitem').first()).toBeVisible();
});

test('hostile settings and places in a link fall back to the defaults', async ({ app }) => {
  const link = {
    text: TEXT,
    settings: {
      strategy: 7,
      budgetBytes: -1,
      dialect: { $gt: '' },
      maxBytes: 1e99,
      url: 'https://elsewhere.example',
    },
    focus: {
      tool: ['second'],
      side: 'sideways',
      pointer: 3,
      panel: '<img src=x onerror=alert(1)>',
    },
  };
  await app.open(seal(JSON.stringify(link)));
  await expect(app.alert).toHaveCount(0);
  await expect(app.setting('Strategy')).toContainText('lossless');
  await expect(app.setting('Budget')).toContainText('64 kB');
  await expect(app.setting('Dialect')).toContainText('as stamped');
  await expect.poll(async () => [...(await app.toolNames())].sort()).toEqual(['first', 'second']);
});

test('a text too long for a link is offered as one tool or as a file', async ({ app }) => {
  const { page } = app;
  await app.open();
  // What deflates badly: digits of a fixed sequence.
  let seed = 1;
  const noise = Array.from({ length: 90_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed % 36).toString(36);
  }).join('');
  const text = JSON.stringify({
    tools: [
      { name: 'small', inputSchema: { type: 'object' } },
      { name: 'large', inputSchema: { type: 'object', description: noise } },
    ],
  });
  await app.analysed(() => app.openFile('large.json', text));
  await app.tool('small').click();
  await app.button('Share').click();
  await expect(app.dialog).toContainText(/characters/);
  expect(page.url()).not.toContain('#');
  const download = page.waitForEvent('download');
  await app.dialog.getByRole('button', { name: 'Download the text' }).click();
  expect(readFileSync(await (await download).path(), 'utf8')).toBe(text);

  await app.dialog.getByRole('button', { name: 'Share this tool only' }).click();
  await expect(page).toHaveURL(/#v1\/[\w-]{1,400}$/);
  await expect(app.dialog).toBeHidden();
});
