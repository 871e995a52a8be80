/*
 * Positions for tests: drawn, or after moves.
 */
import {
  BLACK,
  Board,
  type Color,
  type Geometry,
  geometryOf,
  type Point,
  parseDiagram,
  parsePoint,
} from '@honte/rules';
import type { View } from './features.ts';

/** A position from a diagram, without a last move; `X` Black, `O` White. */
export function drawnView(text: string, turn: Color = BLACK, changes: Partial<View> = {}): View {
  const diagram = parseDiagram(text);
  if (!diagram.ok) throw new Error(JSON.stringify(diagram.error));
  const { geometry, stones } = diagram.value;
  return {
    board: Board.of(geometry, stones, 1),
    turn,
    last: geometry.wall,
    beforeLast: geometry.wall,
    passes: 0,
    counting: { scoring: 'area', komi: 7.5 },
    excess: 0,
    ...changes,
  };
}

export function pointOf(geometry: Geometry, name: string): Point {
  const point = parsePoint(geometry, name);
  if (!point.ok) throw new Error(name);
  return point.value;
}

/** The position after moves from the empty board; a move to the wall is a pass. */
export function viewAfter(side: number, moves: readonly number[], komi: number, isTerritory: boolean): View {
  const geometry = geometryOf(side);
  const { wall } = geometry;
  const board = new Board(geometry);
  let turn: Color = BLACK;
  let excess = 0;
  let passes = 0;
  for (const move of moves) {
    if (move === wall) board.pass();
    else {
      board.play(move as Point, turn);
      excess += turn === BLACK ? 1 : -1;
    }
    passes = move === wall ? passes + 1 : 0;
    turn = (3 - turn) as Color;
  }
  return {
    board,
    turn,
    last: moves.at(-1) ?? wall,
    beforeLast: moves.at(-2) ?? wall,
    passes,
    counting: { scoring: isTerritory ? 'territory' : 'area', komi },
    excess,
  };
}
