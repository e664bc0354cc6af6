import { expect, test } from '@playwright/test';

test('the page may not run text as code, neither by header nor by the built page alone', async ({
  page,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  const inPage = page.locator('meta[http-equiv="Content-Security-Policy"]');
  // A static host sends no header; what a meta element may say is the same there.
  await expect(inPage).toHaveAttribute('content', policy.replace("frame-ancestors 'none'; ", ''));

  // From a timer: what a test evaluates itself is not bound by the policy.
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((done) => {
        setTimeout(() => {
          try {
            // biome-ignore lint/security/noGlobalEval: this is what the policy has to refuse
            done(String(globalThis.eval('"ran"')));
          } catch (error) {
            done(error instanceof Error ? error.name : String(error));
          }
        });
      }),
  );
  expect(outcome).toBe('EvalError');
});

test('every answer says how it may be used, and only the judging worker may compile', async ({
  request,
}) => {
  const page = (await request.get('/')).headers();
  expect(page['x-content-type-options']).toBe('nosniff');
  expect(page['referrer-policy']).toBe('no-referrer');
  expect(page['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(page['permissions-policy']).toContain('camera=()');
  // Another local page may not read what this server answers.
  expect(page['access-control-allow-origin']).toBeUndefined();

  const judge = (await request.get('/assets/judge.worker-0.js')).headers();
  expect(judge['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src 'none'",
  );
});

test('a page of another name on this machine is not answered', async ({ request }) => {
  const answer = await request.get('/', { headers: { host: 'elsewhere.example' } });
  expect(answer.status()).toBe(403);
});
