/*
 * Speed of the engine: playouts a second in a search from the empty board, by one thread and by a team of two
 * as the built command line starts them; the memory of a long search.
 */

import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DEFAULT_NODES, LEVELS, NODE_BYTES, nodeChannel, type Question, teamClient } from '@honte/engine';
import { evenStart, geometryOf, RULESETS } from '@honte/rules';
import { buildStale } from '../scripts/stale.ts';
import { spreadOf } from './rounds.ts';

const ROUNDS = 5;
const SEED = 20261130;
const SIZES = [9, 13, 19] as const;
const TEAMS = [1, 2] as const;
const ROUND_MS = 2000;
const LONG_MS = 60_000;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

export async function benchEngine(): Promise<void> {
  buildStale(ROOT, ['cli']);
  for (const size of SIZES) {
    const rates = new Map<number, number[]>(TEAMS.map((threads) => [threads, []]));
    // In turns, so that a slow moment of the machine hits both alike.
    for (let round = 0; round < ROUNDS; round++)
      for (const threads of TEAMS)
        rates.get(threads)?.push((1000 * (await visitsIn(size, threads, ROUND_MS, round))) / ROUND_MS);
    for (const threads of TEAMS) {
      const { median, min, max } = spreadOf(rates.get(threads) ?? []);
      const figures = [median, min, max].map((rate) => rate.toFixed(0));
      console.log(
        `playouts a second, ${size} × ${size}, ${threads} threads: ${figures.join(' ')} (middle, least, most)`,
      );
    }
  }
  const mebibytes = (bytes: number) => (bytes / 2 ** 20).toFixed(0);
  console.log(`tree at its fullest: ${mebibytes(DEFAULT_NODES * NODE_BYTES)} MiB`);
  const before = process.resourceUsage().maxRSS * 1024;
  const visits = await visitsIn(19, 1, LONG_MS, 0);
  const after = process.resourceUsage().maxRSS * 1024;
  const peak = `peak ${mebibytes(after)} MiB of the whole process, ${mebibytes(before)} before it`;
  console.log(`${LONG_MS / 1000} s on 19 × 19, ${visits} playouts: ${peak}`);
}

/** Playouts that a team runs from the empty board in a time. */
async function visitsIn(size: number, threads: number, timeMs: number, round: number): Promise<number> {
  const start = evenStart(geometryOf(size), RULESETS.chinese);
  if (!start.ok) throw new Error(start.error.code);
  const entry = `${ROOT}apps/cli/dist/thinking.js`;
  const client = teamClient(Array.from({ length: threads }, () => nodeChannel(new Worker(entry))));
  await client.load(SEED + round, DEFAULT_NODES);
  const bounds = { playouts: Number.POSITIVE_INFINITY, timeMs, reportMs: Number.POSITIVE_INFINITY };
  const question: Question = {
    goal: 'analysis',
    start: start.value,
    moves: [],
    level: LEVELS.hard,
    ...bounds,
  };
  const outcome = await client.ask(question);
  client.close();
  if (outcome.kind !== 'finished' || outcome.answer.goal !== 'analysis') throw new Error(outcome.kind);
  return outcome.answer.report.visits;
}
