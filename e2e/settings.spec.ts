import { expect, test } from './test.ts';

const references = (text: string) => text.match(/"\$ref"/g)?.length ?? 0;
const SHARED_TWICE = JSON.stringify({
  type: 'object',
  properties: { a: { $ref: '#/$defs/Long' }, b: { $ref: '#/$defs/Long' } },
  $defs: { Long: { type: 'string', description: 'x'.repeat(200) } },
});

test('After follows the strategy', async ({ app }) => {
  await app.open();
  await app.analysed(() => app.openFile('twice.json', SHARED_TWICE));
  await expect.poll(async () => references(await app.after())).toBe(0);

  await app.analysed(() => app.choose('Strategy', /^as-served/));
  await expect.poll(async () => references(await app.after())).toBe(2);
  await expect(app.region('After')).toContainText('as-served');
  await expect(app.status).toContainText('grows 1.0 times');

  await app.analysed(() => app.choose('Strategy', /^strip-defs/));
  await expect(app.region('After')).toContainText('changes what is valid');
});

test('within-budget keeps references when the budget asks for it', async ({ app }) => {
  await app.open();
  await app.analysed(() => app.openFile('twice.json', SHARED_TWICE));
  await app.analysed(() => app.choose('Strategy', /^within-budget/));
  await expect.poll(async () => references(await app.after())).toBe(0);

  await app.setting('Budget').click();
  await app.page.getByRole('option', { name: 'Custom…' }).click();
  await app.dialog.getByRole('textbox', { name: 'Bytes' }).fill('400');
  await app.analysed(() => app.dialog.getByRole('button', { name: 'Set' }).click());
  await expect(app.setting('Budget')).toContainText('400 B');
  await expect.poll(async () => references(await app.after())).toBe(2);
});

test('the dialect overrides every stamp', async ({ app }) => {
  await app.open();
  const tuple = JSON.stringify({
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { pair: { type: 'array', items: [{ type: 'string' }] } },
  });
  await app.analysed(() => app.openFile('tuple.json', tuple));
  await expect(app.finding('dialect/items-array')).toHaveCount(0);
  await app.analysed(() => app.choose('Dialect', /^2020-12/));
  await expect(app.finding('dialect/items-array')).toHaveCount(1);
  await app.analysed(() => app.choose('Dialect', /^as stamped/));
  await expect(app.finding('dialect/items-array')).toHaveCount(0);
});

test('refuse-cycles names the cycle instead of a schema', async ({ app }) => {
  await app.open();
  await app.analysed(() => app.fromMenu('Examples', /^Recursion and fan-out/));
  await app.tool('move_file').click();
  await app.analysed(() => app.choose('Strategy', /^refuse-cycles/));
  const why = app.page.getByRole('list', { name: 'Why there is no rewritten schema' });
  await expect(why).toContainText('Node');
});
