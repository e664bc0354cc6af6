// Longer than most: the three panels that judge share their example and the way to their rows.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { App } from './app-page.ts';
import { expect, test } from './test.ts';

/** Strategies and readers run for real, one after the other. */
test.setTimeout(180_000);
const PATIENT = { timeout: 150_000 };

const RULES_BESIDE = JSON.stringify({
  name: 'draw',
  inputSchema: {
    type: 'object',
    properties: { at: { $ref: '#/$defs/Point', required: ['z'] } },
    required: ['at'],
    $defs: {
      Point: {
        type: 'object',
        properties: { x: { type: 'number' }, z: { type: 'number' } },
        required: ['x'],
      },
    },
  },
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const table = (app: App) => app.page.getByRole('table', { name: 'Strategies side by side' });
const row = (app: App, id: string) =>
  table(app)
    .getByRole('row')
    .filter({ has: app.page.getByText(id, { exact: true }) });

/** Opens a panel of the dock and waits until it has nothing more to do. */
async function done(app: App, panel: 'Strategies' | 'Readers'): Promise<void> {
  await expect(app.region(panel).locator('[aria-busy="false"]')).toBeAttached(PATIENT);
}

test('nothing of the judging part is loaded before a panel of it is opened', async ({ app }) => {
  const { page } = app;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await app.open();
  await expect(app.schemaText).toBeAttached();
  const judging = () =>
    asked.filter((url) => /judg|connected-(strategies|readers|arguments)/.test(url));
  expect(judging()).toEqual([]);
  const workers = page.workers().length;
  await tab(page, 'Arguments').click();
  await app.region('Arguments').getByRole('textbox', { name: 'Arguments' }).fill('{}');
  await expect(app.region('Arguments').getByText(/^Judged by /)).toBeVisible();
  expect(judging().length).toBeGreaterThan(0);
  expect(page.workers().length).toBeGreaterThan(workers);
});

test('every strategy with its cost and its verdict; a failure opens on an instance that shows it', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => app.openFile('draw.json', RULES_BESIDE));
  await tab(page, 'Strategies').click();
  await done(app, 'Strategies');

  for (const [id, words] of [
    ['as-served', 'the text as it came'],
    ['lossless', /no difference in \d/],
    ['within-budget', /no difference in \d/],
    // Repairs are rows like all others; this one closes the objects.
    ['for:openai-strict', 'narrower: refuses more'],
    ['for:claude-code', /no difference in \d/],
    // Later keywords win there, so one of two `required` is lost.
    ['sdk-1563', 'wider: accepts more'],
    ['dereference-json-schema', /wider: accepts more|narrower/],
  ] as const)
    await expect(row(app, id), id).toContainText(words);
  await expect(row(app, 'sdk-1563')).toContainText('proposed');
  await expect(row(app, 'fastmcp')).toContainText('transcribed');
  await expect(row(app, 'json-schema-ref-parser')).toContainText('published');
  await expect(row(app, 'lossless')).toContainText('shown in After');
  for (const id of ['lossless', 'for:openai-strict', 'for:portable-core'])
    await expect(row(app, id).getByRole('img', { name: 'loads' }), id).not.toHaveCount(0);

  await row(app, 'sdk-1563')
    .getByRole('button', { name: /^Open / })
    .click();
  const region = app.region('Strategies');
  await expect(region).toContainText('Smallest instance found');
  await expect(region).toContainText(/Before\s*refused/);
  await expect(region).toContainText(/After\s*accepted/);
  await expect(region).toContainText(/required refuses only before, at \/at of the instance/);

  await region.getByRole('button', { name: /^Go to / }).click();
  await expect(page.getByRole('navigation', { name: 'Selection' })).toContainText('required');
  await region.getByRole('button', { name: 'Try as arguments' }).click();
  const args = app.region('Arguments');
  await expect(args.getByRole('textbox', { name: 'Arguments' })).toHaveValue(/"at"/);
  await expect(args.getByRole('region', { name: 'As served' })).toContainText('refused');
});

test('of a whole list, how many schemas differ, each with its instance and the keyword before and after', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  const draw = JSON.parse(RULES_BESIDE) as Record<string, unknown>;
  const tools = [
    draw,
    { name: 'ping', inputSchema: { type: 'object' } },
    { ...draw, name: 'paint' },
    { ...draw, name: 'erase' },
  ];
  await app.analysed(() => app.openFile('tools.json', JSON.stringify({ tools })));
  await tab(page, 'Strategies').click();
  const region = app.region('Strategies');
  await region.getByRole('radio', { name: 'Whole list' }).click();
  await expect(row(app, 'sdk-1563')).toContainText('3 of 4 differ: wider', PATIENT);
  await row(app, 'sdk-1563')
    .getByRole('button', { name: /^Open / })
    .click();
  await expect(region).toContainText('Differs, 1 of 3: draw input');
  const change = region.getByRole('region', { name: 'Before and after' });
  // Of the two that were there, the one beside the reference is all that stays.
  await expect(change).toHaveText('"required": ["z"]−"required": ["x"]');
  await region.getByRole('button', { name: 'Next' }).click();
  await expect(region).toContainText('Differs, 2 of 3: paint input');
  await expect(region).toContainText(/Smallest instance found, .*, paint input/);
  await region.getByRole('button', { name: 'Next' }).click();
  await expect(region).toContainText('Differs, 3 of 3: erase input');
  await region.getByRole('button', { name: /^Go to / }).click();
  await expect(page.getByRole('navigation', { name: 'Selection' })).toContainText('erase');
  await region.getByRole('button', { name: 'Next' }).click();
  await expect(region).toContainText('Differs, 1 of 3: draw input');
  await region.getByRole('button', { name: 'Previous' }).click();
  await expect(region).toContainText('Differs, 3 of 3: erase input');
});

test('choosing a row makes After follow, packages from the registry included', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => app.openFile('draw.json', RULES_BESIDE));
  await tab(page, 'Strategies').click();
  await app.analysed(() => row(app, 'strip-defs').getByRole('button').first().click());
  await expect(app.setting('Strategy')).toContainText('strip-defs');
  await expect.poll(() => app.after()).not.toContain('"$defs"');
  await app.analysed(() => row(app, 'zod-round-trip').getByRole('button').first().click());
  await expect(app.setting('Strategy')).toContainText('zod-round-trip');
  await expect(row(app, 'zod-round-trip')).toContainText('shown in After');
});

test('columns sort, and a second look at the same text gives the same answers', async ({ app }) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => app.openFile('draw.json', RULES_BESIDE));
  await tab(page, 'Strategies').click();
  await done(app, 'Strategies');
  const said = () => table(app).getByRole('row').allInnerTexts();
  const first = await said();
  for (const scope of ['Whole list', 'This tool']) {
    await app.region('Strategies').getByRole('radio', { name: scope }).click();
    await expect(app.region('Strategies').getByRole('progressbar')).not.toHaveCount(0);
  }
  await done(app, 'Strategies');
  expect(await said()).toEqual(first);

  await table(app).getByRole('button', { name: 'bytes' }).click();
  await expect(table(app).getByRole('columnheader', { name: 'bytes' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const bytes = await table(app)
    .locator('tbody tr td:nth-child(2)')
    .evaluateAll((cells) => cells.map(({ textContent }) => Number(textContent?.replace(/,/g, ''))));
  const known = bytes.filter((value) => !Number.isNaN(value));
  expect(known.length).toBeGreaterThan(10);
  expect(known).toEqual([...known].sort((a, b) => b - a));
});

test('what is too large shows its exact size, and work can be cancelled and begun again', async ({
  app,
}) => {
  const levels = 40;
  const definitions = Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `L${at}`,
      at === levels - 1
        ? {}
        : { properties: { a: { $ref: `#/$defs/L${at + 1}` }, b: { $ref: `#/$defs/L${at + 1}` } } },
    ]),
  );
  // s(last) = 2, s(i) = what stands around + 2 s(i + 1)
  let size = 2n;
  for (let at = 1; at < levels; at++)
    size = BigInt('{"properties":{"a":,"b":}}'.length) + 2n * size;
  size += BigInt('{"properties":{"top":}}'.length);
  await app.open();
  await app.analysed(() =>
    app.openFile(
      'fan-out.json',
      JSON.stringify({ properties: { top: { $ref: '#/$defs/L0' } }, $defs: definitions }),
    ),
  );
  await tab(app.page, 'Strategies').click();
  await expect(row(app, 'lossless')).toContainText(size.toLocaleString('en-US'));
  await expect(row(app, 'lossless')).toContainText('too large to build');
  const region = app.region('Strategies');
  await region.getByRole('button', { name: 'Cancel' }).click();
  await expect(region).toContainText(/Cancelled at \d+ of \d+/);
  await region.getByRole('button', { name: 'Run again' }).click();
  await expect(region.getByRole('progressbar')).not.toHaveCount(0);
});

test('readers: one bad output schema loses the list in one client and not in the next', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  const schema = { type: 'object', properties: { days: { $ref: '#/$defs/Weather' } } };
  const tools = [
    { name: 'get_weather', inputSchema: { type: 'object' }, outputSchema: { type: 'object' } },
    { name: 'get_forecast', inputSchema: { type: 'object' }, outputSchema: schema },
    { name: 'ping', inputSchema: { type: 'object' } },
  ];
  await app.analysed(() => app.openFile('tools.json', JSON.stringify({ tools })));
  await tab(page, 'Readers').click();
  await done(app, 'Readers');
  const fates = app.region('Readers').getByRole('region', { name: 'The list as a whole' });
  await expect(fates).toContainText(/MCP SDK 1\.32[^,]*, before: 0 of 3 tools survive/);
  await expect(fates.getByRole('button', { name: 'sunk by get_forecast' }).first()).toBeVisible();
  await expect(fates).toContainText(/MCP client 2\.4, before: 3 of 3 tools survive/);

  const grid = app.region('Readers').getByRole('grid', { name: 'Tools by readers' });
  const tool = grid.getByRole('row').filter({ hasText: 'get_forecast' });
  await tool.getByRole('gridcell').first().click();
  const said = app.region('Readers').getByRole('region', { name: 'What the reader said' });
  await expect(said).toContainText('MCP SDK 1.32');
  await expect(said).toContainText(/output refuses: .*Weather/);
  await grid.focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).toContainText('after');
  await page.keyboard.press('ArrowUp');
  await expect(said).not.toContainText('get_forecast');

  const rows = grid.getByRole('row');
  const all = await rows.count();
  await app.region('Readers').getByRole('button', { name: 'Only trouble' }).click();
  await expect(rows.filter({ hasText: 'get_forecast' })).toHaveCount(1);
  expect(await rows.count()).toBeLessThan(all);
});

test('arguments: an object sent as text, the reference that hid its type, and the way out', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  await app.analysed(() => app.fromMenu('Examples', /^The argument that arrives as a string/));
  await app.tool('create_event').click();
  await tab(page, 'Arguments').click();
  const args = app.region('Arguments');
  const field = args.getByRole('textbox', { name: 'Arguments' });
  const sent = JSON.stringify({
    title: 'Tea',
    when: JSON.stringify({ start: '2026-01-01T10:00:00Z', end: '2026-01-01T11:00:00Z' }),
  });
  await field.fill(sent);
  const note = args.getByRole('region', { name: 'Sent as text' });
  await expect(note).toContainText('/when is an object, sent as a JSON string');
  await expect(note).toContainText('#/$defs/Period hides its type');
  await expect(note).toContainText('As rewritten, the type stands there in the open.');
  await expect(args.getByRole('region', { name: 'As served' })).toContainText('refused');

  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\//);
  const link = new URL(page.url()).hash;

  await note.getByRole('button', { name: 'Send the object itself' }).click();
  await expect(args.getByRole('region', { name: 'As served' })).toContainText('accepted');
  await expect(args.getByRole('region', { name: /^As rewritten/ })).toContainText('accepted');

  await field.fill('{"title": ');
  await expect(args).toContainText('Not read');
  await args.getByRole('button', { name: 'Start from a valid example' }).click();
  await expect(field).toHaveValue(/"title"/);
  await expect(args.getByRole('region', { name: 'As served' })).toContainText('accepted');

  await page.goto('about:blank');
  await app.open(link);
  await expect(field).toHaveValue(sent);
  await expect(note).toContainText('/when is an object');
});

for (const theme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`axe finds nothing in the panels that judge, ${theme}, ${width} wide`, async ({ app }) => {
      const { page } = app;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await app.open();
      await app.analysed(() => app.openFile('draw.json', RULES_BESIDE));
      const violations = async () => {
        const found = await new AxeBuilder({ page }).analyze();
        return found.violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id}: ${node.target.join(' ')}`),
        );
      };
      const wider = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await tab(page, 'Strategies').click();
      await expect(row(app, 'sdk-1563')).toContainText('wider', PATIENT);
      await row(app, 'sdk-1563')
        .getByRole('button', { name: /^Open / })
        .click();
      expect(await violations(), 'Strategies').toEqual([]);
      expect(await wider()).toBeLessThanOrEqual(0);
      await tab(page, 'Readers').click();
      await expect(app.region('Readers').getByRole('img', { name: 'loads' }).first()).toBeVisible();
      expect(await violations(), 'Readers').toEqual([]);
      expect(await wider()).toBeLessThanOrEqual(0);
      await tab(page, 'Arguments').click();
      await app.region('Arguments').getByRole('textbox', { name: 'Arguments' }).fill('{"at":"{}"}');
      await expect(app.region('Arguments').getByText(/^Judged by /)).toBeVisible();
      expect(await violations(), 'Arguments').toEqual([]);
      expect(await wider()).toBeLessThanOrEqual(0);
    });
