import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { locateChromium } from '../scripts/chromium.mjs';

/** Not the port of `npm start`, so that both can run at once; another one where two checkouts are tested at once. */
const port = Number(process.env['E2E_PORT'] ?? 4174);
const origin = `http://127.0.0.1:${port}`;
const executablePath = locateChromium();

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One at a time: they share a server and two cores.
  workers: 1,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        // Chromium has no sandbox for root, as whom containers run this.
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-domain-reliability',
        '--disable-features=OptimizationHints,MediaRouter,Translate',
        // Proves that the page reaches for no other host.
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
      ],
    },
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port}`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: origin,
    // A server left over from another build would be tested in place of this one.
    reuseExistingServer: false,
  },
});
