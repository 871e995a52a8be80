/** Mutation tests of the rules: `npm run mutate`. Score, survivors and why: docs/mutation.md. */
const nouns = [
  'board',
  'chains',
  'superko',
  'history',
  'history-table',
  'position',
  'region',
  'score',
  'quick-count',
];

export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts' },
  mutate: nouns.map((noun) => `packages/rules/src/${noun}.ts`),
  // What is copied to be mutated: nothing but what those tests read.
  ignorePatterns: [
    '**',
    '!/packages/rules/**',
    '!/apps/cli/**',
    '!/tests/conformance/**',
    '!/tests/mutation-setup.ts',
    '!/package.json',
    '!/tsconfig.base.json',
    '!/vitest.mutation.config.ts',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: false,
  reporters: ['clear-text', 'progress', 'json'],
  jsonReporter: { fileName: 'reports/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'reports/mutation-sandbox',
  thresholds: { high: 90, low: 80, break: 80 },
};
