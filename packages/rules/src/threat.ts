/*
 * What a player could take by one move, or by one move and the next whatever is answered. Begin with
 * `threatsBy`.
 */
import type { Board } from './board.ts';
import { type Color, EMPTY, opponent } from './color.ts';
import { neighborsOf, type Point, pointsOf } from './geometry.ts';

/** A move that takes stones, and how. */
export interface Threat {
  readonly point: Point;
  /** Stones that are lost. */
  readonly chain: readonly Point[];
  readonly why: 'atari' | 'ko' | 'cut';
}

/** The threats of `attacker` on a board with room to undo 4 moves, ataris first. */
export function threatsBy(board: Board, attacker: Color, isAtStake: (p: Point) => boolean): Threat[] {
  const threats = pointsOf(board.geometry)
    .map((p) => takes(board, attacker, p, isAtStake))
    .filter((threat) => threat !== undefined);
  return [...threats.filter(({ why }) => why !== 'cut'), ...threats.filter(({ why }) => why === 'cut')];
}

/**
 * What `attacker` takes by playing `p`; `undefined` when nothing that is at stake, or no more than he loses.
 * The board is as it was afterwards.
 */
export function takes(
  board: Board,
  attacker: Color,
  p: Point,
  isAtStake: (p: Point) => boolean,
): Threat | undefined {
  if (!board.isLegal(p, attacker)) return undefined;
  const beside = chainsBeside(board, p, opponent(attacker));
  const taken = beside.find((head) => board.libertyCount(head) === 1 && isAtStake(head));
  if (taken !== undefined) {
    const chain = board.chainAt(taken);
    const outcome = captures(board, p, attacker);
    return outcome === 'nothing' ? undefined : { point: p, chain, why: outcome };
  }
  board.play(p, attacker);
  const hit = chainsBeside(board, p, opponent(attacker)).filter(
    (head) => board.libertyCount(head) === 1 && isAtStake(head),
  );
  const chain = hit.length === 0 ? undefined : lostOf(board, p, hit, attacker);
  board.undo();
  return chain && { point: p, chain, why: 'cut' };
}

/** What comes of a capture: more than is lost by being retaken, a ko, or neither. */
function captures(board: Board, p: Point, attacker: Color): 'atari' | 'ko' | 'nothing' {
  const stones = board.play(p, attacker);
  const isRetaken = board.libertyCount(p) === 1 && board.chainSize(p) >= stones;
  const isKo = stones === 1 && board.chainSize(p) === 1;
  board.undo();
  if (!isRetaken) return 'atari';
  return isKo ? 'ko' : 'nothing';
}

/** Stones that are taken next whatever the owner of the chains `hit` answers to the stone on `p`. */
function lostOf(
  board: Board,
  p: Point,
  hit: readonly Point[],
  attacker: Color,
): readonly Point[] | undefined {
  const owner = opponent(attacker);
  const stones = hit.map((head) => board.chainAt(head));
  const isLost = () => stones.find((chain) => isTakeable(board, chain, attacker));
  let lost = isLost();
  for (const answer of answersTo(board, p, hit, owner)) {
    if (lost === undefined) break;
    board.play(answer, owner);
    lost = isLost();
    board.undo();
  }
  return lost;
}

/** The answers that may save something: to run, or to take what attacks. */
function answersTo(board: Board, p: Point, hit: readonly Point[], owner: Color): Point[] {
  const answers = new Set(hit.flatMap((head) => board.libertiesAt(head)));
  const around = hit.flatMap((head) => board.chainAt(head)).flatMap((q) => neighborsOf(board.geometry, q));
  for (const n of [p, ...around]) {
    const isAttacking = board.stones[n] !== EMPTY && board.stones[n] !== owner;
    if (isAttacking && board.libertyCount(n) === 1) answers.add(board.libertiesAt(n)[0] as Point);
  }
  return [...answers].filter((q) => board.isLegal(q, owner));
}

function isTakeable(board: Board, chain: readonly Point[], attacker: Color): boolean {
  const [stone] = chain;
  if (stone === undefined || board.stones[stone] !== opponent(attacker)) return false;
  if (board.libertyCount(stone) !== 1) return false;
  const liberty = board.libertiesAt(stone)[0] as Point;
  return board.isLegal(liberty, attacker) && captures(board, liberty, attacker) === 'atari';
}

/** Heads of the chains of a color beside a point. */
function chainsBeside(board: Board, p: Point, color: Color): Point[] {
  const heads = neighborsOf(board.geometry, p)
    .filter((n) => board.stones[n] === color)
    .map((n) => board.headOf(n));
  return [...new Set(heads)];
}
