import { expect, test } from './test.ts';

/** What would reach a network, a store or another thread. */
const REACHES_OUT = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'importScripts',
  'indexedDB',
  'caches',
  'Worker',
];

test('the worker that runs readers may compile, and has nothing that reaches out', async ({
  app,
}) => {
  const { page } = app;
  await app.open();
  await page.getByRole('tab', { name: 'Arguments', exact: true }).click();
  await app.region('Arguments').getByRole('textbox', { name: 'Arguments' }).fill('{}');
  await expect(app.region('Arguments').getByText(/^Judged by /)).toBeVisible();
  const worker = page.workers().find((one) => /\/judge\.worker-[^/]*\.js$/.test(one.url()));
  if (worker === undefined) throw new Error('no judging worker');
  expect(await worker.evaluate(() => new Function('return 6 * 7')())).toBe(42);
  const left = await worker.evaluate(
    (names) => names.filter((name) => name in globalThis),
    REACHES_OUT,
  );
  expect(left).toEqual([]);
});
