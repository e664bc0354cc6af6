import { spawn } from 'node:child_process';
import { text as textOf } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { fakeServer, json } from './testing/fake-server.ts';
import { OPTIONS } from './testing/reach.ts';

const PAGES = 200;
const PER_PAGE = 100;

/** 100 tools of about 400 bytes each. */
function page(at: number): string {
  const tools = Array.from({ length: PER_PAGE }, (_, i) => ({
    name: `tool_${at * PER_PAGE + i}`,
    description: 'Does something with the thing that it is given, and says what came of it.'.repeat(
      2,
    ),
    inputSchema: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        to: { $ref: '#/$defs/Place' },
        note: { type: 'string' },
      },
      $defs: {
        Place: { type: 'object', properties: { x: { type: 'number' }, y: { type: 'number' } } },
      },
    },
  }));
  return JSON.stringify(tools).slice(1, -1);
}

const largeServer = () =>
  fakeServer({
    'tools/list': ({ id, params, response }) => {
      const at = Number(params['cursor'] ?? 0);
      const next = at + 1 < PAGES ? `,"nextCursor":"${at + 1}"` : '';
      return json(response, `{"jsonrpc":"2.0","id":${id},"result":{"tools":[${page(at)}]${next}}}`);
    },
  });

/** Runs `list-large.ts`, which Node 20 cannot read without help. */
const PROGRAM = `
  const { runnerImport } = await import('vite');
  await runnerImport(${JSON.stringify(fileURLToPath(new URL('./testing/list-large.ts', import.meta.url)))},
    { configFile: false, logLevel: 'error' });
`;

test('20,000 tools in 200 pages take at most ten times their text', async () => {
  const { url } = await largeServer();
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, LARGE_URL: url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const said = JSON.parse(await textOf(child.stdout)) as Record<
    'text' | 'peak' | 'pages' | 'tools',
    number
  >;
  const want = Array.from({ length: PAGES }, (_, at) => page(at)).join(',').length;
  expect(said).toMatchObject({ pages: PAGES, tools: 20_000, text: want + '{"tools":[]}'.length });
  expect(said.peak / said.text).toBeLessThan(10);
}, 90_000);

test('cancelled in the middle, it asks for no further page', async () => {
  const { url, said } = await largeServer();
  const person = new AbortController();
  const onProgress = vi.fn(({ pages }: { pages: number }) => {
    if (pages === 20) person.abort();
  });
  const begun = performance.now();
  const limits = { bytes: 64 * 1024 * 1024 };
  const ended = await connect({ url }, { ...OPTIONS, limits, signal: person.signal, onProgress });
  expect(ended).toEqual({ kind: 'cancelled' });
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(said.filter((one) => one === 'POST tools/list').length).toBeLessThanOrEqual(21);
});
