/*
 * Files of games to read, all well-formed: server games, games with the time left at each move, games with
 * talk; the moves are random.
 */
import type { Dice } from './dice.ts';

const LETTERS = 'abcdefghijklmnopqrs';
const TALK = 'A comment of some length about the last move [as players write them\\] and so on.';

export type FileKind = 'moves' | 'times' | 'talk';

export const FILE_KINDS: readonly FileKind[] = ['moves', 'times', 'talk'];

/** A file of at least so many bytes, in games of so many moves. */
export function sgfFile(kind: FileKind, bytes: number, moves: number, dice: Dice): string {
  const games: string[] = [];
  let length = 0;
  while (length < bytes) {
    const game = sgfGame(kind, moves, dice);
    games.push(game);
    length += game.length;
  }
  return games.join('');
}

export function sgfGame(kind: FileKind, moves: number, dice: Dice): string {
  const nodes = ['(;FF[4]GM[1]CA[UTF-8]AP[bench:1]SZ[19]PB[Ada L.]PW[Bo]KM[6.5]RU[Japanese]RE[B+R]'];
  const letter = () => LETTERS.charAt(dice.roll(LETTERS.length));
  for (let i = 0; i < moves; i++) {
    const color = i % 2 === 0 ? 'B' : 'W';
    const time = kind === 'times' ? `${color}L[${(3600 - i * 0.7).toFixed(1)}]` : '';
    const talk = kind === 'talk' && i % 10 === 3 ? `C[${TALK}]` : '';
    nodes.push(`;${color}[${letter()}${letter()}]${time}${talk}`);
  }
  return `${nodes.join('')})\n`;
}
