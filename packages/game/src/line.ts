/*
 * A line of play: the steps that led from a start to a position, newest first, each line sharing all but
 * its last step with the line before. A position holds a whole board, so a line keeps none: the positions
 * of a family of lines live in their `Boards`, the latest few and some further back, and the others are
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

/**
 * Which positions are kept: of the lines whose depth is a multiple of `spacing`, the `most` last used.
 * The first level is for stepping to and fro; from the second, a position is at most 127 steps away, about
 * a millisecond on 19 × 19; the third bounds the way far back in a game of very many moves. Every
 * kept board holds a superko history of its own, so close checkpoints all along would double what
 * such a game weighs.
 */
const NEAR = 32;
const SPACING = 128;
const LEVELS = [
  { spacing: 1, most: NEAR },
  { spacing: SPACING, most: 64 },
  { spacing: 4096, most: 256 },
] as const;

/** The positions of a family of lines, as far as they are kept. Bounded, whatever is played and undone. */
class Boards {
  readonly start: Start;
  readonly #first: Position;
  readonly #levels = LEVELS.map(({ spacing, most }) => ({ spacing, kept: new Recent<Line, Position>(most) }));

  constructor(start: Start) {
    this.start = start;
    this.#first = Position.at(start);
  }

  kept(line: Line): Position | undefined {
    if (!line.before) return this.#first;
    for (const { kept } of this.#levels) {
      const position = kept.get(line);
      if (position) return position;
    }
    return undefined;
  }

  keep(line: Line, position: Position): void {
    for (const { spacing, kept } of this.#levels) if (line.depth % spacing === 0) kept.set(line, position);
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
  const longer = longerBy(line, step);
  line.boards.keep(longer, position.value);
  return accept(longer);
}

function longerBy(line: Line, step: Step): Line {
  const ply = line.ply + (moveOf(step) ? 1 : 0);
  return { boards: line.boards, before: line, step, depth: line.depth + 1, ply };
}

/**
 * Extends lines as `extend` does, one step after the other, for records that come whole: a board is copied only
 * where one is kept far back, not with each step.
 */
export class LineRunner {
  #line: Line;
  /** Where that line leads, in motion. */
  #position: Position;

  constructor(line: Line) {
    this.#line = line;
    this.#position = positionAt(line).inMotion();
  }

  /** Fast where `line` is the one last made here; else some of its steps are played again, as by `positionAt`. */
  extend(line: Line, step: Step): Result<Line, Refusal> {
    if (line !== this.#line) {
      this.#line = line;
      this.#position = positionAt(line).inMotion();
    }
    const position = stepped(this.#position, step);
    if (!position.ok) return position;
    const longer = longerBy(line, step);
    this.#line = longer;
    this.#position = position.value;
    if (longer.depth % SPACING === 0) line.boards.keep(longer, position.value.atRest());
    return accept(longer);
  }
}

/**
 * The position that a line leads to: at once for the lines last used, else by playing at most 127 steps
 * again; far back in a line of more than 8000 steps, at most 4095 the first time.
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
  if (again.length === 0) return position;
  let moving = position.inMotion();
  for (let next = again.pop(); next; next = again.pop()) {
    const after = stepped(moving, next.step);
    invariant(after.ok, 'the steps of a line were allowed when they were made');
    moving = after.value;
    if (again.length >= NEAR && next.depth % SPACING !== 0) continue;
    position = moving.atRest();
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

/** How many moves a line has before play last went on from a stop; `undefined` when it never did. */
export function resumedPlyIn(line: Line): number | undefined {
  for (let at = line; at.before; at = at.before) if (at.step.kind === 'resume') return at.ply;
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
