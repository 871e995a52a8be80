/*
 * Whether taking back has served a player. What is brought back before anything else happens has not: the
 * game is as it was.
 */
import { type Event, eventsOf, type Game } from '@honte/game';
import type { Color } from '@honte/rules';

export interface Undos {
  /** Whether a player went on otherwise after taking back, or ended the game so. */
  readonly haveServed: boolean;
  /** How much is taken back now and can still be brought back, if nothing else happens. */
  readonly pending: number;
}

/** Events after which what was taken back is still to be decided on. */
const WAITING: readonly Event['kind'][] = ['hinted', 'paused', 'continued'];

/** What a player took back, and what came of it. Linear in the events. */
export function undosOf(game: Game, color: Color): Undos {
  let pending = 0;
  let haveServed = false;
  for (const event of eventsOf(game)) {
    if (event.kind === 'undone') pending += event.by === color ? 1 : 0;
    else if (event.kind === 'redone') pending = Math.max(0, pending - 1);
    else if (!WAITING.includes(event.kind)) {
      haveServed ||= pending > 0;
      pending = 0;
    }
  }
  return { haveServed, pending };
}
