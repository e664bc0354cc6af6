import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { fakeServer, json, result } from '../../connect/testing/fake-server.ts';
import { refscope as ran } from '../testing/refscope.ts';

const folder = mkdtempSync(join(tmpdir(), 'refscope-'));
afterAll(() => rmSync(folder, { recursive: true }));
const EVERYTHING = createRequire(import.meta.url).resolve(
  '@modelcontextprotocol/server-everything/dist/index.js',
);

const refscope = (...args: string[]) => ran(args);

const toolNames = (out: string): string[] =>
  (JSON.parse(out) as { tools: { name: string }[] }).tools.map(({ name }) => name);

describe('an address', () => {
  test('is asked for its list, which is saved as it was served', async () => {
    const tools = '[{"name":"a","inputSchema":{"type":"object","maximum":1.0}} ]';
    const { url } = await fakeServer({
      'tools/list': ({ id, response }) =>
        json(response, `{"id":${id},"jsonrpc":"2.0","result":{"tools":${tools}}}`),
    });
    const saved = join(folder, 'served.json');
    const { code, out, err } = await refscope(
      'inspect',
      url,
      '--format',
      'json',
      '--save',
      saved,
      '--fail-on',
      'never',
    );
    expect([code, toolNames(out)]).toEqual([0, ['a']]);
    expect(err).toBe('fake 1.2.3, protocol 2025-11-25, 1 tool in 1 page\n');
    expect(readFileSync(saved, 'utf8')).toMatch(/^\{"id":\d,"jsonrpc":"2\.0","result":\{"tools":/);
    expect(readFileSync(saved, 'utf8')).toContain(tools);
  });

  test('gets the headers and the token, which stand nowhere else', async () => {
    vi.stubEnv('REFSCOPE_TEST_TOKEN', 'tok-from-env');
    const { url, headers } = await fakeServer();
    const { code, out, err } = await refscope(
      'inspect',
      url,
      '--header',
      'X-Key: k-secret',
      '--bearer-env',
      'REFSCOPE_TEST_TOKEN',
    );
    expect(code).toBe(0);
    expect(headers.at(-1)).toMatchObject({
      'x-key': 'k-secret',
      authorization: 'Bearer tok-from-env',
    });
    expect(out + err).not.toMatch(/tok-from-env|k-secret/);
  });

  test('that turns it away is explained, without the token that it repeats', async () => {
    vi.stubEnv('REFSCOPE_TEST_TOKEN', 'tok-from-env');
    const { url } = await fakeServer({
      '*': ({ request, response }) => {
        response.writeHead(401).end(`no such token: ${request.headers.authorization}`);
        return true;
      },
    });
    const { code, err } = await refscope('inspect', url, '--bearer-env', 'REFSCOPE_TEST_TOKEN');
    expect(code).toBe(2);
    expect(err).toMatch(/does not accept these credentials \(401\).*no such token/);
    expect(err).not.toContain('tok-from-env');
  });

  test.each([
    ['--timeout', '2', (id: unknown) => id === -1, /--timeout SECONDS/],
    ['--max-input', '150', () => true, /--max-input BYTES/],
  ])('whose list is cut off by %s is no input', async (option, value, answers, words) => {
    const { url } = await fakeServer({
      'tools/list': ({ id, params, response }) => {
        const isFirst = params['cursor'] === undefined;
        if (!isFirst && !answers(id)) return true;
        return json(
          response,
          result(id, {
            tools: [{ name: 'some', inputSchema: {} }],
            nextCursor: isFirst ? 'b' : 'c',
          }),
        );
      },
    });
    const { code, out, err } = await refscope('inspect', url, option, value);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(words);
  });
});

describe('a command', () => {
  /** A server on standard streams, made of the lines below. */
  const program = (name: string, lines: string): string => {
    const path = join(folder, `${name}.mjs`);
    writeFileSync(path, `import { createInterface } from 'node:readline';\n${lines}`);
    return path;
  };
  const ANSWERING = `
    const send = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
    createInterface({ input: process.stdin }).on('line', (line) => {
      const { id, method } = JSON.parse(line);
      if (method === 'initialize') send(id, { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'own', version: '3' } });
      else if (method === 'tools/list') send(id, { tools: [{ name: 'one', inputSchema: { type: 'object' } }] });
      else if (id !== undefined) console.log(JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32601, message: 'no' } }));
    });`;

  test('is started, listed and stopped', async () => {
    const { code, out, err } = await refscope(
      'inspect',
      '--format',
      'json',
      '--fail-on',
      'never',
      '--stdio',
      '--',
      process.execPath,
      EVERYTHING,
      'stdio',
    );
    expect([code, toolNames(out).length]).toEqual([0, 13]);
    expect(err).toMatch(/everything.*13 tools/s);
  }, 20_000);

  test('may print to both streams what is no message', async () => {
    const path = program(
      'noisy',
      `console.log('Listening on stdio'); console.error('\\u001b[1mready');${ANSWERING}`,
    );
    const { code, out, err } = await refscope(
      'inspect',
      '--format',
      'json',
      '--stdio',
      '--',
      process.execPath,
      path,
    );
    expect([code, toolNames(out)]).toEqual([0, ['one']]);
    expect(err).toContain('\u001b[1mready');
  });

  test('that ends at a question it does not know is started again and asked as older ones are', async () => {
    const path = program(
      'strict',
      `let first = true;
      process.stdin.once('data', (data) => { if (String(data).includes('server/discover')) process.exit(1); });${ANSWERING}`,
    );
    const { code, err } = await refscope('inspect', '--stdio', '--', process.execPath, path);
    expect([code, err]).toEqual([0, 'own 3, protocol 2025-06-18, 1 tool in 1 page\n']);
  });

  test('gets its words as they are, and no shell reads them', async () => {
    const path = program(
      'words',
      `console.error(JSON.stringify(process.argv.slice(2)));${ANSWERING}`,
    );
    const words = ['$HOME', '`id`', 'a b', '; exit 1', '--save'];
    const { err } = await refscope('inspect', '--stdio', '--', process.execPath, path, ...words);
    expect(err).toContain(JSON.stringify(words));
  });

  test('that does not answer is stopped, with what it started', async () => {
    const pids = join(folder, 'pids');
    const path = program(
      'stubborn',
      `import { spawn } from 'node:child_process'; import { writeFileSync } from 'node:fs';
       process.on('SIGTERM', () => {});
       const child = spawn(process.execPath, ['-e', 'setInterval(Date, 1000)'], { stdio: 'ignore' });
       writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + child.pid); setInterval(Date, 1000);`,
    );
    const { code, err } = await refscope(
      'inspect',
      '--timeout',
      '4',
      '--stdio',
      '--',
      process.execPath,
      path,
    );
    expect(code).toBe(2);
    expect(err).toMatch(/did not answer .* within 4 s and was stopped/);
    const isAlive = (pid: string): boolean => spawnSync('kill', ['-0', pid]).status === 0;
    await vi.waitFor(
      () => expect(readFileSync(pids, 'utf8').split(' ').filter(isAlive)).toEqual([]),
      5_000,
    );
  }, 20_000);

  test('that answers without end is given up', async () => {
    const path = program(
      'endless',
      `process.stdin.once('data', () => { const x = 'x'.repeat(1 << 20); const more = () => process.stdout.write(x, more); more(); });`,
    );
    const { code, err } = await refscope('inspect', '--stdio', '--', process.execPath, path);
    expect(code).toBe(2);
    expect(err).toMatch(/too large/);
  }, 20_000);
});
