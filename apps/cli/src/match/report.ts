/*
 * A match in words: a line a game, and what it came to.
 */
import type { GameRecord } from './record.ts';
import type { Header } from './results-file.ts';
import { type PerSide, printSide, SIDES } from './side.ts';
import { pointsOf, type Score, tallyOf } from './tally.ts';

const REASONS: { readonly [R in GameRecord['reason']]: string } = {
  agreed: 'counted',
  playedOut: 'played out',
  plies: 'last ply',
  resigned: 'resigned',
  time: 'time',
  fault: 'fault',
};

/** `game 3/60   A black  G7 C3  B+3.5  counted  58 plies  31.0 s  A 2 of 3`. */
export function printGame(record: GameRecord, played: readonly GameRecord[], games: number): string {
  const { game, black, opening, result, reason, moves, elapsedMs, fault } = record;
  const { all } = tallyOf(played);
  const columns = [
    `game ${String(game).padStart(String(games).length)}/${games}`,
    `${printSide(black)} black`,
    opening.padEnd(5),
    result.padEnd(6),
    REASONS[reason].padEnd(10),
    `${moves.length} plies`.padStart(9),
    `${seconds(elapsedMs, 1)} s`.padStart(8),
    `A ${pointsOf(all)} of ${all.games}`,
  ];
  const line = `${columns.join('  ')}\n`;
  return fault === null ? line : `${line}  ${printSide(fault.side)} ${fault.code}: ${fault.detail}\n`;
}

/** The end of a match: who, on what terms, how many, how sure. */
export function printMatch(header: Header, names: PerSide<string>, games: readonly GameRecord[]): string {
  const tally = tallyOf(games);
  const { all, share, interval } = tally;
  const { size, komi, rules, time } = header;
  const reasons = Object.entries(REASONS).map(([reason, words]) => ({
    words,
    count: games.filter((game) => game.reason === reason).length,
  }));
  const ends = reasons.filter(({ count }) => count > 0).map(({ words, count }) => `${count} ${words}`);
  const lines = [
    ...SIDES.map((side) => `${printSide(side)}  ${names[side]}: ${header.programs[side].command}`),
    `${size} × ${size}, komi ${komi}, ${rules}, positional superko, ${time === null ? 'no clock' : `${time} s a player`}`,
    '',
    `A wins ${pointsOf(all)} of ${all.games}: ${percent(share)} (95 %: ${percent(interval.low)} to ${percent(interval.high)})`,
    `  with Black ${printScore(tally.asBlack)}, with White ${printScore(tally.asWhite)}${all.draws > 0 ? `, ${all.draws} drawn` : ''}`,
    `  ends: ${ends.join(', ') || 'none'}`,
    `  faults: A ${tally.faults.a}, B ${tally.faults.b}`,
    `  ${tally.meanPlies.toFixed(1)} plies a game; a turn took A ${seconds(tally.meanTurnMs.a)} s, B ${seconds(tally.meanTurnMs.b)} s`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The same for other programs. */
export function writeMatch(header: Header, names: PerSide<string>, games: readonly GameRecord[]): string {
  return `${JSON.stringify({ ...header, names, ...tallyOf(games), games }, undefined, 2)}\n`;
}

function printScore(score: Score): string {
  return `${pointsOf(score)} of ${score.games}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function seconds(ms: number, digits = 3): string {
  return (ms / 1000).toFixed(digits);
}
