import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

/**
 * Run a program in the checkout's folder and wait for its end.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ live?: boolean, env?: NodeJS.ProcessEnv, timeoutMs?: number }} [options]
 *   `live`: what it says is shown as it comes; otherwise it is collected in `said`.
 * @returns {Promise<{ ok: boolean, said: string }>} never rejects: a program that cannot be started is not ok
 */
export function run(program, args, { live = false, env = {}, timeoutMs } = {}) {
  return new Promise((done) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    });
    let said = '';
    const hear = (/** @type {Buffer} */ data) => {
      said += data;
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('error', (error) => done({ ok: false, said: `${program}: ${error.message}` }));
    child.on('close', (code) => done({ ok: code === 0, said: said.trim() }));
  });
}

/**
 * Run the command of an installed package, without a detour through npm.
 *
 * @param {string} bin path under node_modules
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export const runInstalled = (bin, args, options) =>
  run(process.execPath, [`node_modules/${bin}`, ...args], options);
