/*
 * What a move costs early and late in a game, so that a cost that grows with the game's length shows.
 */
import { bareRuleset, evenStart, geometryOf, invariant, type Point, Position } from '@honte/rules';
import { PASS, type RandomGame } from './random-games.ts';
import { Line } from './replays.ts';

/** Plies between which moves are timed: after the first number of moves, up to the second; the last
 *  is beyond any real game, with the board as full as before it. */
export const WINDOWS: readonly (readonly [number, number])[] = [
  [10, 50],
  [100, 150],
  [350, 400],
  [1550, 1600],
];

/** For each window, nanoseconds a move in each round. */
export type WindowTimes = readonly number[][];

/** On the mutable board with its history, as a search plays. */
export function timeLine(games: readonly RandomGame[], rounds: number): WindowTimes {
  return timeWindows(games, rounds, (game) => {
    const line = new Line(geometryOf(19), game.length);
    return (from, to) => line.play(game, from, to);
  });
}

/** On immutable positions, as a game on the screen is played. */
export function timePositions(games: readonly RandomGame[], rounds: number): WindowTimes {
  const start = evenStart(geometryOf(19), bareRuleset('positional', false));
  invariant(start.ok, 'an empty board is a start');
  return timeWindows(games, rounds, (game) => {
    let position = Position.at(start.value);
    return (from, to) => {
      for (let ply = from; ply < to; ply++) {
        position = next(position, game[ply]!);
      }
    };
  });
}

function next(position: Position, p: number): Position {
  if (p === PASS) return position.passed();
  const after = position.after(p as Point);
  invariant(after.ok, 'an illegal play');
  return after.value;
}

/** Plays some moves of one game, from one ply up to another, on from where it stands. */
type Player = (from: number, to: number) => void;

function timeWindows(
  games: readonly RandomGame[],
  rounds: number,
  begin: (game: RandomGame) => Player,
): WindowTimes {
  const times: number[][] = WINDOWS.map(() => []);
  for (let round = -2; round < rounds; round++) {
    const elapsedMs = WINDOWS.map(() => 0);
    for (const game of games) {
      const play = begin(game);
      let ply = 0;
      for (const [i, [from, to]] of WINDOWS.entries()) {
        play(ply, from);
        const before = performance.now();
        play(from, to);
        elapsedMs[i]! += performance.now() - before;
        ply = to;
      }
    }
    if (round < 0) continue;
    for (const [i, [from, to]] of WINDOWS.entries())
      times[i]!.push((elapsedMs[i]! * 1e6) / (games.length * (to - from)));
  }
  return times;
}
