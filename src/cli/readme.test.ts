import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Output } from './io.ts';
import { run } from './run.ts';

const ROOT = new URL('../../', import.meta.url);
const README = readFileSync(new URL('README.md', ROOT), 'utf8');
/** What a reader sees: the command behind the prompt, and what it prints; a line `…` stands for lines left out. */
const SHOWN = [...README.matchAll(/```console\n\$ npx refscope (.*)\n([\s\S]*?)```/g)].map(
  ([, args = '', output = '']) => ({ args, output }),
);

test('the README shows the command at work', () => {
  expect(SHOWN.length).toBeGreaterThan(1);
});

test.each(SHOWN)('refscope $args prints what the README shows', async ({ args, output }) => {
  let printed = '';
  const stdout: Output = {
    write: (text) => {
      printed += text;
    },
    terminal: false,
    colour: false,
  };
  const stderr: Output = { write: () => undefined, terminal: false, colour: false };
  async function* stdin() {
    yield await Promise.resolve(Buffer.from(''));
  }
  const fromRoot = args
    .split(' ')
    .map((arg) => (arg.startsWith('src/') ? fileURLToPath(new URL(arg, ROOT)) : arg));
  await run(fromRoot, { stdin: stdin(), stdout, stderr });
  let from = 0;
  for (const part of output.split('…\n')) {
    const found = printed.indexOf(part, from);
    expect(found, `this is printed no longer:\n${part}\nbut:\n${printed}`).toBeGreaterThanOrEqual(
      0,
    );
    from = found + part.length;
  }
});
