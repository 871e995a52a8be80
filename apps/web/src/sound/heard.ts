/*
 * What is heard of a game as it goes on.
 */
import { type Game, phaseOf, positionOf } from '@honte/game';
import { BLACK, ofColor, WHITE } from '@honte/rules';
import { msOf } from '../clock/clock-news.ts';
import { clockAtNow, isRunning } from '../clock/moment.ts';
import type { Table } from '../kept-game.ts';
import type { AppState } from '../state.ts';
import type { Updated } from '../update/updated.ts';
import type { Sound } from './sound.ts';

/** How far back a game is compared: no intent adds more events than this. */
const MOST_EVENTS = 4;

/** So many seconds of a clock are heard going by. */
const LAST_SECONDS = 5;

/** What is heard when `after` has grown out of `before`; nothing when it has not, as by stepping back. */
function soundOf(before: Game, after: Game): Sound | undefined {
  const events = [];
  let game: Game | undefined = after;
  while (game && game !== before && events.length < MOST_EVENTS) {
    events.push(game.event?.kind);
    game = game.parent;
  }
  if (game !== before) return undefined;
  if (phaseOf(after) === 'finished' && phaseOf(before) !== 'finished') return { kind: 'end' };
  if (events.includes('played')) {
    const stones = prisonersIn(after) - prisonersIn(before);
    return stones > 0 ? { kind: 'capture', stones } : { kind: 'stone' };
  }
  return events.includes('passed') ? { kind: 'pass' } : undefined;
}

function prisonersIn(game: Game): number {
  const { board } = positionOf(game);
  return board.prisoners(BLACK) + board.prisoners(WHITE);
}

/** Whether one of the last seconds of a person's time, or of their period, has gone by. */
function isNearTheEnd(table: Table, before: number, now: number): boolean {
  if (!isRunning(table)) return false;
  const secondsAt = (time: number) => {
    const clock = clockAtNow(table, time);
    const color = clock.running ?? BLACK;
    return color === table.sheet.computer?.color ? 0 : Math.ceil(msOf(ofColor(clock, color)) / 1000);
  };
  const seconds = secondsAt(now);
  return seconds > 0 && seconds <= LAST_SECONDS && seconds < secondsAt(before);
}

/** What follows with its sound, for those who want sounds; a choice of sound is heard at once. */
export function sounded(before: AppState, [after, effects]: Updated): Updated {
  const { sound: isOn, volume } = after.settings;
  const sound = isOn ? heard(before, after) : undefined;
  return sound ? [after, [...effects, { kind: 'playSound', sound, volume }]] : [after, effects];
}

function heard(before: AppState, after: AppState): Sound | undefined {
  if (before.settings.sound !== after.settings.sound || before.settings.volume !== after.settings.volume)
    return { kind: 'stone' };
  if (before.room.kind !== 'open' || after.room.kind !== 'open') return undefined;
  const [was, is] = [before.room.table, after.room.table];
  if (was.id !== is.id) return undefined;
  if (was.game !== is.game) return soundOf(was.game, is.game);
  return isNearTheEnd(is, before.now, after.now) ? { kind: 'tick' } : undefined;
}
