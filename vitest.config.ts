import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['honte-source'] },
  ssr: { resolve: { conditions: ['honte-source'] } },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/e2e/**'],
        },
      },
      {
        // A real Chromium against the built apps, after the others: two files at a time, since nothing is
        // timed but the processor time of the page's own thread.
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/e2e/setup.ts',
          maxWorkers: 2,
          // Where nobody watches, a machine that stood still for a moment gets a second chance, and the report says so.
          retry: process.env.CI === undefined ? 0 : 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
