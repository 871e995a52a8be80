/*
 * Games of chance from their start to two passes, with chains of chance taken for dead.
 */
import { type Dice, pick } from './chance.testing.ts';
import { BLACK, EMPTY, WHITE } from './color.ts';
import { type Geometry, geometryOf, neighborsOf, type Point, pointsOf } from './geometry.ts';
import type { Move } from './move.ts';
import { got } from './position.testing.ts';
import { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';
import type { Counted } from './score.ts';
import { evenStart, handicapStart, type Start, setUpStart } from './start.ts';

export interface Complete {
  readonly start: Start;
  readonly moves: readonly Move[];
  readonly end: Position;
  /** A stone of each chain taken for dead. */
  readonly dead: readonly Point[];
}

const SIDES = [2, 3, 4, 5, 7, 9];

function startOfChance(dice: Dice, ruleset: Ruleset): Start {
  const geometry = geometryOf(pick(dice, SIDES), pick(dice, SIDES));
  const most = Math.min(9, geometry.points - 1);
  const stones = dice(2) === 0 ? 0 : 2 + dice(most - 1);
  if (stones === 0) return got(evenStart(geometry, ruleset));
  const free = [...pointsOf(geometry)];
  const points = Array.from({ length: stones }, () => free.splice(dice(free.length), 1)[0]!);
  return got(handicapStart(geometry, ruleset, points));
}

/** Stones set up where each has a liberty, either color to move. */
export function setUpOfChance(dice: Dice, ruleset: Ruleset): Start {
  for (;;) {
    const geometry = geometryOf(pick(dice, SIDES), pick(dice, SIDES));
    const stones = pointsOf(geometry).map(() => (dice(3) === 0 ? 1 + dice(2) : EMPTY));
    const start = setUpStart(geometry, ruleset, stones, dice(2) === 0 ? BLACK : WHITE);
    if (start.ok) return start.value;
  }
}

/** A play that fills no eye of its own, or a pass: always where there is none, else one turn in twenty. */
function moveOfChance(dice: Dice, position: Position): Move {
  const { geometry, board, turn } = position;
  const isEye = (p: Point) => neighborsOf(geometry, p).every((n) => board.stones[n] === turn);
  const choices = position.legalPoints().filter((p) => !isEye(p));
  if (choices.length === 0 || dice(20) === 0) return { kind: 'pass', color: turn };
  return { kind: 'play', color: turn, point: pick(dice, choices) };
}

/**
 * A game to its two passes. One stop in two is played on from.
 *
 * @param start one of chance when left out: even or with a handicap.
 * @param isAsked whether anybody may move first when play goes on, and not the next player as if by turns.
 */
export function gameOfChance(
  dice: Dice,
  ruleset: Ruleset,
  start: Start = startOfChance(dice, ruleset),
  isAsked = false,
): Complete {
  const moves: Move[] = [];
  let end = Position.at(start);
  while (!end.isStopped || (dice(2) === 0 && moves.length < 300)) {
    if (end.isStopped && isAsked) end = end.resumed(dice(2) === 0 ? BLACK : WHITE);
    const move = moves.length < 400 ? moveOfChance(dice, end) : ({ kind: 'pass', color: end.turn } as const);
    moves.push(move);
    end = move.kind === 'pass' ? end.passed() : got(end.after(move.point));
  }
  const { board, geometry } = end;
  const heads = pointsOf(geometry).filter((p) => board.stones[p] !== EMPTY && board.headOf(p) === p);
  return { start, moves, end, dead: heads.filter(() => dice(4) === 0) };
}

/** What there is to count of it. */
export function countedOf({ start, end, dead }: Complete): Counted {
  const { geometry, ruleset, komi, handicap } = start;
  const { board } = end;
  const prisoners = { black: board.prisoners(BLACK), white: board.prisoners(WHITE) };
  return { geometry, stones: board.stones, dead, ruleset, komi, handicap, prisoners };
}

export function chancePoints(dice: Dice, geometry: Geometry): Point[] {
  return pointsOf(geometry).filter(() => dice(3) === 0);
}
