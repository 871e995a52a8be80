/*
 * Games and the time of day: when something happens in a game, and whose clock then runs.
 */
import { type Clock, clockOf, isPaused, lastAtOf, phaseOf } from '@honte/game';
import type { Table } from '../kept-game.ts';

type Timed = Pick<Table, 'game' | 'begunAt'>;

export function isTimed({ game }: Pick<Table, 'game'>): boolean {
  return game.setup.time.kind !== 'none';
}

/**
 * The time of an event that happens at `now`, milliseconds since 1970: since the game began, never before
 * the last event, though the device's clock may have been set back; 0 where nobody times the game.
 */
export function momentOf(table: Timed, now: number): number {
  return isTimed(table) ? Math.max(lastAtOf(table.game), now - table.begunAt) : 0;
}

/** Both players' time at `now`. */
export function clockAtNow(table: Timed, now: number): Clock {
  return clockOf(table.game, momentOf(table, now));
}

/** Whether somebody's time runs. */
export function isRunning({ game }: Pick<Table, 'game'>): boolean {
  return game.setup.time.kind !== 'none' && phaseOf(game) === 'play' && !isPaused(game);
}
