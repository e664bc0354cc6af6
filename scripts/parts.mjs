/** What `npm run build` makes, each part by itself. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { runInstalled } from './run.mjs';

/** @type {Readonly<Record<string, { makes: string, mode: string, types?: string }>>} */
const PARTS = {
  site: { makes: 'dist/site/index.html', mode: 'production' },
  engine: {
    makes: 'dist/engine/index.js',
    mode: 'engine',
    types: 'src/engine/tsconfig.build.json',
  },
  cli: { makes: 'dist/cli/refscope.js', mode: 'cli' },
};

export const parts = Object.keys(PARTS);

/** @param {string} part */
const called = (part) => {
  const found = PARTS[part];
  if (found === undefined) throw new Error(`no part ${part}`);
  return found;
};

/** @param {string} part */
export const isBuilt = (part) => existsSync(join(ROOT, called(part).makes));

/** @param {string} part @returns {Promise<boolean>} whether it was built */
export async function build(part) {
  const { mode, types } = called(part);
  const options = { live: true };
  const bundled = await runInstalled('vite/bin/vite.js', ['build', '--mode', mode], options);
  if (!bundled.ok || types === undefined) return bundled.ok;
  return (await runInstalled('typescript/bin/tsc', ['-p', types], options)).ok;
}
