import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['apps/client/e2e/**/*.test.ts'],
    passWithNoTests: true,
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
