import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PARTS, VERSION } from './parts.ts';
import { MEASURED, STRENGTHS } from './strengths.ts';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');

interface Package {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const packageOf = (folder: string): Package => JSON.parse(read(`${folder}/package.json`));

/** Packages that build or check the page and leave nothing in it. */
const TOOLS = ['@sveltejs/vite-plugin-svelte', 'svelte-check', 'vite'];

describe('what is inside', () => {
  const own = packageOf('apps/web');

  it('is every package that the page is made of, and its own version', () => {
    const wanted = Object.keys({ ...own.dependencies, ...own.devDependencies }).filter(
      (name) => !name.startsWith('@honte/') && !TOOLS.includes(name),
    );
    expect(PARTS.map(({ name }) => name).sort()).toEqual(wanted.sort());
    expect(VERSION).toBe(own.version);
  });

  it.each(PARTS)('$name bears its version and license', ({ name, version, license }) => {
    expect(packageOf(`node_modules/${name}`)).toMatchObject({ version, license });
  });
});

describe('the strengths of the levels', () => {
  const NAMES = {
    hard: 'Hard (3 s, one thread)',
    medium: 'Medium',
    easy: 'Easy',
    gnugo: 'GNU Go',
    random: 'random without own eyes',
  };
  const rows = read('bench/results.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it.each(STRENGTHS)(
    '$level against $against is what was measured',
    ({ level, against, won, games, from, to }) => {
      const match = `${NAMES[level]}, ${NAMES[against]}`;
      const row = rows.find(([, date, name]) => date === MEASURED && name === match);
      expect(row?.slice(3, 5)).toEqual([`${won} of ${games}`, `${from}–${to} %`]);
    },
  );
});
