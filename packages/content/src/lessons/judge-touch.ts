/*
 * Judges what is pointed at: liberties, stones, eyes, forbidden points.
 */
import {
  type Board,
  type Color,
  EMPTY,
  opponent,
  type Point,
  type Position,
  pointsOf,
  regionsOf,
  unconditionallyAlive,
} from '@honte/rules';
import type { GoalOfKind } from './goal.ts';
import { type Exercise, positionOf } from './lesson.ts';
import { isDiagonalTo, receiptOn } from './quantity.ts';
import type { Done, Reason, Verdict } from './verdict.ts';

type Touch = GoalOfKind<'touch'>;

/** All that is to be found: each entry the points that are found together. */
export function soughtBy(goal: Touch, exercise: Exercise, position: Position): readonly (readonly Point[])[] {
  const { board, geometry } = position;
  const each = (points: readonly Point[]) => points.map((p) => [p]);
  switch (goal.what) {
    case 'liberties':
      return each(board.libertiesAt(goal.of));
    case 'stones':
      return each(board.chainAt(goal.of).filter((p) => p !== goal.of));
    case 'ataris':
      return chainsOf(board, goal.color).filter(
        ([head]) => head !== undefined && board.libertyCount(head) === 1,
      );
    case 'forbidden':
      return each(
        pointsOf(geometry).filter((p) => {
          const { kind } = position.legality(p, goal.color);
          return kind === 'suicide' || kind === 'ko';
        }),
      );
    case 'eyes': {
      const { eyes } = unconditionallyAlive(board, board.stones[goal.of] as Color);
      return regionsOf(geometry, board.stones)
        .map(({ points }) => points.filter((p) => eyes[p] === 1))
        .filter((points) => points.length > 0);
    }
    case 'dame': {
      const { reason } = receiptOn(exercise, board);
      return each(pointsOf(geometry).filter((p) => reason[p] === 'dame'));
    }
    case 'dead':
      return exercise.dead.map((p) => board.chainAt(p));
  }
}

function chainsOf(board: Board, color: Color): Point[][] {
  const heads = pointsOf(board.geometry).filter((p) => board.stones[p] === color && board.headOf(p) === p);
  return heads.map((p) => board.chainAt(p));
}

export function judgeTouch(goal: Touch, exercise: Exercise, { moves, found }: Done, point: Point): Verdict {
  const position = positionOf(exercise, moves);
  const isGiven = goal.what === 'stones' && point === goal.of;
  if (isGiven || found.includes(point)) return { kind: 'known', point };
  const sought = soughtBy(goal, exercise, position);
  const hit = sought.find((points) => points.includes(point));
  if (!hit) return { kind: 'wrong', reason: reasonAt(goal, exercise, position, point), moves };
  const left = sought.filter((points) => points !== hit && !points.some((p) => found.includes(p)));
  return { kind: 'found', points: hit, left: left.length };
}

function reasonAt(goal: Touch, exercise: Exercise, position: Position, point: Point): Reason {
  const { board } = position;
  const stone = board.stones[point] as Color | typeof EMPTY;
  switch (goal.what) {
    case 'liberties':
      if (stone !== EMPTY) return { code: 'stone', point, color: stone };
      return { code: isDiagonalTo(board, point, goal.of) ? 'diagonal' : 'away', point };
    case 'stones':
      if (stone === EMPTY) return { code: 'empty', point };
      if (stone !== board.stones[goal.of]) return { code: 'otherColor', point, color: stone };
      return { code: isDiagonalTo(board, point, goal.of) ? 'diagonal' : 'otherChain', point };
    case 'ataris':
      if (stone === EMPTY) return { code: 'empty', point };
      if (stone !== goal.color) return { code: 'otherColor', point, color: stone };
      return { code: 'liberties', point, liberties: board.libertyCount(point) };
    case 'forbidden':
      return stone === EMPTY ? mayPlay(board, point, goal.color) : { code: 'stone', point, color: stone };
    case 'eyes': {
      if (stone !== EMPTY) return { code: 'stone', point, color: stone };
      const owner = board.stones[goal.of] as Color;
      const around = regionsOf(position.geometry, board.stones).find(({ points }) => points.includes(point));
      return { code: around?.touches.has(opponent(owner)) === false ? 'falseEye' : 'noEye', point };
    }
    case 'dame': {
      if (stone !== EMPTY) return { code: 'stone', point, color: stone };
      return { code: 'owned', point, color: receiptOn(exercise, board).owner[point] as Color };
    }
    case 'dead':
      return stone === EMPTY ? { code: 'empty', point } : { code: 'alive', point };
  }
}

/** What comes of a play that is allowed. */
function mayPlay(board: Board, point: Point, color: Color): Reason {
  const after = board.clone();
  const stones = after.play(point, color);
  if (stones > 0) return { code: 'takes', point, stones };
  return { code: 'breathes', point, liberties: after.libertyCount(point) };
}
