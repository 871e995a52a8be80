/*
 * A proof of what became of a group, as a line of moves to go through on a copy of the board. In place of a move of
 * the side that tries to change it, a person may try another; the solver then answers. Begin with `proofOf`.
 */
import type { BoardView } from '@honte/board';
import type { Proof } from '@honte/engine';
import { type Board, type Color, EMPTY, type Move, opponent, type Point, pointsOf } from '@honte/rules';
import type { JudgedGroup } from './groups.ts';

export interface ProofShown {
  readonly kind: 'proof';
  /** Whose proof it is. */
  readonly key: string;
  /** The board as play stopped. */
  readonly board: Board;
  readonly group: JudgedGroup;
  readonly proof: Proof;
  /** The moves to go through: the proof's own, or those after a move that was tried. */
  readonly line: readonly Move[];
  /** How many of them are on the board. */
  readonly at: number;
  /**
   * What there is to say beside the moves. `asking`: the solver is to answer the last move; `notHere`: the point that
   * was chosen cannot be tried; `noAnswer`: the solver did not answer.
   */
  readonly state: 'calm' | 'asking' | 'notHere' | 'noAnswer';
}

/** A move of the line, and what it did. */
export interface Step {
  readonly move: Move;
  /** How many stones it took. */
  readonly taken: number;
  /** Whether it takes a ko back at once, which a game would not allow. */
  readonly isRetake: boolean;
}

/** The proof of a group before its first move; `undefined` where there is none. */
export function proofOf(key: string, board: Board, group: JudgedGroup): ProofShown | undefined {
  const { proof } = group;
  return proof && { kind: 'proof', key, board, group, proof, line: proof.line, at: 0, state: 'calm' };
}

/** The same after another number of its moves, as near as there is. */
export function proofAt(shown: ProofShown, at: number): ProofShown {
  return { ...shown, at: Math.max(0, Math.min(shown.line.length, at)), state: 'calm' };
}

/** The side that begins and would have to change the fate: the owner of what is dead, else his opponent. */
export function challengerOf({ group }: ProofShown): Color {
  return group.fate === 'dead' ? group.color : opponent(group.color);
}

/** The board after the first `at` moves of the line, and what each of them did. Linear in `at`. */
export function playedTo({ board, line }: ProofShown, at: number): { board: Board; steps: readonly Step[] } {
  const now = board.clone();
  // Who may not retake a ko in the game begins here afresh.
  now.pass();
  const steps = line.slice(0, at).map((move): Step => {
    if (move.kind === 'pass') {
      now.pass();
      return { move, taken: 0, isRetake: false };
    }
    const isRetake = now.koColor === move.color && now.koPoint === move.point;
    return { move, taken: now.play(move.point, move.color), isRetake };
  });
  return { board: now, steps };
}

/** How many moves stand before the one that a person would try: the last of the challenger's gives way to it. */
function triedAfter({ at }: ProofShown): number {
  return at - (at % 2);
}

/** The same with a move tried on `point`, which the solver is then asked to answer. */
export function tried(shown: ProofShown, point: Point): ProofShown {
  if (shown.state === 'asking') return shown;
  const before = triedAfter(shown);
  if (!freePoints(shown).includes(point)) return { ...shown, state: 'notHere' };
  const move: Move = { kind: 'play', color: challengerOf(shown), point };
  const line = [...shown.line.slice(0, before), move];
  return { ...shown, line, at: line.length, state: 'asking' };
}

/** The same with the moves that answer the one that was tried, the first of them on the board. */
export function answered(shown: ProofShown, moves: readonly Move[]): ProofShown {
  const line = [...shown.line, ...moves];
  return { ...shown, line, at: Math.min(shown.at + 1, line.length), state: 'calm' };
}

/** The same where no answer to the move that was tried was found: the proof from its beginning. */
export function unanswered(shown: ProofShown): ProofShown {
  return { ...shown, line: shown.proof.line, at: 0, state: 'noAnswer' };
}

/** Where the challenger may try a move; nowhere once the group is off the board. */
export function freePoints(shown: ProofShown): readonly Point[] {
  const { board } = playedTo(shown, triedAfter(shown));
  const { chain, color } = shown.group;
  if (!chain.some((p) => board.stones[p] === color)) return [];
  const side = challengerOf(shown);
  return shown.proof.region.filter((p) => board.stones[p] === EMPTY && board.isLegal(p, side));
}

/** The board with the moves so far, numbered; the group is marked, and what plays no part in the proof is veiled. */
export function proofBoard(view: BoardView, shown: ProofShown): BoardView {
  const { board, steps } = playedTo(shown, shown.at);
  const { geometry, stones } = board;
  const part = partOf(shown);
  const numbers = new Map<Point, string>();
  for (const [i, { move }] of steps.entries())
    if (move.kind === 'play' && stones[move.point] === move.color) numbers.set(move.point, String(i + 1));
  const last = steps.at(-1)?.move;
  const free = shown.state === 'asking' ? [] : freePoints(shown);
  const { chain, color } = shown.group;
  return {
    ...view,
    stones,
    lastMove: last?.kind === 'play' ? last.point : undefined,
    hand: free.length > 0 ? challengerOf(shown) : undefined,
    forbidden: pointsOf(geometry).filter((p) => stones[p] === EMPTY && !free.includes(p)),
    overlays: [
      { kind: 'dimmed', points: pointsOf(geometry).filter((p) => !part.has(p)) },
      { kind: 'figures', figure: 'triangle', points: chain.filter((p) => stones[p] === color) },
      { kind: 'labels', labels: [...numbers].map(([point, text]) => ({ point, text })) },
    ],
  };
}

/** Where both may play, and the chains around it. */
function partOf({ board, proof: { region }, group }: ProofShown): ReadonlySet<Point> {
  const { geometry } = board;
  const part = new Set<Point>([...region, ...group.chain]);
  for (const p of region) {
    for (const q of geometry.neighbors.subarray(4 * p, 4 * p + 4))
      if (q !== geometry.wall && board.stones[q] !== EMPTY)
        for (const stone of board.chainAt(q as Point)) part.add(stone);
  }
  return part;
}
