// The arrows between the rooms (HOUSE.md §2). Each package may import those listed, and nothing else of ours.
const ARROWS = {
  rules: [],
  game: ['rules'],
  board: ['rules'],
  sgf: ['rules', 'game'],
  net: ['rules'],
  solver: ['rules'],
  engine: ['rules', 'net', 'solver'],
  content: ['rules', 'game', 'sgf', 'solver'],
  wire: ['rules', 'game'],
};

const packageRules = Object.entries(ARROWS).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^packages/${room}/src` },
  to: { path: '^(packages|apps)/', pathNot: [room, ...allowed].map((name) => `^packages/${name}/`) },
}));

export default {
  forbidden: [
    ...packageRules,
    {
      name: 'one-door-per-package',
      comment: 'A package is entered by its index alone.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^$1/$2/', 'src/index\\.ts$', '\\.css$'] },
    },
    {
      name: 'nothing-imports-an-app',
      severity: 'error',
      from: { path: '^(packages|apps/([^/]+))/' },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'the-command-line-has-no-board-to-see',
      severity: 'error',
      from: { path: '^apps/cli/' },
      to: { path: '^packages/board/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'product-code-imports-no-development-tool',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.(test|testing)\\.ts$' },
      to: { path: 'node_modules', pathNot: 'node_modules/@honte/' },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules|demo)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['honte-source', 'import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  },
};
