/*
 * The engine as a GTP session uses it: a team of threads, asked one question at a time. Begin with `Brain`.
 */
import {
  type Answer,
  budgetMs,
  type Choice,
  DEFAULT_NODES,
  type EngineClient,
  type Fates,
  LEVELS,
  type Level,
  type LevelName,
  type Question,
  type Report,
} from '@honte/engine';
import {
  BLACK,
  type Color,
  compensationOf,
  invariant,
  type Move,
  type Ruleset,
  type Start,
  setUpStart,
  WHITE,
} from '@honte/rules';
import { lengthOf, movesOf, positionFor, type Session } from './session.ts';

export interface BrainOptions {
  readonly level: LevelName;
  /** Bounds that replace the level's when one of them is given. */
  readonly playouts: number | undefined;
  readonly timeMs: number | undefined;
  readonly seed: number;
  /** Whether a level that wants a network may have it. */
  readonly allowsNet: boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

/** What a turn is thought about for. `cleanup`: until the board counts as it stands, without giving up. */
export type Purpose = 'play' | 'cleanup';

/** Who hears what is found while it thinks, and how often. */
export interface Listener {
  readonly reportMs: number;
  readonly hear: (report: Report) => void;
}

/** Nodes of a tree that is thrown away after one question. */
const SMALL = 120_000;
const ENDLESS = Number.POSITIVE_INFINITY;
const NOBODY: Listener = { reportMs: ENDLESS, hear: () => {} };

export class Brain {
  readonly now: () => number;
  readonly #client: EngineClient;
  readonly #options: BrainOptions;
  #judged: { readonly last: Session['last']; readonly start: Start; readonly fates: Fates } | undefined;

  constructor(client: EngineClient, options: BrainOptions) {
    this.#client = client;
    this.#options = options;
    this.now = options.now;
    this.#load(DEFAULT_NODES);
  }

  /** What is asked after it is answered after it: nobody has to wait. */
  #load(nodes: number): void {
    void this.#client.load(this.#options.seed, nodes);
  }

  /** A turn for `color`, legal in the session. */
  async choose(
    session: Session,
    color: Color,
    purpose: Purpose,
    listener: Listener = NOBODY,
  ): Promise<Choice> {
    const level = this.#levelFor(purpose);
    const game = gameFor(session, color, purpose);
    const answer = await this.#ask(
      { goal: 'turn', ...game, ...this.#boundsFor(session, color), level, reportMs: listener.reportMs },
      listener,
    );
    invariant(answer?.goal === 'turn', 'a turn that was not chosen');
    const { choice, report } = answer;
    listener.hear(report);
    // A board without its history may offer what superko forbids.
    const isLegal =
      choice.kind !== 'play' || positionFor(session, color).legality(choice.point).kind === 'legal';
    return isLegal ? choice : { kind: 'pass', color };
  }

  /** The same, remembering nothing: the same position has the same answer where playouts are the bound. */
  async chooseAnew(session: Session, color: Color): Promise<Choice> {
    this.#load(SMALL);
    const choice = await this.choose(session, color, 'play');
    this.#load(DEFAULT_NODES);
    return choice;
  }

  /** Thinks about `color`'s turn until `stop`, or as many playouts as a move has when that is a bound set by hand. */
  async analyze(session: Session, color: Color, listener: Listener): Promise<void> {
    const answer = await this.#ask(
      {
        goal: 'analysis',
        ...gameFor(session, color, 'play'),
        level: this.#levelFor('play'),
        playouts: this.#options.playouts ?? ENDLESS,
        timeMs: ENDLESS,
        reportMs: listener.reportMs,
      },
      listener,
    );
    if (answer?.goal === 'analysis') listener.hear(answer.report);
  }

  /** Ends an analysis. */
  stop(): void {
    this.#client.stop();
  }

  /** Who is dead, asked as often as one likes of one moment: the answer stays. */
  async judge(session: Session): Promise<Fates> {
    const { start, last } = session;
    const judged = this.#judged;
    if (judged?.last === last && judged?.start === start) return judged.fates;
    const bounds = { playouts: ENDLESS, timeMs: ENDLESS, reportMs: ENDLESS };
    const level = this.#levelFor('play');
    const answer = await this.#ask(
      { goal: 'fates', start, moves: movesOf(session), level, ...bounds },
      NOBODY,
    );
    invariant(answer?.goal === 'fates', 'chains that were not judged');
    this.#judged = { last, start, fates: answer.fates };
    return answer.fates;
  }

  close(): void {
    this.#client.close();
  }

  /** The answer, or `undefined` once stopped. */
  async #ask(question: Question, { hear }: Listener): Promise<Answer | undefined> {
    const outcome = await this.#client.ask(question, hear);
    invariant(outcome.kind !== 'failed', 'a session asked what has no answer');
    return outcome.kind === 'finished' ? outcome.answer : undefined;
  }

  #levelFor(purpose: Purpose): Level {
    const own = LEVELS[this.#options.level];
    const level = { ...own, wantsNet: own.wantsNet && this.#options.allowsNet };
    return purpose === 'cleanup' ? { ...level, resigns: false } : level;
  }

  #boundsFor(session: Session, color: Color): { playouts: number; timeMs: number } {
    const { level, playouts, timeMs } = this.#options;
    const { points } = session.start.geometry;
    const clockMs = budgetMs(session.clock, color, lengthOf(session), points);
    const own = LEVELS[level];
    if (playouts !== undefined || timeMs !== undefined)
      return { playouts: playouts ?? ENDLESS, timeMs: Math.min(timeMs ?? ENDLESS, clockMs) };
    // A level bounded by time alone takes the time that the clock gives.
    const timed = own.playouts === ENDLESS && clockMs < ENDLESS;
    return { playouts: own.playouts, timeMs: timed ? clockMs : Math.min(own.timeMs, clockMs) };
  }
}

/** The game as the engine is to see it: its own, or the bare board where the color is not the one to move. */
function gameFor(session: Session, color: Color, purpose: Purpose): { start: Start; moves: readonly Move[] } {
  const { start } = session;
  const position = session.position;
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
