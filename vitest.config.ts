import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['honte-source'] },
  ssr: { resolve: { conditions: ['honte-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', 'tests/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
