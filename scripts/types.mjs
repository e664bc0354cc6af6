/**
 * Check the types of every folder, each with its own settings, two at a time. What a run learned stays in
 * node_modules/.cache, so that the next one checks only what changed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/types');
/** The compiler's native build: the same result in a fifth of the time. Tools that use its API keep the other one. */
const NATIVE = join(ROOT, 'node_modules/typescript7/bin/tsc');
/** For what is written in JavaScript: the native build reads fewer of its type comments. */
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const folders = [...readdirSync(join(ROOT, 'src')).map((name) => `src/${name}`), 'e2e', 'scripts'];
// The biggest first: the two lanes then end at about the same time.
const projects = folders
  .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((name) => `${folder}/${name}`))
  .filter((project) => existsSync(join(ROOT, project)))
  .sort((a, b) => Number(b.startsWith('src/app')) - Number(a.startsWith('src/app')));

/** @param {string} project @returns {Promise<{ code: number | null, said: string }>} */
function check(project) {
  const info = join(CACHE, `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const options = ['-p', project, '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [project.startsWith('scripts/') ? TSC : NATIVE, ...options],
      { cwd: ROOT },
    );
    let said = '';
    const hear = (/** @type {Buffer} */ data) => {
      said += data;
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', (code) => done({ code, said: said.trim() }));
  });
}

mkdirSync(CACHE, { recursive: true });
let failed = 0;
const waiting = [...projects];
async function lane() {
  for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
    const { code, said } = await check(project);
    // TS18003: the settings stand, the folder has no such file (yet).
    const empty = /^error TS18003:[^\n]*$/.test(said);
    if (code !== 0 && !empty) {
      failed += 1;
      console.log(`${project}:\n${said}`);
    }
  }
}
await Promise.all([lane(), lane()]);
console.log(`types: ${projects.length - failed} of ${projects.length} projects without errors`);
process.exitCode = failed === 0 && projects.length > 0 ? 0 : 1;
