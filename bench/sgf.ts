/*
 * Speed and memory of reading files of games, beside Sabaki's reader on the same text in the same run.
 * `npm run bench -- sgf`; memory is measured in processes of its own, see `sgf-peak.ts`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { gamesIn, parseSgf, printSgf } from '@honte/sgf';
import { loadSabakiSgf } from '../tests/judges/sabaki.ts';
import { Dice } from './dice.ts';
import { ratioOf, type Spread, spreadOf, timeRounds } from './rounds.ts';
import { FILE_KINDS, sgfFile, sgfGame } from './sgf-files.ts';

const ROUNDS = 7;
const SEED = 20261130;
const BYTES = 1_000_000;
const MOVES = 250;
const LONG = 100_000;
const SIZES_MB = [1, 10, 50] as const;

export function benchSgf(): void {
  const sabaki = loadSabakiSgf();
  console.log('reading, MB/s: median (least to most); how many times as fast as Sabaki');
  for (const kind of FILE_KINDS) {
    const text = flat(sgfFile(kind, BYTES, MOVES, new Dice(SEED)));
    const timings = timeRounds(
      [
        { name: 'parseSgf', repeats: 10, work: () => parseSgf(text) },
        { name: 'gamesIn', repeats: 10, work: () => readAll(text) },
        { name: '@sabaki/sgf', repeats: 1, work: () => sabaki.parse(text) },
      ],
      ROUNDS,
    );
    for (const [name, ms] of timings) {
      const ratio = ratioOf(timings, '@sabaki/sgf', name);
      const rates = spreadOf(ms.map((one) => text.length / 1000 / one));
      console.log(`  ${kind.padEnd(6)} ${name.padEnd(12)} ${withSpread(rates)}; ${withSpread(ratio)}×`);
    }
  }
  const long = flat(sgfGame('moves', LONG, new Dice(SEED)));
  const parsed = parseSgf(long);
  const trees = parsed.ok ? parsed.value.games.map(({ tree }) => tree) : [];
  const timings = timeRounds(
    [
      { name: 'read', repeats: 3, work: () => parseSgf(long) },
      { name: 'written', repeats: 3, work: () => printSgf(trees) },
    ],
    ROUNDS,
  );
  for (const [name, ms] of timings)
    console.log(`a game of ${LONG} moves ${name}, ms: ${withSpread(spreadOf(ms))}`);
  for (const kind of FILE_KINDS) for (const megabytes of SIZES_MB) reportPeak(kind, megabytes);
}

function readAll(text: string): number {
  let nodes = 0;
  for (const { tree } of gamesIn(text)) nodes += tree.nodes.length;
  return nodes;
}

/** As a decoder gives it: in one piece. */
function flat(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** The most heap before any collection, as the process that reads the file traces them. */
function reportPeak(kind: string, megabytes: number): void {
  const words = ['--trace-gc', '--conditions=honte-source', '--import', 'tsx', 'bench/sgf-peak.ts'];
  const { stdout } = spawnSync(process.execPath, [...words, kind, String(megabytes)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const [, reading = ''] = stdout.split('reading\n');
  const peak = Math.max(...[...reading.matchAll(/ms: .*? (\d+\.\d) \(/g)].map(([, mb]) => Number(mb)), 0);
  const held = Number(/held (\d+\.\d)/.exec(reading)?.[1] ?? Number.NaN);
  const most = Math.max(peak, held);
  console.log(
    `heap at most, ${megabytes} MB of ${kind}: ${most.toFixed(0)} MB, ${(most / megabytes).toFixed(1)} × (allowed ${60 * megabytes + 20} MB)`,
  );
}

function withSpread({ median, min, max }: Spread): string {
  const digits = median < 10 ? 2 : 0;
  return `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
}
