/** Find a Chromium that starts, or get one. */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runInstalled } from './run.mjs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Where it is, without starting it: CHROMIUM_PATH, the usual places, Playwright's own download. */
export function locateChromium() {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) return wanted;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** A download without the system libraries it needs is there and does not start. */
async function starts(/** @type {string | undefined} */ path) {
  return path !== undefined && (await run(path, ['--version'], { timeoutMs: 60_000 })).ok;
}

/**
 * @param {(line: string) => void} say
 * @returns {Promise<string | undefined>} the path of a Chromium that starts
 */
export async function getChromium(say) {
  const there = locateChromium();
  if (await starts(there)) return there;
  if (process.env['CHROMIUM_PATH']) {
    say(`CHROMIUM_PATH names ${there}, which does not start`);
    return undefined;
  }

  say('No Chromium that starts was found: asking Playwright for its own');
  const download = await runInstalled('@playwright/test/cli.js', ['install', 'chromium'], {
    // Where downloads are refused it would otherwise try for many minutes.
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
    timeoutMs: 300_000,
  });
  const own = chromium.executablePath();
  if (existsSync(own) && (await starts(own))) return own;

  say(
    download.ok
      ? "Playwright's Chromium does not start here: installing Debian's package"
      : "Playwright's download was refused: installing Debian's package",
  );
  const root = process.getuid?.() === 0;
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const [program, ...rest] = root ? ['apt-get', ...args] : ['sudo', '-n', 'apt-get', ...args];
    const { ok, said } = await run(program ?? 'apt-get', rest, {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
      timeoutMs: 600_000,
    });
    if (!ok) {
      say(`apt-get ${args[0]} failed: ${said.split('\n').at(-1)}`);
      return undefined;
    }
  }
  const installed = PLACES.find((path) => existsSync(path));
  return (await starts(installed)) ? installed : undefined;
}
