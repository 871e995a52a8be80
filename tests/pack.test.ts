/*
 * The packages as strangers get them: packed, installed without a network into an empty project, and
 * used as their READMEs show. Every `js` block of a README must print the `text` block that follows it,
 * and must mean the same to TypeScript.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** In the order in which they need each other. */
const PACKAGES = ['rules', 'game', 'sgf'].map((room) => ({
  name: `@honte/${room}`,
  folder: join(ROOT, 'packages', room),
}));
const READMES = [ROOT, ...PACKAGES.map(({ folder }) => folder)]
  .map((folder) => join(folder, 'README.md'))
  .filter((readme) => existsSync(readme));

interface Example {
  readonly title: string;
  readonly file: string;
  readonly code: string;
  readonly printed: string;
}

let project = '';
const examples: Example[] = [];

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'honte-pack-'));
  await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }\n');
  const tarballs = join(project, 'tarballs');
  await mkdir(tarballs);
  // A build leaves what it once made of files that are gone.
  for (const { folder } of PACKAGES) await rm(join(folder, 'dist'), { recursive: true, force: true });
  const which = PACKAGES.flatMap(({ name }) => ['--workspace', name]);
  await npm(ROOT, 'pack', ...which, '--pack-destination', tarballs);
  const packed = (await readdir(tarballs)).map((file) => `./tarballs/${file}`);
  await npm(project, 'install', '--offline', '--no-package-lock', ...packed);
  for (const [i, readme] of READMES.entries())
    for (const [j, { code, printed }] of examplesIn(await readFile(readme, 'utf8')).entries())
      examples.push({
        title: `${relative(ROOT, readme)}, ${j + 1}`,
        file: `example-${i}-${j}`,
        code,
        printed,
      });
  for (const { file, code } of examples) {
    await writeFile(join(project, `${file}.js`), code);
    await writeFile(join(project, `${file}.ts`), code);
  }
}, 120_000);

afterAll(async () => {
  if (project !== '') await rm(project, { recursive: true, force: true });
});

describe('the packages, packed and installed in an empty project', () => {
  it('hold JavaScript and types for each source file, and no tests', async () => {
    for (const { name, folder } of PACKAGES) {
      const sources = (await filesUnder(join(folder, 'src')))
        .filter((file) => !/\.(test|testing|d)\.ts$/.test(file))
        .map((file) => file.replace(/\.ts$/, ''));
      const built = sources.flatMap((file) => [`dist/${file}.d.ts`, `dist/${file}.js`]);
      const found = await filesUnder(join(project, 'node_modules', name));
      const beside = ['LICENSE', 'README.md', 'package.json'];
      expect(found.filter((file) => !beside.includes(file))).toEqual(built.sort());
    }
  });

  it('import each other as JavaScript', async () => {
    for (const { name } of PACKAGES) {
      const dist = join(project, 'node_modules', name, 'dist');
      for (const file of (await filesUnder(dist)).filter((path) => path.endsWith('.js')))
        for (const [, from = ''] of (await readFile(join(dist, file), 'utf8')).matchAll(
          / from ["'](.+?)["']/g,
        ))
          expect(from, `${name}: ${file}`).toMatch(/^\..*\.js$|^@honte\/\w+$/);
    }
  });

  it('print what the examples of the READMEs say', async () => {
    expect(examples.length).toBeGreaterThanOrEqual(READMES.length);
    const printed = await Promise.all(examples.map(({ file }) => node(project, `${file}.js`)));
    for (const [i, { title, printed: promised }] of examples.entries())
      expect(printed[i], title).toBe(promised);
  });

  it.concurrent.each(['nodenext', 'bundler'])(
    'are typed under module resolution %s',
    async (moduleResolution) => {
      const compilerOptions = {
        target: 'es2022',
        lib: ['es2022'],
        module: moduleResolution === 'bundler' ? 'esnext' : 'nodenext',
        moduleResolution,
        strict: true,
        noEmit: true,
        types: [],
      };
      // Neither a page's types nor Node's are there, so a package that needs them shows it. Types that do
      // not resolve are `any`, which refuses nothing: so one refusal is asked for.
      const surroundings = [
        "import { EMPTY } from '@honte/rules';",
        'declare global { const console: { log(...words: unknown[]): void } }',
        '// @ts-expect-error',
        'export const text: string = EMPTY;',
      ];
      await writeFile(join(project, `${moduleResolution}.ts`), surroundings.join('\n'));
      const files = [`${moduleResolution}.ts`, ...examples.map(({ file }) => `${file}.ts`)];
      await writeFile(join(project, `${moduleResolution}.json`), JSON.stringify({ compilerOptions, files }));
      await expect(node(project, TSC, '--project', `${moduleResolution}.json`)).resolves.toBe('');
    },
  );
});

/** Each `js` block that a `text` block follows, and what that says it prints. */
function examplesIn(markdown: string): { code: string; printed: string }[] {
  const blocks = markdown.matchAll(/^```js\n(.*?)^```\n+^```text\n(.*?)^```$/gms);
  return [...blocks].map(([, code = '', printed = '']) => ({ code, printed }));
}

/** Paths of the files in a folder and below, from there, in order. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) => relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/')).sort();
}

/** What a Node program prints; rejects, with what it printed, when it fails. */
async function node(cwd: string, ...words: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(process.execPath, words, { cwd, timeout: 120_000 })).stdout;
  } catch (error) {
    const { message, stdout, stderr } = error as Error & { stdout?: string; stderr?: string };
    throw new Error([message, stdout, stderr].join('\n'));
  }
}

/** Runs npm as whoever runs the tests has it, quietly and without asking anything of a network. */
function npm(cwd: string, ...words: string[]): Promise<string> {
  const quiet = ['--silent', '--no-audit', '--no-fund', '--no-update-notifier'];
  const path = process.env.npm_execpath;
  return path === undefined ? bare(cwd, [...words, ...quiet]) : node(cwd, path, ...words, ...quiet);
}

async function bare(cwd: string, words: string[]): Promise<string> {
  return (await promisify(execFile)('npm', words, { cwd, timeout: 120_000 })).stdout;
}
