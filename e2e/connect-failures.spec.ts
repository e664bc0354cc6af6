import { FAILURES } from './connect/failures.ts';
import { dialogOf, expect, test } from './connect/test.ts';

for (const { name, behaviour, step, says, marks = [], offers = [] } of FAILURES) {
  test(`the doctor names the cause: ${name}`, async ({ app, serve }) => {
    const server = await serve(behaviour);
    const connect = dialogOf(app);
    await app.open();
    await connect.connect(server.url);
    await expect(app.dialog.getByRole('heading', { name: 'Connection doctor' })).toBeVisible();
    const failing = connect.step(step);
    await expect(failing.getByRole('img', { name: 'failed' })).toBeVisible();
    await expect(app.dialog.getByRole('img', { name: 'failed' })).toHaveCount(1);
    await expect(failing.getByRole('alert')).toHaveText(/\S/);
    for (const said of says) await expect(failing).toContainText(said);
    const marked = await failing.locator('mark').allTextContents();
    expect(marked.map((mark) => mark.toLowerCase()).sort()).toEqual(
      marks.map((mark) => mark.toLowerCase()).sort(),
    );
    for (const offer of offers) await expect(connect.button(offer)).toBeVisible();
    await expect(app.dialog).not.toContainText('Failed to fetch');
    await expect(connect.button('Try again')).toBeVisible();
  });
}

test('a closed port: all that it can be, how to tell, and the command that can', async ({
  app,
  serve,
}) => {
  const server = await serve();
  await server.close();
  const connect = dialogOf(app);
  await app.open();
  await connect.connect(server.url);
  const failing = connect.step('Reachable');
  await expect(failing).toContainText('no server listens on that port');
  await expect(failing).toContainText('no such host');
  await expect(failing).toContainText('CORS');
  await expect(failing).toContainText(`refscope inspect '${server.url}'`);
  await failing.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => app.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`refscope inspect '${server.url}'`);

  // The relay is told which of them it is.
  await connect.button('Use the relay').click();
  await expect(connect.step('Reachable')).toContainText('No server listens at');
  await expect(connect.button('Use the relay')).toHaveCount(0);
});

test('the line to add is copied as it stands', async ({ app, serve }) => {
  const server = await serve({ headers: { 'access-control-expose-headers': null } });
  const connect = dialogOf(app);
  await app.open();
  await connect.connect(server.url);
  const failing = connect.step('Session readable');
  await failing.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => app.page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Access-Control-Expose-Headers: mcp-session-id/);
  await failing.getByRole('tab', { name: 'Express' }).click();
  await expect(failing.getByRole('tabpanel')).toContainText('exposedHeaders:');
});

test('after a mistake is mended, Try again connects', async ({ app, serve }) => {
  const server = await serve({ authorization: 'Bearer right' });
  const connect = dialogOf(app);
  await app.open();
  await connect.connect(server.url);
  await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
  await connect.header('Authorization', 'Bearer right');
  await app.analysed(() => connect.button('Try again').click());
  await expect(app.dialog).toHaveCount(0);
  await expect(app.tool('only')).toBeVisible();
});
