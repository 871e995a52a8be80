/*
 * What the games of a match add up to.
 */
import type { GameRecord } from './record.ts';
import { type PerSide, SIDES, type Side } from './side.ts';

export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export interface Tally {
  /** As A sees it: all games, and those in which A had Black, White. */
  readonly all: Score;
  readonly asBlack: Score;
  readonly asWhite: Score;
  /** A's share of the points, 0 … 1, a draw being half a point; 0 without games. */
  readonly share: number;
  /** Its 95 % interval. */
  readonly interval: Interval;
  readonly meanPlies: number;
  /** Milliseconds for a turn. */
  readonly meanTurnMs: PerSide<number>;
  readonly faults: PerSide<number>;
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 %. */
const Z = 1.959963984540054;

/**
 * Wilson's interval for a share of `points` in `games`: 95 %, 0 … 1 when there are no games.
 *
 * @source E. B. Wilson, "Probable inference, the law of succession, and statistical inference", 1927
 */
export function wilsonInterval(points: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const share = points / games;
  const spread = Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games));
  const middle = share + (Z * Z) / (2 * games);
  const whole = 1 + (Z * Z) / games;
  return { low: Math.max(0, (middle - spread) / whole), high: Math.min(1, (middle + spread) / whole) };
}

export function tallyOf(games: readonly GameRecord[]): Tally {
  const all = scoreOf(games);
  const points = pointsOf(all);
  return {
    all,
    asBlack: scoreOf(games.filter(({ black }) => black === 'a')),
    asWhite: scoreOf(games.filter(({ black }) => black === 'b')),
    share: games.length === 0 ? 0 : points / games.length,
    interval: wilsonInterval(points, games.length),
    meanPlies: sumOf(games, ({ moves }) => moves.length) / Math.max(1, games.length),
    meanTurnMs: perSide((side) => {
      const turns = sumOf(games, (game) => game.turns[side]);
      return sumOf(games, (game) => game.thinkMs[side]) / Math.max(1, turns);
    }),
    faults: perSide((side) => games.filter(({ fault }) => fault?.side === side).length),
  };
}

/** A win is a point, a draw half of one. */
export function pointsOf({ wins, draws }: Score): number {
  return wins + draws / 2;
}

function scoreOf(games: readonly GameRecord[]): Score {
  const count = (winner: Side | null) => games.filter((game) => game.winner === winner).length;
  return { games: games.length, wins: count('a'), losses: count('b'), draws: count(null) };
}

function perSide<T>(of: (side: Side) => T): PerSide<T> {
  const [a, b] = SIDES.map(of) as [T, T];
  return { a, b };
}

function sumOf(games: readonly GameRecord[], of: (game: GameRecord) => number): number {
  return games.reduce((sum, game) => sum + of(game), 0);
}
