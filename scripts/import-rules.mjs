/**
 * Check the import directions of .dependency-cruiser.cjs.
 *
 * The cruiser calls "0 modules, no violations" a success, which is what it says when it cannot read TypeScript. So this
 * also wants to see modules of every folder, and wants each rule to report the breach planted for it in scripts/canary.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {import('dependency-cruiser').ICruiseResult} Result
 * @param {readonly string[]} folders
 * @param {string} baseDir
 * @returns {Promise<Result>}
 */
async function cruised(folders, baseDir) {
  const { forbidden, options } = config;
  const { output } = await cruise([...folders], {
    ...options,
    baseDir,
    validate: true,
    ruleSet: { forbidden: forbidden ?? [] },
  });
  return /** @type {Result} */ (output);
}

/** @type {string[]} */
const faults = [];
process.chdir(ROOT);
const folders = ['src', 'e2e', 'scripts'].filter((folder) => existsSync(folder));
const real = await cruised(folders, ROOT);
for (const { rule, from, to, cycle } of real.summary.violations) {
  const way = cycle?.length ? [from, ...cycle.map(({ name }) => name)] : [from, to];
  faults.push(`${rule.name}: ${way.join(' -> ')}`);
}

const parts = [...readdirSync('src').map((name) => `src/${name}`), 'e2e', 'scripts'];
for (const part of parts) {
  const holdsCode = readdirSync(part, { recursive: true }).some((name) =>
    /[.](tsx?|mjs)$/.test(String(name)),
  );
  const seen = real.modules.some(({ source }) => source.startsWith(`${part}/`));
  if (holdsCode && !seen) faults.push(`${part} holds code, but no module of it was seen`);
}
const own = real.modules.filter(({ source }) => !source.includes('node_modules/'));
if (own.length === 0) faults.push('no module was seen at all');

const canary = await cruised(['src', 'e2e'], join(ROOT, 'scripts/canary'));
const fired = new Set(canary.summary.violations.map(({ rule }) => rule.name));
const rules = (config.forbidden ?? []).map(({ name }) => name ?? '');
for (const name of rules) {
  if (!fired.has(name)) faults.push(`the rule ${name} let its planted breach pass`);
}

for (const fault of faults) console.log(fault);
console.log(`imports: ${own.length} modules, ${rules.length} rules, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
