/*
 * Countings of everything there is, for checking a rulebook against published numbers.
 *
 * Source of such numbers: J. Tromp and G. Farnebäck, "Combinatorics of Go", 2007.
 */
import { EMPTY } from './color.ts';
import { type Geometry, neighborsOf, type Point, pointsOf } from './geometry.ts';
import { Position } from './position.ts';
import { invariant } from './refusal.ts';
import type { Ruleset } from './ruleset.ts';
import { evenStart } from './start.ts';
import { Walk } from './walk.ts';

/**
 * How many sequences of exactly 1, 2 … `depth` turns there are from the empty board.
 *
 * @param passes whether a turn may be a pass. Two passes then stop a sequence: it counts at its own
 *   length and is not continued.
 * @returns `depth` numbers. The cost is that of the last but one: some 50 ns for each of these sequences and
 *   point.
 */
export function countSequences(
  geometry: Geometry,
  ruleset: Ruleset,
  depth: number,
  passes: boolean,
): number[] {
  const counts = new Array<number>(depth).fill(0);
  const walk = new Walk(geometry, ruleset, depth);
  const visit = (length: number, isPassed: boolean) => {
    const isLast = length + 1 === depth;
    for (let p = 0; p < geometry.points; p++) {
      if (!walk.isLegal(p as Point)) continue;
      counts[length]!++;
      if (isLast) continue;
      walk.play(p as Point);
      visit(length + 1, false);
      walk.undo();
    }
    if (!passes) return;
    counts[length]!++;
    if (isLast || isPassed) return;
    walk.pass();
    visit(length + 1, true);
    walk.undo();
  };
  if (depth > 0) visit(0, false);
  return counts;
}

/** How many games there are from the empty board until two passes. Finite under superko; grows enormously. */
export function countGames(geometry: Geometry, ruleset: Ruleset): number {
  const visit = (position: Position): number => {
    if (position.isStopped) return 1;
    let games = visit(position.passed());
    for (const p of position.legalPoints()) games += visit(after(position, p));
    return games;
  };
  return visit(emptyPosition(geometry, ruleset));
}

/** How many boards have no chain without a liberty. Tries each of the 3ⁿ boards: for n up to 16 or so. */
export function countLegalBoards(geometry: Geometry): number {
  const { points } = geometry;
  const neighbors = pointsOf(geometry).map((p) => neighborsOf(geometry, p));
  const stones = new Uint8Array(points);
  let count = 0;
  for (;;) {
    if (everyChainBreathes(stones, neighbors)) count++;
    let p = 0;
    while (p < points && stones[p] === 2) stones[p++] = EMPTY;
    if (p === points) return count;
    stones[p]!++;
  }
}

function everyChainBreathes(stones: Uint8Array, neighbors: readonly (readonly Point[])[]): boolean {
  const breathes = new Uint8Array(stones.length);
  let waiting = stones.length;
  for (let before = waiting + 1; waiting < before && waiting > 0; ) {
    before = waiting;
    waiting = 0;
    for (let p = 0; p < stones.length; p++) {
      if (stones[p] === EMPTY || breathes[p] === 1) continue;
      const near = neighbors[p]!;
      if (near.some((n) => stones[n] === EMPTY || (breathes[n] === 1 && stones[n] === stones[p])))
        breathes[p] = 1;
      else waiting++;
    }
  }
  return waiting === 0;
}

function emptyPosition(geometry: Geometry, ruleset: Ruleset): Position {
  const start = evenStart(geometry, ruleset);
  invariant(start.ok, 'an even start needs only a board');
  return Position.at(start.value);
}

function after(position: Position, p: Point): Position {
  const next = position.after(p);
  invariant(next.ok, 'a point just found legal');
  return next.value;
}
