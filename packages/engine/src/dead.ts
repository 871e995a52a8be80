/*
 * Who is dead when play stops? Chains that live unconditionally first, then what searches with either
 * side to move expect of the others, then reading where little enough decides. Begin with `Judge`, or
 * `fatesOf` to have it at once.
 */
import {
  COLORS,
  EMPTY,
  type Move,
  neighborsOf,
  opponent,
  type Point,
  pointsOf,
  type Start,
  unconditionallyAlive,
} from '@honte/rules';
import { borderOf, type Enclosure, enclosureOf, LIVING, LOOSE, UNCONDITIONAL } from './dead-enclosure.ts';
import { Expectation } from './dead-expectation.ts';
import { type Estimate, type Fates, fatesIn } from './dead-fates.ts';
import type { Proof } from './dead-fit.ts';
import { ProofReader, type Status } from './dead-proof.ts';
import type { Evaluator } from './evaluator.ts';
import { type Root, rootOf } from './root.ts';
import { chainOwnership } from './standing.ts';

export type { Fates } from './dead-fates.ts';
export type { Basis, ChainFate, Fate, Proof } from './dead-fit.ts';

/** Playouts for each side to move. */
export const JUDGE_PLAYOUTS = 800;
/** How much of a chain must stay when its opponent moves first for others to be read as if it lived. */
const LIVES = 0.5;
/** Empty points of the largest enclosure that is read. */
const READ_EMPTIES = 12;
/** Moves tried to prove the fate of one chain, and of all of them. */
const CHAIN_MOVES = 60_000;
const ALL_MOVES = 240_000;

/** A chain that is being read. */
interface Reading {
  readonly of: Estimate;
  readonly enclosure: Enclosure;
  readonly reader: ProofReader;
}

export class Judge {
  readonly #root: Root;
  readonly #expectation: Expectation;
  /** How firmly each stone stands. */
  readonly #standing: Uint8Array;
  readonly #found = new Map<Point, { readonly status: Status; readonly proof: Proof | undefined }>();
  /** Every chain once the searches are done, and those still to be read, the next one last. */
  #estimates: readonly Estimate[] = [];
  #unread: Estimate[] = [];
  #reading: Reading | undefined;
  #movesLeft = ALL_MOVES;
  #isExpected = false;

  constructor(start: Start, moves: readonly Move[], evaluator: Evaluator, playouts: number = JUDGE_PLAYOUTS) {
    this.#root = rootOf(start, withoutPasses(moves));
    this.#expectation = new Expectation(this.#root, evaluator, playouts);
    this.#standing = new Uint8Array(start.geometry.points);
  }

  /** Thinks for some milliseconds; `true` when `fates` can be asked. */
  step(): boolean {
    if (this.#isExpected) return this.#readOn();
    this.#isExpected = this.#expectation.step();
    if (this.#isExpected) this.#beginReading();
    return false;
  }

  /** What became of it, once `step` said `true`. */
  get fates(): Fates {
    const { board, start } = this.#root;
    const isTerritory = start.ruleset.scoring === 'territory';
    return fatesIn(
      board,
      this.#estimates.map((estimate) => ({ ...estimate, ...this.#found.get(estimate.head) })),
      isTerritory,
    );
  }

  #beginReading(): void {
    const { board, start } = this.#root;
    const standing = this.#standing;
    for (const color of COLORS)
      unconditionallyAlive(board, color, start.ruleset.suicide).chains.forEach((mark, p) => {
        if (mark === 1) standing[p] = UNCONDITIONAL;
      });
    const heads = pointsOf(board.geometry).filter(
      (p) => board.stones[p] !== EMPTY && board.chainAt(p)[0] === p,
    );
    this.#estimates = heads.map((head) => this.#estimateOf(head));
    const doubts = this.#estimates.filter(({ isUnconditional }) => !isUnconditional);
    for (const { head, atWorst } of doubts) if (atWorst >= LIVES) this.#stand(head, LIVING);
    // The largest first: the stones that took part in a killing then need no reading.
    this.#unread = doubts.sort((a, b) => a.chain.length - b.chain.length);
  }

  #estimateOf(head: Point): Estimate {
    const { board } = this.#root;
    const stays = this.#expectation.ownerships.map((own) => chainOwnership(this.#root, own, head));
    return {
      head,
      chain: board.chainAt(head),
      color: board.stones[head] as Estimate['color'],
      isUnconditional: this.#standing[head] === UNCONDITIONAL,
      atBest: Math.max(...stays),
      atWorst: Math.min(...stays),
      status: undefined,
      proof: undefined,
    };
  }

  /** Reads a little of one chain; `true` when all are done. */
  #readOn(): boolean {
    if (this.#reading === undefined) {
      const next = this.#movesLeft > 0 ? this.#unread.pop() : undefined;
      if (next === undefined) return true;
      this.#reading = this.#beginOf(next);
      return false;
    }
    const { of, enclosure, reader } = this.#reading;
    if (!reader.step()) return false;
    this.#movesLeft -= reader.nodes;
    this.#reading = undefined;
    const { status } = reader;
    if (status === undefined) return false;
    this.#found.set(of.head, { status, proof: this.#proofBy(reader, enclosure) });
    this.#stand(of.head, status === 'alive' ? LIVING : LOOSE);
    if (status === 'dead') this.#unread = this.#unread.filter(({ head }) => !this.#touches(of, head));
    return false;
  }

  /** What it takes to read a chain; `undefined` when too much would have to be read. */
  #beginOf(of: Estimate): Reading | undefined {
    const { board } = this.#root;
    const enclosure = enclosureOf(board, of.head, this.#standing, READ_EMPTIES);
    if (enclosure === undefined) return undefined;
    const moves = Math.min(CHAIN_MOVES, this.#movesLeft);
    return { of, enclosure, reader: new ProofReader(board, enclosure, of.head, moves) };
  }

  /** What the solver leaves out is suicide: where that is allowed, nothing is proved. */
  #proofBy({ line }: ProofReader, enclosure: Enclosure): Proof | undefined {
    const { board, start } = this.#root;
    if (start.ruleset.suicide) return undefined;
    const trusted = borderOf(board, enclosure).filter((head) => this.#standing[head] !== UNCONDITIONAL);
    return { region: enclosure.points, trusted, line };
  }

  /** Whether the chain of `head` is an opposing one beside `estimate`. */
  #touches({ chain, color }: Estimate, head: Point): boolean {
    const { board } = this.#root;
    return chain.some((p) =>
      neighborsOf(board.geometry, p).some(
        (n) => board.stones[n] === opponent(color) && board.headOf(n) === board.headOf(head),
      ),
    );
  }

  #stand(head: Point, standing: number): void {
    for (const p of this.#root.board.chainAt(head)) this.#standing[p] = standing;
  }
}

/** Judges a position at once. */
export function fatesOf(
  start: Start,
  moves: readonly Move[],
  evaluator: Evaluator,
  playouts: number = JUDGE_PLAYOUTS,
): Fates {
  const judge = new Judge(start, moves, evaluator, playouts);
  while (!judge.step());
  return judge.fates;
}

/** The moves up to the passes that stopped play: what comes after a stop is judged as if play went on. */
function withoutPasses(moves: readonly Move[]): readonly Move[] {
  let end = moves.length;
  while (end > 0 && moves[end - 1]?.kind === 'pass') end--;
  return moves.slice(0, end);
}
