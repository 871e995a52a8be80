/*
 * What games have earned that are no longer here: a deleted game keeps its points. Plain data, read with care.
 */
import type { LevelName } from '@honte/engine';
import { LEVELS } from '../game-sheet.ts';
import type { KeptGame, Table } from '../kept-game.ts';
import { type Earning, earningOf } from './earning.ts';
import type { Outcome } from './values.ts';

type Earned = Extract<Earning, { kind: 'earned' }>;

export interface KeptEarning {
  /** The game's. */
  readonly id: string;
  /** When the game was last touched, milliseconds since 1970. */
  readonly endedAt: number;
  readonly size: number;
  readonly level: LevelName;
  readonly earning: Earned;
}

/** What is kept of a game that is deleted; `undefined` when it has earned nothing. */
export function keptEarningOf(table: Table, endedAt: KeptGame['changedAt']): KeptEarning | undefined {
  const earning = earningOf(table);
  const { computer, size } = table.sheet;
  if (earning?.kind !== 'earned' || earning.points === 0 || !computer) return undefined;
  return { id: table.id, endedAt, size, level: computer.level, earning };
}

const OUTCOMES: readonly Outcome[] = ['won', 'drawn', 'lost'];

/** Reads what was kept; `undefined` when it is none. */
export function readKeptEarning(data: unknown): KeptEarning | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { id, endedAt, size, level: name, earning } = data as Partial<Record<keyof KeptEarning, unknown>>;
  const level = LEVELS.find((known) => known === name);
  if (typeof id !== 'string' || !isCount(endedAt) || !isCount(size) || !level) return undefined;
  const earned = readEarned(earning);
  return earned && { id, endedAt, size, level, earning: earned };
}

function readEarned(data: unknown): Earned | undefined {
  if (typeof data !== 'object' || !data) return undefined;
  const { outcome: name, value, hints, price, points } = data as Partial<Record<keyof Earned, unknown>>;
  const outcome = OUTCOMES.find((known) => known === name);
  if (!outcome || !isCount(value) || !isCount(hints) || !isCount(price) || !isCount(points)) return undefined;
  if (points !== Math.max(0, value - price)) return undefined;
  return { kind: 'earned', outcome, value, hints, price, points };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
