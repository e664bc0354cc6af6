import AxeBuilder from '@axe-core/playwright';
import type { App } from './app-page.ts';
import { expect, test } from './test.ts';

/** OpenAI's strict functions want every object closed and every property required; this one has neither. */
const OPEN_OBJECT = JSON.stringify({
  tools: [
    {
      name: 'draw',
      inputSchema: {
        type: 'object',
        properties: { at: { $ref: '#/$defs/P' }, note: { type: 'string' } },
        required: ['at'],
        $defs: { P: { type: 'number' } },
      },
    },
    { name: 'ping', inputSchema: { type: 'object', properties: {} } },
  ],
});

const grid = (app: App) => app.page.getByRole('grid', { name: 'Tools by clients' });
const row = (app: App, name: string) =>
  grid(app)
    .getByRole('row')
    .filter({ has: app.page.getByRole('rowheader', { name, exact: true }) });
const details = (app: App) => app.page.getByRole('region', { name: 'What the client does' });

async function open(app: App): Promise<void> {
  await app.open();
  await app.analysed(() => app.openFile('draw.json', OPEN_OBJECT));
  await app.page.getByRole('tab', { name: 'Clients', exact: true }).click();
  await expect(row(app, 'draw')).toBeVisible();
}

/** The mark of one client for one tool, by the head of its column. */
async function cell(app: App, tool: string, client: string) {
  const heads = await grid(app).getByRole('columnheader').allTextContents();
  const at = heads.indexOf(client);
  expect(at, client).toBeGreaterThan(0);
  return row(app, tool)
    .getByRole('gridcell')
    .nth(at - 1);
}

test('every client by every tool; a mark opens on the rule with its place, reach, source and date', async ({
  app,
}) => {
  await open(app);
  const mark = await cell(app, 'draw', 'OpenAI, strict functions');
  await expect(mark.getByRole('img', { name: /^refused: / })).toBeVisible();
  await mark.click();
  await expect(details(app)).toContainText('additionalProperties false on every object: refused');
  await expect(details(app)).toContainText(/Documented on \d{4}-\d\d-\d\d; reaches the whole tool/);
  await expect(
    details(app).getByRole('link', { name: 'developers.openai.com' }).first(),
  ).toHaveAttribute('href', /^https:\/\/developers\.openai\.com\//);
  await details(app).getByRole('button', { name: 'Go to /tools/0/inputSchema' }).first().click();
  await expect(app.tool('draw')).toHaveAttribute('aria-selected', 'true');
  const calm = await cell(app, 'ping', 'MCP specification');
  await expect(calm.getByRole('img', { name: 'works' })).toBeVisible();
});

test('filters: my clients are remembered, trouble and one rule narrow the table', async ({
  app,
}) => {
  const { page } = app;
  await open(app);
  const panel = app.region('Clients');
  const heads = grid(app).getByRole('columnheader');
  const all = await heads.count();
  await panel.getByRole('radio', { name: 'Trouble' }).click();
  await expect.poll(() => heads.count()).toBeLessThan(all);

  await panel.getByRole('radio', { name: 'Mine' }).click();
  await panel.getByRole('checkbox', { name: 'OpenAI, strict functions', exact: true }).check();
  await panel.getByRole('checkbox', { name: 'Claude Code' }).check();
  await expect(heads).toHaveText(['Tool', 'Claude Code', 'OpenAI, strict functions']);
  await expect(row(app, 'draw')).toContainText('refused: ');
  // What was ticked is written a moment later.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('refscope.arrangement')))
    .toContain('"mine":["openai-strict","claude-code"]');
  await page.reload();
  await page.getByRole('tab', { name: 'Clients', exact: true }).click();
  await panel.getByRole('radio', { name: 'Mine' }).click();
  await expect(heads).toHaveText(['Tool', 'Claude Code', 'OpenAI, strict functions']);

  await app.analysed(() => app.openFile('draw.json', OPEN_OBJECT));
  await (await cell(app, 'draw', 'OpenAI, strict functions')).click();
  await details(app)
    .getByRole('button', { name: 'Only tools that meet oai-strict-closed' })
    .click();
  await expect(heads).toHaveText(['Tool', 'OpenAI, strict functions']);
  await expect(page.getByRole('combobox', { name: 'Rule' })).toContainText('oai-strict-closed');
});

test('a repair is taken, and its result is judged by the same client', async ({ app }) => {
  await open(app);
  await (await cell(app, 'draw', 'OpenAI, strict functions')).click();
  const repairs = app.page.getByRole('region', { name: 'Repairs' });
  await expect(repairs).toContainText('Loses: ');
  await app.analysed(() =>
    repairs.getByRole('button', { name: 'Use for:openai-strict', exact: true }).click(),
  );
  await expect(app.setting('Strategy')).toContainText('for:openai-strict');
  const mark = await cell(app, 'draw', 'OpenAI, strict functions');
  await expect(mark.getByRole('img', { name: 'refused before, works' })).toBeVisible();
  await expect(app.region('After')).toContainText('"additionalProperties": false');
});

test('Client narrows the page to one, says what it minds as findings, and travels in a link', async ({
  app,
}) => {
  const { page } = app;
  await open(app);
  await page.getByRole('tab', { name: 'Overview', exact: true }).click();
  await app.analysed(() => app.choose('Client', /^OpenAI, strict functions/));
  const closed = app.finding('oai-strict-closed').first();
  await expect(closed).toBeVisible();
  await expect(app.finding('consumer/\\S+')).toHaveCount(0);
  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\//);
  const { hash } = new URL(page.url());
  await page.goto('about:blank');
  await app.open(hash);
  await expect(app.setting('Client')).toContainText('OpenAI, strict functions');
  await expect(closed).toBeVisible();
  await app.analysed(() => app.choose('Strategy', /^for:openai-strict/));
  await expect(app.finding('oai-strict-\\S+')).toHaveCount(0);
});

test('a profile is written from what is chosen, held to the list, and travels in a link', async ({
  app,
}) => {
  const { page } = app;
  await open(app);
  await (await cell(app, 'draw', 'OpenAI, strict functions')).click();
  await details(app).getByRole('button', { name: 'Add to mine' }).click();
  const profile = page.getByRole('region', { name: 'Validation profile' });
  await profile.getByRole('button', { name: 'Write one from what is chosen here' }).click();
  const text = profile.getByRole('textbox', { name: 'refscope.config.json' });
  await expect(text).toHaveValue(/"clients": \[\s*"openai-strict"\s*\]/);
  await expect(profile).toContainText('It fails: ');
  await expect(
    profile.getByRole('listitem').filter({ hasText: 'oai-strict-closed' }),
  ).not.toHaveCount(0);

  await text.fill('{"polcy": "warn"}');
  await expect(profile.getByRole('alert')).toHaveText(
    'A profile has no "polcy". Did you mean "policy"?',
  );
  const mended = '{"policy": "warn", "clients": ["openai-strict"]}';
  await text.fill(mended);
  await expect(profile).toContainText('It passes: 0 errors, ');
  await app.button('Share').click();
  await expect(page).toHaveURL(/#v1\//);
  const { hash } = new URL(page.url());
  await page.goto('about:blank');
  await app.open(hash);
  await page.getByRole('tab', { name: 'Clients', exact: true }).click();
  await expect(text).toHaveValue(mended);
});

test('a finding leads to its page of help, which needs nothing but itself', async ({ app }) => {
  const { page } = app;
  await open(app);
  await page.getByRole('tab', { name: 'Overview', exact: true }).click();
  await app.analysed(() => app.choose('Client', /^OpenAI, strict functions/));
  const finding = app.finding('oai-strict-closed').first();
  await finding.getByRole('button').first().click();
  const [help] = await Promise.all([
    page.waitForEvent('popup'),
    finding.getByRole('link', { name: 'Help page' }).click(),
  ]);
  await expect(help.getByRole('heading', { level: 1 })).toHaveText('OpenAI, strict functions');
  await expect(help).toHaveURL(/help\/clients\/openai-strict\.html#oai-strict-closed$/);
  const { violations } = await new AxeBuilder({ page: help }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

for (const theme of ['light', 'dark'] as const)
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const)
    test(`axe finds nothing in Clients, ${theme}, ${width} wide`, async ({ app }) => {
      const { page } = app;
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await open(app);
      await (await cell(app, 'draw', 'MCP Inspector')).click();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        ),
      ).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
    });
