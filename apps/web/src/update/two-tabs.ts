/*
 * One game in two tabs. What is kept is the truth: a tab whose game went another way at the same moment takes it
 * over, and says so if something was done here that is lost by it.
 */
import { type Event, eventsOf } from '@honte/game';
import { isSameEvent, type Table } from '../kept-game.ts';

/** How the table here stands to the one that is kept. */
export type Meeting =
  /** It holds all that is kept, and maybe more that is still to be kept. */
  | 'ahead'
  /** All that was done here is kept, and more. */
  | 'behind'
  /** Something was done here that is not kept, and cannot be any more. */
  | 'overtaken';

/** Linear in the events. */
export function meetingOf(here: Table, kept: Table): Meeting {
  const own = eventsOf(here.game);
  const theirs = eventsOf(kept.game);
  const differs = theirs.findIndex((event, i) => {
    const mine = own[i];
    return mine === undefined || !isSameEvent(mine, event);
  });
  if (differs < 0) return own.length > theirs.length || isSamePlacing(here, kept) ? 'ahead' : 'behind';
  const isLost = own
    .slice(differs)
    .some((event, i) => isDone(event) && !isOneDeed(event, theirs[differs + i]));
  return isLost ? 'overtaken' : 'behind';
}

function isSamePlacing(a: Table, b: Table): boolean {
  return JSON.stringify(a.placing) === JSON.stringify(b.placing);
}

/** Whether somebody did it: a clock stops and runs out by itself. */
function isDone({ kind }: Event): boolean {
  return kind !== 'paused' && kind !== 'continued' && kind !== 'timedOut';
}

/** The same deed, if at another time. */
function isOneDeed(a: Event, b: Event | undefined): boolean {
  return b !== undefined && isSameEvent({ ...a, at: 0 }, { ...b, at: 0 });
}
