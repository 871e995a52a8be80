/*
 * One step of a line of play: a move, or what else changes the position. Games know moves and `Resume`;
 * `Edit` and `Force` come from records.
 */
import {
  accept,
  type Color,
  type Move,
  opponent,
  type Placement,
  type Point,
  type Position,
  type Refusal,
  type Result,
} from '@honte/rules';

/** Play goes on after a stop: `turn` is to move. */
interface Resume {
  readonly kind: 'resume';
  readonly turn: Color;
}

/** Stones are set by hand, then `turn` is to move. */
interface Edit {
  readonly kind: 'edit';
  readonly stones: readonly Placement[];
  readonly turn: Color;
}

/** A stone is played although the rules forbid it. */
interface Force {
  readonly kind: 'force';
  readonly color: Color;
  readonly point: Point;
}

export type Step = Move | Resume | Edit | Force;

/** The move that a step is; a forced play is one, too. */
export function moveOf(step: Step): Move | undefined {
  switch (step.kind) {
    case 'play':
    case 'pass':
      return step;
    case 'force':
      return { kind: 'play', color: step.color, point: step.point };
    case 'resume':
    case 'edit':
      return undefined;
  }
}

/**
 * The position after a step, or why the rules forbid it. A move out of turn, which records hold, counts
 * as one on which play went on. The points must be on the board.
 */
export function stepped(position: Position, step: Step): Result<Position, Refusal> {
  switch (step.kind) {
    case 'play':
      return withTurn(position, step.color).after(step.point);
    case 'pass':
      return accept(withTurn(position, step.color).passed());
    case 'resume':
      return accept(position.resumed(step.turn));
    case 'edit':
      return accept(position.edited(step.stones, step.turn));
    case 'force':
      return accept(position.forced(step.point, step.color));
  }
}

function withTurn(position: Position, turn: Color): Position {
  return position.turn === turn ? position : position.resumed(turn);
}

/** Who moves when `asker` wants play to go on after the stop. */
export function turnOnResume(position: Position, asker: Color): Color {
  // The opponent of the last passer is the one whose turn it is.
  return position.ruleset.resumes === 'opponentOfAsker' ? opponent(asker) : position.turn;
}
