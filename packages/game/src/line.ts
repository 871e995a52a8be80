/*
 * A line of play: the steps that led from a start to a position, newest first, each line sharing all but
 * its last step with the line before. A position holds a whole board, so a line keeps none: the boards
 * of a family of lines live in their `Boards`, the latest few and one in every 128, and the others are
 * played again from the nearest one kept.
 */
import {
  accept,
  type Color,
  invariant,
  type Move,
  Position,
  type Refusal,
  type Result,
  type Start,
} from '@honte/rules';
import { Recent } from './recent.ts';
import { moveOf, type Step, stepped } from './step.ts';

/** The line without a step. */
interface Beginning {
  readonly boards: Boards;
  readonly before: undefined;
  readonly step: undefined;
  readonly depth: number;
  readonly ply: number;
}

interface Extended {
  readonly boards: Boards;
  readonly before: Line;
  readonly step: Step;
  /** Steps since the beginning. */
  readonly depth: number;
  /** Moves since the beginning: plays, forced ones too, and passes. */
  readonly ply: number;
}

export type Line = Beginning | Extended;

/** Most positions kept besides the checkpoints: enough to step back and forth over a few turns. */
const LATEST = 8;
/** One board in so many steps is kept. Playing so many again takes about a millisecond on 19 × 19. */
const SPACING = 128;
/** Most checkpoints kept: all those of a line of 10⁵ steps. */
const CHECKPOINTS = 1024;

/** The positions of a family of lines, as far as they are kept. Bounded, whatever is played and undone. */
class Boards {
  readonly start: Start;
  readonly #first: Position;
  readonly #latest = new Recent<Line, Position>(LATEST);
  readonly #checkpoints = new Recent<Line, Position>(CHECKPOINTS);

  constructor(start: Start) {
    this.start = start;
    this.#first = Position.at(start);
  }

  kept(line: Line): Position | undefined {
    if (!line.before) return this.#first;
    return this.#latest.get(line) ?? this.#checkpoints.get(line);
  }

  keep(line: Line, position: Position): void {
    this.#latest.set(line, position);
    if (line.depth % SPACING === 0) this.#checkpoints.set(line, position);
  }
}

/** The line without a step. */
export function beginLine(start: Start): Line {
  return { boards: new Boards(start), before: undefined, step: undefined, depth: 0, ply: 0 };
}

export function startOfLine(line: Line): Start {
  return line.boards.start;
}

/**
 * This line with one step more, or why the rules forbid it. The points must be on the board. Linear in
 * the board's points while `line` is one of the latest few; see `positionAt`.
 */
export function extend(line: Line, step: Step): Result<Line, Refusal> {
  const position = stepped(positionAt(line), step);
  if (!position.ok) return position;
  const ply = line.ply + (moveOf(step) ? 1 : 0);
  const longer: Line = { boards: line.boards, before: line, step, depth: line.depth + 1, ply };
  line.boards.keep(longer, position.value);
  return accept(longer);
}

/**
 * The position that a line leads to: at once for the latest few, else by playing at most 127 steps
 * again. (More of them only in a family of lines with more than 1024 checkpoints.)
 */
export function positionAt(line: Line): Position {
  const again: Extended[] = [];
  let at = line;
  let position = line.boards.kept(at);
  while (!position && at.before) {
    again.push(at);
    at = at.before;
    position = line.boards.kept(at);
  }
  invariant(position !== undefined, 'the beginning of a line is always kept');
  for (let next = again.pop(); next; next = again.pop()) {
    const after = stepped(position, next.step);
    invariant(after.ok, 'the steps of a line were allowed when they were made');
    position = after.value;
    line.boards.keep(next, position);
  }
  return position;
}

/** This line without its last `plies` moves and all that came between and after them. Linear in `plies`. */
export function takeBack(line: Line, plies: number): Line {
  let at = line;
  for (let left = plies; left > 0 && at.before; at = at.before) if (moveOf(at.step)) left--;
  return at;
}

/** The moves of a line, first to last. Linear in the line. */
export function movesIn(line: Line): Move[] {
  const moves: Move[] = [];
  for (let at = line; at.before; at = at.before) {
    const move = moveOf(at.step);
    if (move) moves.push(move);
  }
  return moves.reverse();
}

export function lastMoveIn(line: Line): Move | undefined {
  for (let at = line; at.before; at = at.before) {
    const move = moveOf(at.step);
    if (move) return move;
  }
  return undefined;
}

/** How many moves `takeBack` must take to take the last one of `color`; 0 when it made none. */
export function pliesBack(line: Line, color: Color): number {
  let plies = 0;
  for (let at = line; at.before; at = at.before) {
    const move = moveOf(at.step);
    if (move) plies++;
    if (move?.color === color) return plies;
  }
  return 0;
}
