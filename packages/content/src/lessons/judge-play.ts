/*
 * Judges one move that must bring something about at once. A move that does not is answered by what hurts most.
 */
import {
  type Board,
  type Color,
  EMPTY,
  type Move,
  neighborsOf,
  opponent,
  type Point,
  type Position,
  pointsOf,
} from '@honte/rules';
import type { GoalOfKind } from './goal.ts';
import { type Exercise, positionOf } from './lesson.ts';
import type { Done, Reason, Verdict } from './verdict.ts';

type Play = GoalOfKind<'play'>;

export function judgePlay(goal: Play, exercise: Exercise, { moves }: Done, point: Point): Verdict {
  const before = positionOf(exercise, moves);
  const played = before.after(point);
  if (!played.ok) return { kind: 'refused', point, refusal: played.error };
  const mine = [...moves, { kind: 'play', color: before.turn, point } as const];
  const after = played.value;
  if (isReached(goal, before.board, after)) return { kind: 'right', moves: mine, isDone: true };
  const reply = hardestReply(goal, after);
  const answer: readonly Move[] =
    reply === undefined ? [] : [{ kind: 'play', color: after.turn, point: reply }];
  const end = reply === undefined ? after : afterPlay(after, reply);
  return { kind: 'wrong', reason: reasonOf(goal, after.board, end.board), moves: [...mine, ...answer] };
}

/** The moves that are right. */
export function rightPlays(goal: Play, exercise: Exercise, { moves }: Done): readonly Point[] {
  const before = positionOf(exercise, moves);
  return before.legalPoints().filter((p) => isReached(goal, before.board, afterPlay(before, p)));
}

function afterPlay(position: Position, point: Point): Position {
  const after = position.after(point);
  return after.ok ? after.value : position.passed();
}

/** @param after what the move left, the other side to move. */
function isReached(goal: Play, before: Board, after: Position): boolean {
  const { board } = after;
  switch (goal.wish) {
    case 'capture':
      return board.stones[goal.of] === EMPTY;
    case 'atari':
      return board.stones[goal.of] !== EMPTY && board.libertyCount(goal.of) === 1 && isSafe(after);
    case 'press':
      return board.stones[goal.of] === EMPTY || board.libertyCount(goal.of) < before.libertyCount(goal.of);
    case 'save':
      return board.stones[goal.of] !== EMPTY && !canTake(after, goal.of);
    case 'connect':
      return isJoined(board, goal.of, goal.to);
    case 'cut': {
      const owner = board.stones[goal.of] as Color;
      return !canJoin(after, owner, goal.of, goal.to) && isSafe(after);
    }
  }
}

/** Whether the side to move cannot take what was played last. */
function isSafe(after: Position): boolean {
  const { board, turn } = after;
  const other = opponent(turn);
  return !pointsOf(after.geometry).some(
    (p) => board.stones[p] === other && board.libertyCount(p) === 1 && canTake(after, p),
  );
}

function canTake(position: Position, target: Point): boolean {
  const { board } = position;
  const [last] = board.libertiesAt(target);
  return board.libertyCount(target) === 1 && last !== undefined && position.legality(last).kind === 'legal';
}

function isJoined(board: Board, one: Point, other: Point): boolean {
  return (
    board.stones[one] !== EMPTY && board.stones[other] !== EMPTY && board.headOf(one) === board.headOf(other)
  );
}

/** Whether one play of this color makes one chain of both. */
function canJoin(position: Position, color: Color, one: Point, other: Point): boolean {
  if (position.board.stones[one] === EMPTY) return false;
  return position.board.libertiesAt(one).some((p) => {
    if (position.legality(p, color).kind !== 'legal') return false;
    const board = position.board.clone();
    board.play(p, color);
    return isJoined(board, one, other);
  });
}

/** The answer that the learner would like least; none where nothing changes what is wanted. */
function hardestReply(goal: Play, after: Position): Point | undefined {
  if (goal.wish === 'press') return undefined;
  let best: { readonly point: Point; readonly weight: number } | undefined;
  for (const point of after.legalPoints()) {
    const weight = weightOf(goal, after, point);
    if (weight > 0 && weight > (best?.weight ?? 0)) best = { point, weight };
  }
  return best?.point;
}

/** How much a reply hurts; nothing or less where it does not. */
function weightOf(goal: Play, after: Position, reply: Point): number {
  const { board: now, turn } = after;
  const end = afterPlay(after, reply);
  const { board } = end;
  const taken = board.prisoners(turn) - now.prisoners(turn);
  const isNear = neighborsOf(now.geometry, reply).some((n) => now.stones[n] !== EMPTY) ? 0.01 : 0;
  switch (goal.wish) {
    case 'capture':
    case 'atari': {
      // The chain wants liberties, and best of all by taking.
      const gain = board.libertyCount(goal.of) - now.libertyCount(goal.of);
      return gain > 0 ? gain + taken + isNear : 0;
    }
    case 'save':
      return board.stones[goal.of] === EMPTY ? 1 + taken : 0;
    case 'connect':
    case 'cut': {
      // Whoever owns the two wants them joined; the other side wants no way left to join them.
      const owner = board.stones[goal.of] as Color;
      if (owner === turn) return isJoined(board, goal.of, goal.to) ? 1 + isNear : 0;
      return canJoin(end, owner, goal.of, goal.to) ? 0 : 1 + taken + isNear;
    }
    case 'press':
      return 0;
  }
}

function reasonOf(goal: Play, after: Board, end: Board): Reason {
  const point = goal.of;
  switch (goal.wish) {
    case 'capture':
    case 'atari':
      return { code: 'escapes', point, liberties: end.libertyCount(point) };
    case 'press':
      return { code: 'unpressed', point, liberties: end.libertyCount(point) };
    case 'save':
      return { code: 'taken', point, stones: after.chainAt(point).length };
    case 'connect':
      return { code: 'cut', point };
    case 'cut':
      return { code: 'joined', point };
  }
}
