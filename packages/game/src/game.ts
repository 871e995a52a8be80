/*
 * A game: its setup and what happened, event by event. Each game is the one before and one event more,
 * so a game never changes and costs no copy of what it grew from. How it stands is derived from the
 * events when it grows and remembered beside it, never in it. Begin with `newGame`, then `apply`; what
 * can be asked of a game is in `derived.ts`.
 */
import { accept, invariant, type Result } from '@honte/rules';
import type { Event } from './event.ts';
import { judge } from './referee.ts';
import type { GameRefusal } from './refusal.ts';
import { checkedSetup, type Setup, type SetupRefusal } from './setup.ts';
import { firstStanding, type Standing } from './standing.ts';

interface NewGame {
  readonly setup: Setup;
  readonly parent: undefined;
  readonly event: undefined;
  readonly length: number;
}

interface GrownGame {
  readonly setup: Setup;
  /** The game before the last event. */
  readonly parent: Game;
  /** The last event. */
  readonly event: Event;
  /** How many events the game has. */
  readonly length: number;
}

export type Game = NewGame | GrownGame;

/**
 * Where a game's standing is remembered: a property that no copy, comparison or text of a game sees. A
 * `WeakMap` beside the games would have each of its entries looked at whenever memory is cleaned up.
 */
const STANDING = Symbol('standing');

type Remembering<G> = G & { [STANDING]?: Standing };

function remember<G extends Game>(game: G, standing: Standing): G {
  return Object.defineProperty(game, STANDING, { value: standing });
}

/** A game in which nothing has happened yet, or why none can begin so. */
export function newGame(setup: Setup): Result<Game, SetupRefusal> {
  const checked = checkedSetup(setup);
  return checked.ok ? accept({ setup, parent: undefined, event: undefined, length: 0 }) : checked;
}

/**
 * The game with one event more, or why it cannot happen. The only way a game grows.
 *
 * Never throws, whatever the event's numbers are and whenever it comes (data that may be no event at all
 * goes through `readEvent` first). Linear in the board's points;
 * `undone` is linear in its plies, and what comes after a long way back may first play some steps again:
 * see `positionAt`.
 */
export function apply(game: Game, event: Event): Result<Game, GameRefusal> {
  const judged = judge(standingOf(game), event);
  if (!judged.ok) return judged;
  const grown: Game = { setup: game.setup, parent: game, event, length: game.length + 1 };
  return accept(remember(grown, judged.value));
}

/** Why a list of events is no game: what speaks against the one at `index`, from 0. */
export interface ReplayRefusal {
  readonly index: number;
  readonly refusal: GameRefusal;
}

/** The game with all these events more, in order. */
export function applyAll(game: Game, events: Iterable<Event>): Result<Game, ReplayRefusal> {
  let grown = game;
  let index = 0;
  for (const event of events) {
    const next = apply(grown, event);
    if (!next.ok) return { ok: false, error: { index, refusal: next.error } };
    grown = next.value;
    index++;
  }
  return accept(grown);
}

/** What happened, first to last. With the setup it is the whole game: this is what to store. */
export function eventsOf(game: Game): Event[] {
  const events: Event[] = [];
  for (let at = game; at.parent; at = at.parent) events.push(at.event);
  return events.reverse();
}

/** How a game stands. At once for games made by `apply`, which are all there are. */
export function standingOf(game: Game): Standing {
  const known = (game as Remembering<Game>)[STANDING];
  if (known) return known;
  invariant(game.parent === undefined, 'a game grows by `apply` alone');
  const first = firstStanding(game.setup);
  remember(game, first);
  return first;
}
