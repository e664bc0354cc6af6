import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** The command as it is shipped: one file, started by its first line. */
const folder = mkdtempSync(join(tmpdir(), 'refscope-'));
const command = join(folder, 'refscope.js');

beforeAll(async () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await build({
    root,
    mode: 'cli',
    logLevel: 'silent',
    build: { outDir: folder, emptyOutDir: false },
  });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const list = (tools: number) => {
  const names = Array.from(
    { length: tools },
    (_, i) => `{"name":"t${i}","inputSchema":{"type":"object"}}`,
  );
  return `{"tools":[${names.join(',')}]}`;
};

describe('the built command', () => {
  const rows: [args: string[], input: string, code: number, out: RegExp, err: RegExp][] = [
    [['--version'], '', 0, /^\d+\.\d+\.\d+\n$/, /^$/],
    [['inspect', '-'], list(1), 0, /^t0 +input/m, /^$/],
    [['inspect', '-'], '{"tools":[{"name":"a","inputSchema":{"$ref":"#/x"}}]}', 1, /^error/m, /^$/],
    [['inspect', '-'], '', 2, /^$/, /empty/],
    [['inspect', 'nowhere.json'], '', 2, /^$/, /^error: .*nowhere\.json/],
    [['inspect', '.'], '', 2, /^$/, /folder/],
    [['rewrite', '-'], list(1), 0, /^\{"tools":.*\}\n$/, /^$/],
    [['colour'], '', 2, /^$/, /unknown command.*\n.*inspect/],
  ];
  test.each(rows)('%j', (args, input, code, out, err) => {
    const ended = spawnSync(command, args, { input, encoding: 'utf8', cwd: folder });
    expect(ended.status).toBe(code);
    expect(ended.stdout).toMatch(out);
    expect(ended.stderr).toMatch(err);
  });

  test('writes no colour into a pipe', () => {
    const { stdout } = spawnSync(command, ['inspect', '-'], { input: list(3), encoding: 'utf8' });
    expect(stdout).not.toContain('\u001b');
  });

  test('does not complain when its reader leaves early', async () => {
    const child = spawn(command, ['inspect', '-']);
    let said = '';
    child.stderr.on('data', (data: Buffer) => {
      said += data.toString();
    });
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(list(20_000));
    const code = await new Promise((ended) => child.once('close', ended));
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });
});
