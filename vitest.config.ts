import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false, experimental: { disableSvelteResolveWarnings: true } })],
  test: {
    maxWorkers: 2,
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'apps',
          include: ['apps/*/test/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/planted/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/test/**/*.test.ts', 'games/*/test/**/*.test.ts'],
          // Rules, bots and words keep nothing between two tests: their files need no worlds of their own.
          isolate: false,
        },
      },
    ],
  },
});
