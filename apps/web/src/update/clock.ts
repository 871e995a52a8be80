/*
 * Time on the page. Every intent comes at some time: first the flag falls if it has to, then the intent is
 * done, then whoever's clock runs is watched on. A clock runs only while its game can be seen: who goes to
 * another screen, hides the page or closes it has stopped it.
 */
import { apply, type Clock, type Event, type TimeLeft } from '@honte/game';
import { BLACK, type Color, ofColor } from '@honte/rules';
import type { ClockIntent } from '../clock/clock-intent.ts';
import { type ClockNews, newsBetween } from '../clock/clock-news.ts';
import { STILL_CLOCK } from '../clock/clock-state.ts';
import { nextTickMs } from '../clock/digits.ts';
import { clockAtNow, isRunning, momentOf } from '../clock/moment.ts';
import type { Effect } from '../effect.ts';
import type { Intent } from '../intent.ts';
import type { Table } from '../kept-game.ts';
import { type AppState, NO_NOTICE, type OpenRoom } from '../state.ts';
import { happened } from './happened.ts';
import type { Updated } from './updated.ts';

/** A running clock wakes the page once a second. When it has not, the device slept, and nobody played. */
const ASLEEP_MS = 10_000;

/** The state as `now` finds it, before `intent` is done. */
export function timePassed(before: AppState, intent: Intent, now: number): Updated {
  const state = now === before.now ? before : { ...before, now };
  const { room } = state;
  if (room.kind !== 'open' || !isRunning(room.table)) return [state, []];
  const wasAsleep = isWatched(before) ? now - before.now > ASLEEP_MS : intent.kind === 'pageShown';
  if (wasAsleep) return pausedAt(state, room, before.now);
  if (!isWatched(state)) return [state, []];
  const clock = clockAtNow(room.table, now);
  const color = clock.running ?? BLACK;
  const left = ofColor(clock, color);
  if (left.kind === 'out')
    return happened(state, room, [{ kind: 'timedOut', by: color, at: 0 }]) ?? [state, []];
  const earlier = ofColor(clockAtNow(room.table, before.now), color);
  return [heard(state, clock, color, earlier, left), []];
}

/** The game paused at a time that has been. */
function pausedAt(state: AppState, room: OpenRoom, then: number): Updated {
  const [paused, effects] = happened({ ...state, now: then }, room, [PAUSED]) ?? [state, []];
  return [{ ...paused, now: state.now }, effects];
}

const PAUSED: Event = { kind: 'paused', at: 0 };

/** The state with what became worth saying of a clock. */
function heard(
  state: AppState,
  { settings }: Clock,
  color: Color,
  earlier: TimeLeft,
  left: TimeLeft,
): AppState {
  const { clock } = state;
  const word = newsBetween(settings, earlier, left, ofColor(clock.warned, color));
  if (!word) return state;
  const news: ClockNews = { ...word, color };
  if (word.kind !== 'low' || !word.isMain) return { ...state, clock: { ...clock, news } };
  const of = color === BLACK ? 'black' : 'white';
  return { ...state, clock: { ...clock, news, warned: { ...clock.warned, [of]: word.seconds } } };
}

/** Whether the game in the room can be seen. */
function isWatched({ room, route, clock }: AppState): boolean {
  return (
    room.kind === 'open' && route.screen === 'game' && route.id === room.table.id && clock.isHidden === false
  );
}

export function updateClock(state: AppState, intent: ClockIntent): Updated {
  const { room } = state;
  const grown = (event: Event): Updated | undefined =>
    room.kind === 'open' ? happened(state, room, [event]) : undefined;
  switch (intent.kind) {
    case 'ticked':
      return [state, []];
    case 'pauseChosen':
      return (room.kind === 'open' && isRunning(room.table) ? grown(PAUSED) : undefined) ?? [state, []];
    case 'continueChosen':
      return grown({ kind: 'continued', at: 0 }) ?? [state, []];
    case 'pageHidden':
    case 'pageShown':
      // Hidden, its clock is stopped below: see `clocked`.
      return [{ ...state, clock: { ...state.clock, isHidden: intent.kind === 'pageHidden' } }, []];
  }
}

/** What was done since `before`, with the clocks that nobody sees any more stopped and the other watched on. */
export function clocked(before: AppState, [state, effects]: Updated): Updated {
  const { room } = before;
  const wasSeen = room.kind === 'open' && isWatched(before) && isRunning(room.table);
  const isSeen =
    wasSeen && isWatched(state) && state.room.kind === 'open' && state.room.table.id === room.table.id;
  if (!wasSeen || isSeen) return ticking(state, effects);
  const [left, more] = leftAlone(state, tableIn(state, room.table));
  return ticking(left, [...effects, ...more]);
}

/** The table as it is now: something may have happened on it just before it was left. */
function tableIn({ room, latest }: AppState, table: Table): Table {
  if (room.kind === 'open' && room.table.id === table.id) return room.table;
  return latest?.id === table.id ? latest : table;
}

/** The state with the game on this table paused, wherever it lies. */
function leftAlone(state: AppState, table: Table): Updated {
  if (!isRunning(table)) return [state, []];
  const game = apply(table.game, { ...PAUSED, at: momentOf(table, state.now) });
  if (!game.ok) return [state, []];
  const paused = { ...table, game: game.value };
  const { room, latest } = state;
  const isHere = room.kind === 'open' && room.table.id === table.id;
  return [
    {
      ...state,
      room: isHere ? { ...room, table: paused, notice: NO_NOTICE, asks: undefined } : room,
      latest: latest?.id === table.id ? paused : latest,
    },
    [{ kind: 'keepGame', table: paused }],
  ];
}

/** Has the clock that is seen to run wake the page when it looks different, and no other. */
function ticking(state: AppState, effects: readonly Effect[]): Updated {
  const { room, clock, now } = state;
  if (room.kind === 'open' && isWatched(state) && isRunning(room.table)) {
    const { id } = room.table;
    const running = clockAtNow(room.table, now);
    const inMs = nextTickMs(ofColor(running, running.running ?? BLACK));
    const isNew = clock.ticking !== id;
    const next = isNew ? { ...state, clock: { ...STILL_CLOCK, ticking: id } } : state;
    return [next, [...effects, { kind: 'runClock', game: id, inMs, now }]];
  }
  if (clock.ticking === undefined) return [state, effects];
  const stopped = { ...state, clock: { ...clock, ticking: undefined } };
  return [stopped, [...effects, { kind: 'stopClock', game: clock.ticking }]];
}

/**
 * A game that was running when it was last written: it was cut off, and its clock stopped when it was last
 * seen.
 *
 * @param seenAt when that was, milliseconds since 1970; `undefined` when nobody knows.
 */
export function cutOff(table: Table, seenAt: number | undefined, now: number): Table {
  if (!isRunning(table)) return table;
  const at = momentOf(table, Math.min(seenAt ?? 0, now));
  const game = apply(table.game, { ...PAUSED, at });
  return game.ok ? { ...table, game: game.value } : table;
}
