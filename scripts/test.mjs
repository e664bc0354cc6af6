/**
 * Everything that must hold, step by step; `--fast` leaves out what needs a build or a browser.
 *
 * Ends with one line `N passed, M failed`. A runner of tests counts each of its tests, any other step counts as one.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from './chromium.mjs';
import { build, parts } from './parts.mjs';
import { ROOT } from './root.mjs';
import { run, runInstalled } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, does: string, slow?: true, run: () => Promise<Count> }} Step
 */

const fast = process.argv.includes('--fast');
const RESULTS = join(ROOT, 'node_modules/.cache/results');
/** What an earlier run left in `dist/` is not what this one tests. */
let isBuiltNow = false;

/** @param {boolean} ok @returns {Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** @param {string} bin @param {readonly string[]} args */
async function quietly(bin, args) {
  const { ok, said } = await runInstalled(bin, args);
  if (!ok) console.log(said);
  return one(ok);
}

/**
 * Counts from what a runner wrote about itself. A runner that fails and names no failed test (it could not start, a file
 * could not be read, there was no test) counts as one failure.
 *
 * @param {boolean} ok
 * @param {string} file
 * @param {(results: any) => Count} count - the runners' own formats; a member that is missing makes the step fail
 * @returns {Count}
 */
function counted(ok, file, count) {
  /** @type {Count} */
  let { passed, failed } = { passed: 0, failed: 0 };
  try {
    ({ passed, failed } = count(JSON.parse(readFileSync(file, 'utf8'))));
  } catch {
    return { passed: 0, failed: 1 };
  }
  return { passed, failed: failed === 0 && (!ok || passed === 0) ? 1 : failed };
}

async function unitTests() {
  const file = join(RESULTS, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runInstalled('vitest/vitest.mjs', ['run', ...reporters], { live: true });
  return counted(ok, file, ({ numPassedTests, numFailedTests, testResults }) => ({
    passed: numPassedTests,
    // A file that could not even be loaded has no tests to fail.
    failed:
      numFailedTests +
      testResults.filter(
        (/** @type {any} */ { status, assertionResults }) =>
          status === 'failed' && assertionResults.length === 0,
      ).length,
  }));
}

async function browserTests() {
  if (!isBuiltNow) {
    console.log('  not run: there is no build to test');
    return one(false);
  }
  const path = await getChromium((line) => console.log(`  ${line}`));
  if (path === undefined) {
    console.log('  not run: no Chromium could be had; name one with CHROMIUM_PATH');
    return one(false);
  }
  console.log(`  with ${path}`);
  const file = join(RESULTS, 'browser.json');
  const { ok } = await runInstalled(
    '@playwright/test/cli.js',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { live: true, env: { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return counted(ok, file, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

async function builds() {
  /** @type {string[]} */
  const missing = [];
  for (const part of parts) if (!(await build(part))) missing.push(part);
  isBuiltNow = missing.length === 0;
  if (!isBuiltNow) console.log(`  not built: ${missing.join(', ')}`);
  return one(isBuiltNow);
}

async function sizes() {
  if (isBuiltNow) return quietly('size-limit/bin.js', []);
  console.log('  not measured: there is no build to measure');
  return one(false);
}

/** @type {readonly Step[]} */
const steps = [
  {
    name: 'format',
    does: 'every file is formatted and its imports are sorted',
    run: () => quietly('@biomejs/biome/bin/biome', ['check', '--linter-enabled=false', '.']),
  },
  {
    name: 'lint',
    does: 'no file breaks a lint rule, not even one that only warns',
    run: () => quietly('@biomejs/biome/bin/biome', ['lint', '--error-on-warnings', '.']),
  },
  {
    name: 'types',
    does: "every folder's types are right under its own settings",
    run: async () => {
      const { ok, said } = await run(process.execPath, ['scripts/types.mjs']);
      if (!ok) console.log(said);
      return one(ok);
    },
  },
  {
    name: 'imports',
    does: 'folders import only in the agreed directions',
    run: async () => {
      const { ok, said } = await run(process.execPath, ['scripts/import-rules.mjs']);
      if (!ok) console.log(said);
      return one(ok);
    },
  },
  {
    name: 'unused',
    does: 'no file, export or package stands unused',
    run: () => quietly('knip/bin/knip.js', []),
  },
  { name: 'unit', does: 'unit and property tests', run: unitTests },
  { name: 'build', does: `build ${parts.join(', ')}`, slow: true, run: builds },
  {
    name: 'size',
    does: 'what the page loads before the editor stays small',
    slow: true,
    run: sizes,
  },
  { name: 'browser', does: 'the built page in Chromium', slow: true, run: browserTests },
];

/** @type {Count} */
const total = { passed: 0, failed: 0 };
if (!existsSync(join(ROOT, '../shared'))) {
  // A pipeline that lost its suites would otherwise be green for the wrong reason.
  if (process.env['CI'] === 'true') {
    console.log('error: ../shared is absent, and CI=true wants the tests against it');
    total.failed += 1;
  } else {
    console.log('../shared is absent: the tests run on what the project ships itself');
  }
}
// Never count what an earlier run left behind.
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
/** @type {string[]} */
const red = [];
for (const step of steps) {
  if (fast && step.slow) continue;
  console.log(`${step.name}: ${step.does}`);
  const started = Date.now();
  const { passed, failed } = await step.run();
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) red.push(step.name);
  const mark = failed > 0 ? 'FAILED' : 'ok';
  console.log(`  ${mark}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
if (red.length > 0) console.log(`Failed: ${red.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
