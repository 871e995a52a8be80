import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';

/** The fast tests of the rules, for `npm run mutate`: they run once for each of more than a thousand mutants. */
export default defineConfig({
  resolve: {
    conditions: ['honte-source'],
    // In the copy that is mutated, `node_modules` leads back to the rules as they are.
    alias: { '@honte/rules': fileURLToPath(new URL('packages/rules/src/index.ts', import.meta.url)) },
  },
  ssr: { resolve: { conditions: ['honte-source'] } },
  test: {
    testTimeout: 60_000,
    setupFiles: ['tests/mutation-setup.ts'],
    include: ['packages/rules/src/**/*.test.ts', 'apps/cli/src/conformance/conformance.test.ts'],
    // Without the long ones, and those of nouns that are not mutated.
    exclude: [
      ...configDefaults.exclude,
      'packages/rules/src/{oracle,counts,benson,geometry,diagram,coords,color}.test.ts',
    ],
  },
});
