/*
 * The matches behind the published strength of the levels, by name: `npm run bench -- match hard-gnugo`.
 * They play what is built in this checkout. Games are kept by commit in bench/matches, and a match that was
 * stopped goes on from there; what stands uncommitted is played without keeping, since nobody could tell
 * afterwards what it was.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from '../scripts/stale.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = 'bench/matches';
const STARTER = 'apps/cli/bin/honte.js';

/** A program's command line, run at the root of the checkout. */
type Line = () => string;

const honte =
  (words: string): Line =>
  () =>
    `node ${STARTER} gtp ${words} --seed {seed}`;

const EASY = honte('--level easy');
const MEDIUM = honte('--level medium');
const HARD = honte('--level hard --time 3 --threads 1');
/** As strong as the clock that it is given allows. */
const CLOCKED = honte('--level hard --threads 1');
const SECOND = honte('--level hard --time 1');
const SECOND_PLAYOUTS = honte('--level hard --time 1 --no-net');
/** The network's first thought, without a search. */
const POLICY: Line = () => 'node --conditions=honte-source --import tsx bench/net-player.ts';
const RANDOM: Line = () => 'node --conditions=honte-source --import tsx bench/random-player.ts --seed {seed}';
const GNUGO: Line = () =>
  `${gnugo()} --mode gtp --level 10 --chinese-rules --positional-superko --seed {seed}`;

interface Match {
  readonly a: Line;
  readonly b: Line;
  readonly games: number;
  /** Seconds of main time for each program, in place of no clock. */
  readonly clock?: number;
}

/** On 9 × 9, komi 7.5, Chinese rules with positional superko. */
const MATCHES: { readonly [name: string]: Match } = {
  'hard-gnugo': { a: HARD, b: GNUGO, games: 60 },
  'second-gnugo': { a: SECOND, b: GNUGO, games: 100 },
  'policy-gnugo': { a: POLICY, b: GNUGO, games: 100 },
  'second-playouts': { a: SECOND, b: SECOND_PLAYOUTS, games: 50 },
  'medium-gnugo': { a: MEDIUM, b: GNUGO, games: 60 },
  'hard-medium': { a: HARD, b: MEDIUM, games: 40 },
  'medium-easy': { a: MEDIUM, b: EASY, games: 40 },
  'easy-random': { a: EASY, b: RANDOM, games: 40 },
  'hard-clock': { a: CLOCKED, b: MEDIUM, games: 20, clock: 60 },
};

/** Plays the matches of these names, one after another. */
export function benchMatches(names: readonly string[]): void {
  const unknown = names.find((name) => !Object.hasOwn(MATCHES, name));
  if (names.length === 0 || unknown !== undefined) {
    console.error(`usage: npm run bench -- match ${Object.keys(MATCHES).join(' | ')}`);
    process.exitCode = 2;
    return;
  }
  buildStale(ROOT, ['cli']);
  for (const name of names) {
    const { a, b, games, clock } = MATCHES[name]!;
    const time = clock === undefined ? [] : ['--time', String(clock)];
    const words = ['--a', a(), '--b', b(), '--games', String(games), ...time, ...keeping(name)];
    const { status } = spawnSync(process.execPath, [STARTER, 'match', ...words], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = status ?? 1;
  }
}

/** Where the games are kept. */
function keeping(name: string): readonly string[] {
  const commit = git('rev-parse', '--short', 'HEAD');
  const changed = git('status', '--porcelain', '--', 'apps', 'packages', 'package-lock.json');
  if (commit === '' || changed !== '') {
    console.error(`${name}: not a clean commit, so the games are not kept`);
    return [];
  }
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  return ['--results', `${FOLDER}/${name}-${commit}.jsonl`];
}

function git(...words: string[]): string {
  return spawnSync('git', words, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** GNU Go on the path, or where Debian puts games. */
function gnugo(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.some((folder) => existsSync(join(folder, 'gnugo'))) ? 'gnugo' : '/usr/games/gnugo';
}
