import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['src/engine/testing/seeded.ts'],
    // Some start real servers and commands; a machine that does other things at the same time is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Both cores, and each module read once by each: reading them anew for every file took longer than the tests.
    maxWorkers: 2,
    isolate: false,
    // Nothing a test prepares may reach the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
