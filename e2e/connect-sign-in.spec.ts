import { guarded, metadataOf, signInOn } from './connect/guarded.ts';
import { signInServer } from './connect/sign-in-server.ts';
import { dialogOf, expect, test } from './connect/test.ts';

test('sign in at a real authorization server, in a window of its own', async ({
  app,
  serve,
  seen,
}) => {
  let metadata = {};
  const server = await serve(guarded(() => metadata));
  const authorization = await signInServer(server.url);
  metadata = metadataOf(server.url, authorization.issuer);
  try {
    const connect = dialogOf(app);
    await app.open();
    await connect.connect(server.url);
    await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
    await connect.button('Sign in').click();
    await expect(app.dialog).toContainText(`You sign in at ${authorization.issuer}`);
    const opened = app.page.waitForEvent('popup');
    await connect.button('Sign in there').click();
    const popup = await opened;
    await expect(app.dialog).toContainText(`Waiting for you at ${authorization.issuer}`);
    await app.analysed(() => signInOn(popup));
    await expect(app.tool('only')).toBeVisible();
    await expect.poll(() => popup.isClosed() || popup.url().includes('/oauth/callback')).toBe(true);
    if (!popup.isClosed()) expect(popup.url()).not.toContain('code=');

    const listed = server.received.find(({ method }) => method === 'tools/list');
    const token = listed?.headers.authorization?.replace('Bearer ', '') ?? '';
    expect(token.length).toBeGreaterThan(20);
    expect(authorization.asked.filter((path) => path === '/token')).toHaveLength(1);
    await connect.open();
    await expect(app.dialog).toContainText(`Signed in at ${authorization.issuer}`);
    const markup = await app.page.evaluate(() =>
      JSON.stringify([
        document.documentElement.outerHTML,
        { ...localStorage },
        { ...sessionStorage },
        window.location.href,
      ]),
    );
    expect(markup).not.toContain(token);
    expect(seen.join('\n')).not.toContain(token);
    await connect.button('Sign out').click();
    await connect.button('Connect').click();
    await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
  } finally {
    authorization.close();
  }
});

test('a sign-in that leads somewhere unsafe is not opened', async ({ app, serve }) => {
  let metadata = {};
  const server = await serve(guarded(() => metadata));
  metadata = metadataOf(server.url, 'javascript:alert(1)//');
  const connect = dialogOf(app);
  await app.open();
  await connect.connect(server.url);
  await connect.button('Sign in').click();
  await expect(app.dialog.locator('.connect-form').getByRole('alert')).toHaveText(/\S/);
  await expect(connect.button('Sign in there')).toHaveCount(0);
  await expect(app.dialog.getByRole('textbox', { name: 'Client id' })).toBeVisible();
});

test('giving up a sign-in ends it', async ({ app, serve }) => {
  let metadata = {};
  const server = await serve(guarded(() => metadata));
  const authorization = await signInServer(server.url);
  metadata = metadataOf(server.url, authorization.issuer);
  try {
    const connect = dialogOf(app);
    await app.open();
    await connect.connect(server.url);
    await connect.button('Sign in').click();
    const opened = app.page.waitForEvent('popup');
    await connect.button('Sign in there').click();
    const popup = await opened;
    await connect.button('Give up').click();
    await expect(connect.button('Find the sign-in')).toBeVisible();
    await signInOn(popup);
    await expect.poll(() => popup.url()).toMatch(/\/oauth\/callback\/?$/);
    // The next connection comes after whatever a sign-in that went on would have sent.
    const before = server.received.length;
    await connect.button('Try again').click();
    await expect.poll(() => server.received.length).toBeGreaterThan(before);
    await expect(connect.step('Authorised').getByRole('alert')).toContainText('401');
    expect(server.received.some(({ headers }) => headers.authorization !== undefined)).toBe(false);
    expect(authorization.asked).toContain('/reg');
    expect(authorization.asked, 'the code is not exchanged').not.toContain('/token');
  } finally {
    authorization.close();
  }
});
