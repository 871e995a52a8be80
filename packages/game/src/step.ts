/*
 * One step of a line of play: a move, or what else changes the position. Games know moves and `Resume`;
 * `Edit` and `Force` come from records.
 */
import {
  accept,
  Board,
  type Color,
  EMPTY,
  type Move,
  opponent,
  type Point,
  Position,
  type Refusal,
  type Result,
  type Stone,
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

/** `stone` on `point`; `EMPTY` takes away what stands there. */
export interface Placement {
  readonly point: Point;
  readonly stone: Stone;
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
      return accept(edited(position, step));
    case 'force':
      return accept(forced(position, step));
  }
}

function withTurn(position: Position, turn: Color): Position {
  return position.turn === turn ? position : position.resumed(turn);
}

function edited(position: Position, { stones, turn }: Edit): Position {
  const next = position.board.stones.slice(0, position.geometry.points);
  for (const { point, stone } of stones) next[point] = stone;
  return setUp(position, next, turn);
}

function forced(position: Position, { color, point }: Force): Position {
  const { geometry } = position;
  const cleared = position.board.stones.slice(0, geometry.points);
  cleared[point] = EMPTY;
  const board = Board.of(geometry, cleared);
  board.play(point, color);
  return setUp(position, board.stones.slice(0, geometry.points), opponent(color));
}

/**
 * A first moment with these stones: what came before them can no more be repeated, and prisoners are
 * forgotten. A record may hold stones that no game could begin with, so nothing is checked.
 */
function setUp({ geometry, ruleset }: Position, stones: Uint8Array, turn: Color): Position {
  return Position.at({ geometry, ruleset, komi: 0, handicap: 0, stones, turn, isSetUp: true });
}

/** Who moves when `asker` wants play to go on after the stop. */
export function turnOnResume(position: Position, asker: Color): Color {
  // The opponent of the last passer is the one whose turn it is.
  return position.ruleset.resumes === 'opponentOfAsker' ? opponent(asker) : position.turn;
}
