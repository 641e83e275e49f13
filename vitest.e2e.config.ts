import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/client/e2e/**/*.test.ts'],
    passWithNoTests: true,
    // A browser waits more than it works: two files at a time.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
