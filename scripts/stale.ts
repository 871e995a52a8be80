/*
 * Which apps have to be built before they run: those never built, and those with a source newer than what
 * was built of it. Dates alone decide, so the question costs a few milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { type Dirent, existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What a build writes last, by the app's folder in `apps/`. */
const PRODUCTS = { cli: 'dist/main.js', server: 'dist/main.js', web: 'dist/index.html.br' } as const;

export type App = keyof typeof PRODUCTS;

export const APPS = Object.keys(PRODUCTS) as readonly App[];

/** Files of the root that every build depends on. */
const SHARED = ['package-lock.json', 'tsconfig.base.json', 'scripts/brotli.ts'];

/**
 * Why an app has to be built, or `undefined` if it is up to date. Sources are the app and the packages it
 * depends on, through others too; tests are none.
 *
 * @param root the repository's folder.
 */
export function staleness(root: string, app: App): string | undefined {
  const product = join(root, 'apps', app, PRODUCTS[app]);
  if (!existsSync(product)) return 'not built yet';
  const builtMs = statSync(product).mtimeMs;
  const shared = SHARED.map((path) => join(root, path)).filter(existsSync);
  for (const path of [...shared, ...sourceFolders(root, join(root, 'apps', app)).flatMap(sourcesBelow)])
    if (statSync(path).mtimeMs > builtMs) return `${relative(root, path)} is newer`;
  return undefined;
}

/** Builds those of the apps that are stale, one after another, saying so. Throws if a build fails. */
export function buildStale(root: string, apps: readonly App[]): void {
  for (const app of apps) {
    const reason = staleness(root, app);
    if (reason === undefined) continue;
    const begun = new Date();
    process.stderr.write(`building apps/${app}: ${reason}\n`);
    const { status, stdout, stderr } = spawnSync('npm', ['run', 'build', '--workspace', `apps/${app}`], {
      cwd: root,
      encoding: 'utf8',
      // Tests, which run with another NODE_ENV, are to see what people get.
      env: { ...process.env, NODE_ENV: 'production' },
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`apps/${app} does not build\n${stdout}${stderr}`);
    // Dated by its beginning: what was changed while it was built is newer, and will be built.
    utimesSync(join(root, 'apps', app, PRODUCTS[app]), begun, begun);
  }
}

/** The folder of a workspace, and those of the packages of ours that it needs. */
function sourceFolders(root: string, folder: string, found = new Set<string>()): string[] {
  found.add(folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const needed = join(root, 'packages', name.replace('@honte/', ''));
    if (name.startsWith('@honte/') && !found.has(needed)) sourceFolders(root, needed, found);
  }
  return [...found];
}

/** Every source file below a folder, and every folder: a folder's date tells of files taken away. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isSource)
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...sourcesBelow(path)] : [path];
    });
}

function isSource({ name }: Dirent): boolean {
  return (
    !name.startsWith('.') && !['dist', 'node_modules'].includes(name) && !/\.(test|testing)\.ts$/.test(name)
  );
}
