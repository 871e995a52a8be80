/*
 * A played game as the text of a file.
 */
import { BLACK, type Color, WHITE } from '@honte/rules';
import type { GameSheet } from '../game-sheet.ts';
import type { Table } from '../kept-game.ts';

/** @param name the game's own, if it was given one. Rejects when the writer of records cannot be fetched. */
export async function sgfOfTable({ game, sheet, begunAt }: Table, name = ''): Promise<string> {
  const { printSgf, recordOfGame, sgfOf } = await import('@honte/sgf');
  const record = recordOfGame(game, {
    black: playerOf(sheet, BLACK),
    white: playerOf(sheet, WHITE),
    date: dateOf(new Date(begunAt)),
    name,
    application: { name: 'Honte', version: '0.1.0' },
  });
  return printSgf([sgfOf(record)]);
}

/** A person who gave no name has none in the file. */
function playerOf(sheet: GameSheet, color: Color): { readonly name: string } {
  if (sheet.computer?.color === color) return { name: `Honte (${sheet.computer.level})` };
  return { name: sheet.computer ? '' : color === BLACK ? sheet.black : sheet.white };
}

/** The day where it was played, `2026-11-30`. */
function dateOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
