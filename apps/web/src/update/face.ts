/*
 * Which face a game shows: its phase decides.
 */
import { phaseOf } from '@honte/game';
import type { Table } from '../kept-game.ts';
import type { GamePart, Route } from '../router.ts';

const PARTS = { play: 'play', marking: 'count', finished: 'result' } as const satisfies Record<
  string,
  GamePart
>;

/** The route to a game as it stands. */
export function faceOf(table: Table): Extract<Route, { screen: 'game' }> {
  return { screen: 'game', id: table.id, part: PARTS[phaseOf(table.game)] };
}
