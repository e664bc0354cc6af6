import { expect, test } from './test.ts';

/** 4 references at each of so many levels: one schema, whose inlined form has 4^levels leaves. */
function fanOut(levels: number): string {
  const definitions = Object.fromEntries(
    Array.from({ length: levels }, (_, level) => [
      `Level${level}`,
      level === levels - 1
        ? { type: 'string' }
        : {
            type: 'object',
            properties: Object.fromEntries(
              ['a', 'b', 'c', 'd'].map((name) => [name, { $ref: `#/$defs/Level${level + 1}` }]),
            ),
          },
    ]),
  );
  return JSON.stringify({
    type: 'object',
    properties: { top: { $ref: '#/$defs/Level0' } },
    $defs: definitions,
  });
}

/** The bytes of the inlined form, by the arithmetic of its shape: s(i) = wrapping + 4 × s(i + 1). */
function inlinedBytes(levels: number): bigint {
  const wrapping = BigInt('{"type":"object","properties":{"a":,"b":,"c":,"d":}}'.length);
  let size = BigInt('{"type":"string"}'.length);
  for (let level = 1; level < levels; level++) size = wrapping + 4n * size;
  return BigInt('{"type":"object","properties":{"top":}}'.length) + size;
}

const grouped = (bytes: bigint) => bytes.toLocaleString('en-US');

test('what is too large to show is a number to the byte and a folded view, no error', async ({
  app,
}) => {
  await app.open();
  await app.analysed(() => app.openFile('fan-out.json', fanOut(40)));
  await expect(app.region('After')).toContainText(`${grouped(inlinedBytes(40))} bytes`);
  await expect(app.region('After')).toContainText('The number is exact');
  await expect(app.alert).toHaveCount(0);
  await expect(app.page.getByRole('table', { name: 'Sizes' })).toContainText(
    grouped(inlinedBytes(40)),
  );

  await app.analysed(() => app.button('Use within-budget').click());
  await expect(app.setting('Strategy')).toContainText('within-budget');
  await expect(app.button('Use within-budget')).toBeHidden();
});

test('the limit of what is shown can be raised', async ({ app }) => {
  const bytes = inlinedBytes(9);
  expect(bytes).toBeGreaterThan(1_048_576n);
  await app.open();
  await app.analysed(() => app.openFile('fan-out.json', fanOut(9)));
  await expect(app.region('After')).toContainText(`${grouped(bytes)} bytes`);
  await app
    .region('After')
    .getByRole('button', { name: /^Raise budget to/ })
    .click();
  await expect(app.region('After')).not.toContainText('large definitions are folded');
  expect(BigInt(JSON.stringify(JSON.parse(await app.after())).length)).toBe(bytes);
});

/** Millions of small references: work for seconds, and nothing to shorten it. */
function longWork(): string {
  const properties = Array.from({ length: 90_000 }, (_, n) => `"p${n}":{"$ref":"#/$defs/D${n}"}`);
  const definitions = Array.from({ length: 90_000 }, (_, n) => `"D${n}":{"type":"string"}`);
  return `{"type":"object","properties":{${properties.join()}},"$defs":{${definitions.join()}}}`;
}

test('a worker that takes too long is ended and replaced, and what was there stays', async ({
  app,
}) => {
  const { page } = app;
  await page.clock.install();
  await app.open();
  await expect(app.tool('mix_paint')).toBeVisible();
  const [worker] = page.workers();
  await app.openFile('long.json', longWork());
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  // The page's clock alone goes on: the worker works for real meanwhile.
  await page.clock.fastForward(15_000);
  await expect(app.region('After')).toContainText(/Stopped after \d+\.\d s/);
  await expect(app.status).toHaveText('Analysis stopped');
  await expect(app.region('After')).toContainText(
    /The (stages before it are|last result is) shown\./,
  );
  await expect(app.tools.getByRole('option')).not.toHaveCount(0);

  await app.analysed(() => app.fromMenu('Examples', /^Definitions inside definitions/));
  await expect(app.tool('create_issue')).toBeVisible();
  await expect(app.region('After')).not.toContainText('Stopped after');
  expect(page.workers()).toHaveLength(1);
  expect(page.workers()[0]).not.toBe(worker);
});

test('long work says its stage and can be cancelled', async ({ app }) => {
  const { page } = app;
  await page.clock.install();
  await app.open();
  await expect(app.tool('mix_paint')).toBeVisible();
  const tools = await app.toolNames();
  await app.openFile('long.json', longWork());
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  await page.clock.fastForward(1_000);
  await app.button('Cancel').click();
  await expect(app.region('After')).toContainText(/Cancelled after \d+\.\d s/);
  await expect(app.region('After')).toContainText('The last result is shown.');
  await expect.poll(app.toolNames).toEqual(tools);
  await expect(app.button('Cancel')).toBeHidden();
  await app.region('After').getByRole('button', { name: 'Retry' }).click();
  await expect(app.region('After')).not.toContainText('Cancelled');
});
