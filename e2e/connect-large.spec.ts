import { dialogOf, expect, test } from './connect/test.ts';

/** 200 pages of 100 tools each, of about 280 bytes: 5.6 MB. */
const PAGES = Array.from({ length: 200 }, (_, page) =>
  JSON.stringify(
    Array.from({ length: 100 }, (_unused, at) => ({
      name: `tool_${page}_${at}`,
      description: 'One of twenty thousand, with a text of a usual length to read through.',
      inputSchema: {
        type: 'object',
        properties: { id: { type: 'string' }, count: { type: 'integer', minimum: 0 } },
        required: ['id'],
      },
    })),
  ),
);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('20,000 tools in 200 pages arrive with progress', async ({ app, serve }) => {
  test.setTimeout(180_000);
  const server = await serve({ pages: PAGES });
  const connect = dialogOf(app);
  await app.open();
  const said = new Set<string>();
  await app.page.exposeFunction('saw', (text: string) => said.add(text));
  await app.page.evaluate(() => {
    const { saw } = window as unknown as { readonly saw: (text: string) => void };
    new MutationObserver(() => {
      const text = document.querySelector('[data-progress]')?.textContent;
      if (text) saw(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await connect.connect(server.url);
  await expect(connect.strip).toBeVisible({ timeout: 60_000 });
  const counts = [...said].filter((text) => /^page [\d,]+, [\d,]+ tools, [\d.]+ [kM]B$/.test(text));
  expect(counts.length, 'progress was shown as it went').toBeGreaterThan(20);
  await expect(app.region('Tools').getByText('20,000')).toBeVisible({ timeout: 120_000 });
  expect(server.received.filter(({ method }) => method === 'tools/list')).toHaveLength(200);
});

test('after Cancel the form takes input again within 200 ms', async ({ app, serve }) => {
  const server = await serve({
    pages: PAGES,
    answer: async ({ method, cursor }) => {
      // The last page never comes, so that the list is not over before Cancel is pressed.
      if (cursor === String(PAGES.length - 1)) return true;
      if (method === 'tools/list') await pause(15);
      return false;
    },
  });
  const { page } = app;
  const connect = dialogOf(app);
  await app.open();
  await connect.open();
  await connect.address.fill(server.url);
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    await connect.button('Connect').click();
    await expect(app.dialog.locator('[data-progress]')).toHaveText(/^page (1\d|[2-9]\d)/);
    times.push(
      await page.evaluate(async () => {
        const field = document.querySelector<HTMLInputElement>('#server-address');
        const cancel = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Cancel',
        );
        if (!field || !cancel) throw new Error('nothing to cancel');
        const start = performance.now();
        cancel.click();
        while (field.matches(':disabled')) await new Promise(requestAnimationFrame);
        // Painted, and the page free for the next key.
        await new Promise(requestAnimationFrame);
        await new Promise((resolve) => setTimeout(resolve));
        return performance.now() - start;
      }),
    );
    await page.keyboard.press('Tab');
    await expect(connect.address).toBeEnabled();
    await expect(connect.button('Cancel')).toHaveCount(0);
  }
  const median = times.sort((a, b) => a - b)[1] ?? Number.POSITIVE_INFINITY;
  test.info().annotations.push({ type: 'Cancel', description: `${median.toFixed(0)} ms` });
  process.stdout.write(
    `Cancel gives the form back after ${times.map((ms) => ms.toFixed(0)).join(', ')} ms\n`,
  );
  expect(median).toBeLessThan(200);
  const asked = server.received.length;
  // A whole connection takes longer than the next page would.
  const other = await serve();
  await connect.address.fill(other.url);
  await app.analysed(() => connect.button('Connect').click());
  await expect(app.tool('only')).toBeVisible();
  expect(server.received.length, 'nothing is asked for after Cancel').toBeLessThanOrEqual(
    asked + 1,
  );
});

test('Escape while connecting gives up too, and a late answer changes nothing', async ({
  app,
  serve,
}) => {
  const answers: (() => void)[] = [];
  let given = 0;
  const server = await serve({
    answer: async ({ method }) => {
      if (method !== 'tools/list') return false;
      await new Promise<void>((resolve) => answers.push(resolve));
      given += 1;
      return false;
    },
  });
  const connect = dialogOf(app);
  await app.open();
  const revision = await app.revision();
  await connect.connect(server.url);
  await expect.poll(() => answers.length).toBe(1);
  await app.page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  for (const answer of answers) answer();
  await expect.poll(() => given).toBe(1);
  // What the person does next is the only thing that is analysed.
  await app.analysed(() => app.fromMenu('Examples', /^Recursion and fan-out/));
  await expect(connect.strip).toHaveCount(0);
  await expect(app.tool('only')).toHaveCount(0);
  expect(await app.revision()).toBe(revision + 1);
});
