import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Nothing a test prepares may reach the next one.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
