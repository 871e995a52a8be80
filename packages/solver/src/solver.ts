/*
 * Answers a problem, and walks through the proof of the answer. Begin with `Solver.answer`.
 */
import { type Color, invariant, type Move, opponent, type Point } from '@honte/rules';
import type { Answer, Fate, Reply, Stand, Status, Try } from './answer.ts';
import { Job } from './job.ts';
import { lessonFrom } from './lesson.ts';
import { lineFrom, winningMove } from './line.ts';
import { type Problem, type Sides, sidesOf } from './problem.ts';
import { type Outcome, Prover, type Scene, type Work } from './prover.ts';

export interface Limits {
  /** Moves that may be tried in all; afterwards what is not proved stays unknown. */
  readonly nodes: number;
  /** The search remembers 2 to the power of this many states, of 34 bytes each. */
  readonly tableBits: number;
}

/** Some 20 seconds of work, and 9 MB. */
export const USUAL_LIMITS: Limits = { nodes: 5_000_000, tableBits: 18 };

/** Two eyes are asked after in a table of their own, less full. */
const EYES_BITS = 16;

export class Solver {
  readonly #problem: Problem;
  readonly #sides: Sides;
  readonly #prover: Prover;
  readonly #eyes: Prover | undefined;

  /** @param problem one that `checkProblem` accepts. */
  constructor(problem: Problem, limits: Limits = USUAL_LIMITS) {
    const { goal, bound } = problem;
    this.#problem = problem;
    this.#sides = sidesOf(problem);
    const { nodes, tableBits } = limits;
    this.#prover = new Prover(problem, goal === 'connect' ? 'connect' : 'capture', nodes, tableBits);
    // In the open, eyes may lie where nobody looks: then nothing is said of seki.
    const isClosed = goal !== 'connect' && bound.plies === undefined && bound.escapeLiberties === undefined;
    this.#eyes = isClosed ? new Prover(problem, 'eyes', nodes, Math.min(tableBits, EYES_BITS)) : undefined;
  }

  /** Moves tried until now. */
  get nodes(): number {
    return this.#prover.nodes + (this.#eyes?.nodes ?? 0);
  }

  /** The whole answer. */
  answer(): Job<Answer> {
    return this.#job(this.#answer());
  }

  /** How the targets stand, and no more. */
  status(): Job<Status> {
    return this.#job(this.#status());
  }

  /**
   * How it stands after some moves, alternating from the problem's `first`: for walking through the proof. What
   * the answer found is not searched again.
   *
   * @throws when one of the moves cannot be made.
   */
  stand(moves: readonly Move[] = []): Job<Stand> {
    return this.#job(this.#stand(moves.map((move) => this.#numberOf(move))));
  }

  /**
   * What a side gets by the last of some moves, which it made. Costs far less than what `stand` says of each move.
   *
   * @throws when one of the moves cannot be made, or there is none.
   */
  fateAfter(moves: readonly Move[]): Job<Fate> {
    const last = moves.at(-1);
    invariant(last !== undefined, 'somebody has moved');
    return this.#job(
      this.#fateAt(
        moves.map((move) => this.#numberOf(move)),
        this.#problem.first,
        last.color,
      ),
    );
  }

  /**
   * What the side to move gets after some moves, and what it does: its best move, or where it loses, the one that
   * resists longest. Costs far less than `stand`, which looks at every move.
   *
   * @param first who makes the first of the moves; the side to move where there are none.
   * @throws when one of the moves cannot be made.
   */
  replyTo(moves: readonly Move[], first: Color = this.#problem.first): Job<Reply> {
    return this.#job(
      this.#replyTo(
        moves.map((move) => this.#numberOf(move)),
        first,
      ),
    );
  }

  /**
   * Like `replyTo`, with a line for people: the winner's strongest move first, and of the loser only moves that ask
   * for an answer. It is empty where the loser, to move, has none left. Such a line is legal under any rule of
   * ko, but where the outcome itself is a ko. Costs about what `stand` does at each move of the line.
   *
   * @throws when one of the moves cannot be made.
   */
  lesson(moves: readonly Move[] = []): Job<Reply> {
    return this.#job(this.#lesson(moves.map((move) => this.#numberOf(move))));
  }

  /** Ends the search: jobs that are under way are soon done, with what is proved until now. */
  stop(): void {
    this.#prover.stop();
    this.#eyes?.stop();
  }

  #job<T>(work: Work<T>): Job<T> {
    return new Job(work, () => this.nodes);
  }

  *#answer(): Work<Answer> {
    const status = yield* this.#status();
    const stand = yield* this.#stand([]);
    return { ...stand, status, nodes: this.nodes };
  }

  *#status(): Work<Status> {
    const { reacher } = this.#sides;
    const avoider = opponent(reacher);
    const isConnection = this.#problem.goal === 'connect';
    const ask = (first: Color, favored: Color) => this.#prover.decide({ moves: [], first, favored });
    const best = yield* ask(reacher, reacher);
    if (best === 'avoided') return isConnection ? 'cut' : yield* this.#kindOfLife();
    const worst = yield* ask(avoider, avoider);
    if (worst === 'reached') return isConnection ? 'connected' : 'dead';
    const reachersWay = yield* ask(reacher, avoider);
    const avoidersWay = yield* ask(avoider, reacher);
    if (reachersWay === 'reached' && avoidersWay === 'avoided') return 'unsettled';
    const isUnknown = [best, worst, reachersWay, avoidersWay].includes('unknown');
    return isUnknown ? 'unknown' : 'ko';
  }

  /** What the targets are that nobody can take. */
  *#kindOfLife(): Work<Status> {
    const { owner } = this.#sides;
    if (this.#eyes === undefined) return 'alive';
    const eyes = yield* this.#eyes.decide({ moves: [], first: owner, favored: owner });
    if (eyes === 'unknown') return 'aliveOrSeki';
    return eyes === 'reached' ? 'alive' : 'seki';
  }

  *#stand(moves: readonly number[]): Work<Stand> {
    const { first } = this.#problem;
    const turn = moves.length % 2 === 0 ? first : opponent(first);
    const scene = { moves, first, favored: turn };
    const tries: Try[] = [];
    for (const move of this.#movesAt(scene)) tries.push(yield* this.#try(moves, move, turn));
    const fate = bestOf(tries.map((one) => one.fate));
    const line = yield* this.#line(moves, first, turn, fate);
    return { turn, fate, tries, line };
  }

  *#replyTo(moves: readonly number[], first: Color): Work<Reply> {
    const turn = moves.length % 2 === 0 ? first : opponent(first);
    const fate = yield* this.#fateAt(moves, first, turn);
    const line = yield* this.#line(moves, first, turn, fate);
    return { turn, fate, line };
  }

  *#lesson(moves: readonly number[]): Work<Reply> {
    const { first } = this.#problem;
    const turn = moves.length % 2 === 0 ? first : opponent(first);
    const fate = yield* this.#fateAt(moves, first, turn);
    if (fate === 'ko' || fate === 'unknown')
      return { turn, fate, line: yield* this.#line(moves, first, turn, fate) };
    const loser = fate === 'works' ? opponent(turn) : turn;
    const strongest = fate === 'works' ? (yield* this.#refutations(moves, loser))[0] : undefined;
    const opening = strongest && this.#numberOf(strongest);
    const scene = { moves, first, favored: loser };
    const line = yield* lessonFrom(this.#prover, scene, this.#wishOf(opponent(loser)), opening);
    return {
      turn,
      fate,
      line: line.map((number, i) => this.#moveOf(number, i % 2 === 0 ? turn : opponent(turn))),
    };
  }

  /** No moves where the contest is over. */
  #movesAt(scene: Scene): readonly number[] {
    const { contest } = this.#prover;
    this.#prover.enter(scene);
    const moves = contest.isOver() ? [] : contest.legalMoves();
    this.#prover.leave(scene);
    return moves;
  }

  *#try(before: readonly number[], number: number, turn: Color): Work<Try> {
    const moves = [...before, number];
    const fate = yield* this.#fateAt(moves, this.#problem.first, turn);
    const move = this.#moveOf(number, turn);
    const refutations = fate === 'fails' ? yield* this.#refutations(moves, turn) : [];
    return { move, fate, refutations };
  }

  /** What `side` gets from the state after these moves. */
  *#fateAt(moves: readonly number[], first: Color, side: Color): Work<Fate> {
    const wish = this.#wishOf(side);
    // Most moves fail even so: then the other question need not be asked.
    const atBest = yield* this.#prover.decide({ moves, first, favored: side });
    if (atBest === this.#wishOf(opponent(side))) return 'fails';
    const sure = yield* this.#prover.decide({ moves, first, favored: opponent(side) });
    if (sure === wish) return 'works';
    return atBest === 'unknown' || sure === 'unknown' ? 'unknown' : 'ko';
  }

  #wishOf(side: Color): Outcome {
    return side === this.#sides.reacher ? 'reached' : 'avoided';
  }

  /** Answers after which the move made last fails even if `loser` wins every ko. In the open, one of them. */
  *#refutations(before: readonly number[], loser: Color): Work<readonly Move[]> {
    const { first } = this.#problem;
    const foe = opponent(loser);
    const scene = { moves: before, first, favored: loser };
    if (this.#eyes === undefined) {
      const moves = this.#movesAt(scene);
      if (moves.length === 0) return [];
      const best = yield* winningMove(this.#prover, scene, moves, this.#wishOf(foe));
      return best === undefined ? [] : [this.#moveOf(best, foe)];
    }
    const found: { number: number; taken: number; length: number }[] = [];
    for (const number of this.#movesAt(scene)) {
      const after = { ...scene, moves: [...before, number] };
      if ((yield* this.#prover.decide(after)) !== this.#wishOf(foe)) continue;
      const taken = this.#takenBy(scene, number);
      found.push({ number, taken, length: this.#prover.recall(after)?.length ?? 0 });
    }
    const { pass } = this.#prover.contest;
    const isPass = (number: number) => (number === pass ? 1 : 0);
    found.sort(
      (a, b) =>
        isPass(a.number) - isPass(b.number) ||
        b.taken - a.taken ||
        a.length - b.length ||
        a.number - b.number,
    );
    return found.map(({ number }) => this.#moveOf(number, foe));
  }

  #takenBy(scene: Scene, number: number): number {
    const { contest } = this.#prover;
    this.#prover.enter(scene);
    const taken = contest.play(number);
    contest.undo();
    this.#prover.leave(scene);
    return taken;
  }

  *#line(moves: readonly number[], first: Color, turn: Color, fate: Fate): Work<readonly Move[]> {
    if (fate === 'unknown') return [];
    const favored = fate === 'works' ? opponent(turn) : turn;
    const outcome = this.#wishOf(fate === 'fails' ? opponent(turn) : turn);
    const line = yield* lineFrom(this.#prover, { moves, first, favored }, outcome);
    return line.map((number, i) => this.#moveOf(number, i % 2 === 0 ? turn : opponent(turn)));
  }

  #numberOf(move: Move): number {
    return move.kind === 'pass' ? this.#prover.contest.pass : move.point;
  }

  #moveOf(number: number, color: Color): Move {
    return number === this.#prover.contest.pass
      ? { kind: 'pass', color }
      : { kind: 'play', color, point: number as Point };
  }
}

function bestOf(fates: readonly Fate[]): Fate {
  for (const fate of ['works', 'unknown', 'ko'] as const) if (fates.includes(fate)) return fate;
  return 'fails';
}
