/*
 * The ledger: every finished game with what it earned and why. It is derived from the games that are here, each of
 * which has one line, and from what deleted ones left; so no game counts twice.
 */
import type { Table } from '../kept-game.ts';
import { type Earning, earningOf } from './earning.ts';
import type { KeptEarning } from './kept-earning.ts';

export interface LedgerLine {
  /** The game's. */
  readonly id: string;
  readonly endedAt: number;
  readonly size: number;
  readonly level: KeptEarning['level'] | undefined;
  readonly earning: Earning;
  /** Whether the game is gone, and only its points are left. */
  readonly isDeleted: boolean;
}

export interface Ledger {
  /** The newest first. */
  readonly lines: readonly LedgerLine[];
  /** Whether all games were looked at. */
  readonly isWhole: boolean;
}

/** The line of a game; `undefined` while it is not over. */
export function ledgerLine(table: Table, endedAt: number): LedgerLine | undefined {
  const earning = earningOf(table);
  const { computer, size } = table.sheet;
  if (!earning) return undefined;
  return { id: table.id, endedAt, size, level: computer?.level, earning, isDeleted: false };
}

/** The lines that deleted games left. `here`: the games that are here and speak for themselves. */
export function linesLeft(kept: readonly KeptEarning[], here: ReadonlySet<string>): LedgerLine[] {
  return kept.filter(({ id }) => !here.has(id)).map((one) => ({ ...one, isDeleted: true }));
}

/** All points together. */
export function totalOf(lines: readonly LedgerLine[]): number {
  return lines.reduce((sum, { earning }) => sum + (earning.kind === 'earned' ? earning.points : 0), 0);
}
