/*
 * Speed of the rules: replays against other libraries, cost of a move early and late in a game, random
 * playouts. Absolute rates swing with the machine; the ratios come from interleaved rounds.
 */
import { Board, geometryOf, invariant } from '@honte/rules';
import { loadOgs } from '../tests/judges/ogs.ts';
import { Dice } from './dice.ts';
import { timeLine, timePositions, WINDOWS, type WindowTimes } from './move-cost.ts';
import { Playouts } from './playout.ts';
import { type RandomGame, randomGames } from './random-games.ts';
import { printGoBoard, printOgs, printStones, replay, replayGoBoard, replayOgs } from './replays.ts';
import { processorMs, ratioOf, type Spread, spreadOf, timeRounds } from './rounds.ts';

const SEED = 20261130;
const GAMES = 10;
const PLIES = 400;
const LONG = 1600;
const ROUNDS = 15;
const BATCH = 3000;

export function benchRules(): void {
  invariant(Board.toString().includes('#chains'), 'private fields must stay native: see the target of tsx');
  const games = randomGames(geometryOf(19), GAMES, LONG, SEED);
  compareReplays(games.map((game) => game.slice(0, PLIES)));
  printMoveCost(games);
  countPlayouts();
}

function compareReplays(games: readonly RandomGame[]): void {
  const geometry = geometryOf(19);
  const ogs = loadOgs();
  for (const game of games) {
    const ours = printStones(geometry, replay(geometry, game).stones);
    invariant(ours === printGoBoard(replayGoBoard(geometry, game)), 'go-board ends on another board');
    invariant(ours === printOgs(replayOgs(ogs, geometry, game)), 'goban ends on another board');
  }
  const each = (work: (game: RandomGame) => unknown) => () => {
    for (const game of games) work(game);
  };
  const timings = timeRounds(
    [
      { name: 'honte', work: each((game) => replay(geometry, game)), repeats: 60 },
      { name: 'go-board', work: each((game) => replayGoBoard(geometry, game)), repeats: 1 },
      { name: 'goban', work: each((game) => replayOgs(ogs, geometry, game)), repeats: 1 },
    ],
    ROUNDS,
  );
  console.log(
    `replay of ${GAMES} random 19×19 games of ${PLIES} plays, ${ROUNDS} rounds, final boards equal`,
  );
  for (const [name, elapsedMs] of timings) {
    const nsPerMove = spreadOf(elapsedMs.map((ms) => (ms * 1e6) / (GAMES * PLIES)));
    console.log(`  ${name.padEnd(9)} ${withSpread(nsPerMove)} ns/move`);
  }
  for (const peer of ['go-board', 'goban'])
    console.log(`${peer} ${withSpread(ratioOf(timings, peer, 'honte'))}×`);
}

function printMoveCost(games: readonly RandomGame[]): void {
  console.log('cost of a move, legality and positional superko included, ns: median (middle half)');
  const rows: [string, WindowTimes][] = [
    ['Board + HistoryTable', timeLine(games, 40)],
    ['Position.after', timePositions(games, 8)],
  ];
  for (const [name, times] of rows) {
    const windows = WINDOWS.map(
      ([from, to], i) => `moves ${from}–${to}: ${withMiddleHalf(spreadOf(times[i]!))}`,
    );
    console.log(`  ${name.padEnd(20)} ${windows.join('; ')}`);
  }
}

function countPlayouts(): void {
  const playouts = new Playouts(geometryOf(9));
  const dice = new Dice(SEED);
  const rates: number[] = [];
  let blackWins = 0;
  let total = 0;
  for (let round = -1; round < ROUNDS; round++) {
    const elapsedMs = processorMs(() => {
      for (let i = 0; i < BATCH; i++) if (playouts.run(dice) > 0) blackWins++;
    });
    total += BATCH;
    if (round >= 0) rates.push((BATCH * 1000) / elapsedMs);
  }
  console.log(
    `random 9×9 playouts, one thread: ${withSpread(spreadOf(rates))} a second ` +
      `(${(playouts.plies / total).toFixed(1)} turns each, Black ahead on the board in ${((100 * blackWins) / total).toFixed(1)} %)`,
  );
}

function withMiddleHalf({ median, quarter, threeQuarters }: Spread): string {
  return `${median.toFixed(0)} (${quarter.toFixed(0)}–${threeQuarters.toFixed(0)})`;
}

function withSpread({ median, min, max }: Spread): string {
  return `${median.toFixed(0)} (${min.toFixed(0)}–${max.toFixed(0)})`;
}
