/*
 * Games and the time of day: when something happens in a game, and whose clock then runs.
 */
import { type Clock, clockOf, isPaused, lastAtOf, phaseOf } from '@honte/game';
import { disputeOf } from '../derive/dispute.ts';
import type { Table } from '../kept-game.ts';

type Timed = Pick<Table, 'game' | 'sheet' | 'begunAt'>;

export function isTimed({ game }: Pick<Table, 'game'>): boolean {
  return game.setup.time.kind !== 'none';
}

/**
 * The time of an event that happens at `now`, milliseconds since 1970: since the game began, never before
 * the last event, though the device's clock may have been set back; 0 where nobody times the game. A dispute
 * that is played out on a copy takes no time.
 */
export function momentOf(table: Timed, now: number): number {
  if (!isTimed(table)) return 0;
  const last = lastAtOf(table.game);
  return isOnCopy(table) ? last : Math.max(last, now - table.begunAt);
}

/** Both players' time at `now`. */
export function clockAtNow(table: Timed, now: number): Clock {
  return clockOf(table.game, momentOf(table, now));
}

/** Whether somebody's time runs. */
export function isRunning(table: Pick<Table, 'game' | 'sheet'>): boolean {
  return isTimed(table) && phaseOf(table.game) === 'play' && !isPaused(table.game) && !isOnCopy(table);
}

function isOnCopy(table: Pick<Table, 'game' | 'sheet'>): boolean {
  return phaseOf(table.game) === 'play' && disputeOf(table)?.isOnCopy === true;
}
