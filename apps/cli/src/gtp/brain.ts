/*
 * The engine as a GTP session uses it: one thread, one thinker a board size. Begin with `Brain`.
 */
import {
  Chance,
  type Choice,
  type Fates,
  fatesOf,
  LEVELS,
  type Level,
  type LevelName,
  playoutEvaluator,
  Thinker,
} from '@honte/engine';
import {
  BLACK,
  type Color,
  compensationOf,
  type Geometry,
  invariant,
  type Move,
  type Ruleset,
  type Start,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { budgetMs } from './clock.ts';
import { movesOf, positionFor, positionOf, type Session } from './session.ts';

export interface BrainOptions {
  readonly level: LevelName;
  /** Bounds that replace the level's when one of them is given. */
  readonly playouts: number | undefined;
  readonly timeMs: number | undefined;
  readonly seed: number;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What a turn is thought about for. `cleanup`: until the board counts as it stands, without giving up. */
export type Purpose = 'play' | 'cleanup';

/** Nodes of a tree that is thrown away after one question. */
const SMALL = 120_000;

export class Brain {
  readonly now: () => number;
  readonly #options: BrainOptions;
  #geometry: Geometry | undefined;
  #thinker: Thinker | undefined;
  #judged: { readonly steps: Session['steps']; readonly start: Start; readonly fates: Fates } | undefined;

  constructor(options: BrainOptions) {
    this.#options = options;
    this.now = options.now;
  }

  /** A turn for `color`, legal in the session. */
  choose(session: Session, color: Color, purpose: Purpose): Choice {
    const { geometry } = session.start;
    if (this.#thinker === undefined || this.#geometry !== geometry) {
      this.#thinker = this.#thinkerFor(geometry);
      this.#geometry = geometry;
    }
    return this.#think(this.#thinker, session, color, purpose);
  }

  /** The same, remembering nothing: the same position has the same answer where playouts are the bound. */
  chooseAnew(session: Session, color: Color): Choice {
    return this.#think(this.#thinkerFor(session.start.geometry, SMALL), session, color, 'play');
  }

  #thinkerFor(geometry: Geometry, nodes?: number): Thinker {
    const { seed, now } = this.#options;
    return new Thinker(geometry, playoutEvaluator(geometry, new Chance(seed)), seed + 1, now, nodes);
  }

  #think(thinker: Thinker, session: Session, color: Color, purpose: Purpose): Choice {
    const named = LEVELS[this.#options.level];
    const level: Level = purpose === 'cleanup' ? { ...named, resigns: false } : named;
    const task = { ...gameFor(session, color, purpose), ...this.#boundsFor(session, color), level };
    const choice = thinker.think(task);
    // A board without its history may offer what superko forbids.
    const isLegal =
      choice.kind !== 'play' || positionFor(session, color).legality(choice.point).kind === 'legal';
    return isLegal ? choice : { kind: 'pass', color };
  }

  #boundsFor(session: Session, color: Color): { playouts: number; timeMs: number } {
    const { level, playouts, timeMs } = this.#options;
    const { points } = session.start.geometry;
    const clockMs = budgetMs(session.clock, color, session.steps.length, points);
    const own = LEVELS[level];
    if (playouts !== undefined || timeMs !== undefined)
      return {
        playouts: playouts ?? Number.POSITIVE_INFINITY,
        timeMs: Math.min(timeMs ?? Number.POSITIVE_INFINITY, clockMs),
      };
    // A level bounded by time alone takes the time that the clock gives.
    const timed = own.playouts === Number.POSITIVE_INFINITY && clockMs < Number.POSITIVE_INFINITY;
    return { playouts: own.playouts, timeMs: timed ? clockMs : Math.min(own.timeMs, clockMs) };
  }

  /** Who is dead, asked as often as one likes of one moment: the answer stays. */
  judge(session: Session): Fates {
    const { start, steps } = session;
    if (this.#judged?.steps !== steps || this.#judged.start !== start) {
      const evaluator = playoutEvaluator(start.geometry, new Chance(this.#options.seed));
      const fates = fatesOf(start, movesOf(session), evaluator);
      this.#judged = { steps, start, fates };
    }
    return this.#judged.fates;
  }
}

/** The game as the engine is to see it: its own, or the bare board where the color is not the one to move. */
function gameFor(session: Session, color: Color, purpose: Purpose): { start: Start; moves: readonly Move[] } {
  const { start } = session;
  const position = positionOf(session);
  const ruleset: Ruleset = purpose === 'cleanup' ? { ...start.ruleset, ending: 'asItStands' } : start.ruleset;
  if (position.turn === color && !position.isStopped)
    return { start: { ...start, ruleset }, moves: movesOf(session) };
  const { board } = position;
  // By territory the prisoners count, and a bare board has none.
  const held = ruleset.scoring === 'territory' ? board.prisoners(WHITE) - board.prisoners(BLACK) : 0;
  const komi = start.komi + compensationOf(ruleset, start.handicap) + held;
  const stones = board.stones.subarray(0, start.geometry.points);
  const bare = setUpStart(start.geometry, ruleset, stones, color, { komi });
  invariant(bare.ok, 'a board of the game with a chain without liberties');
  return { start: bare.value, moves: [] };
}
