/*
 * Events as properties: what a file writes for what happened on the board.
 */
import type { TreeEvent } from '@honte/game';
import {
  BLACK,
  type Color,
  EMPTY,
  type Geometry,
  type Placement,
  type Point,
  printColor,
  printSgfPoint,
  type Stone,
  WHITE,
} from '@honte/rules';
import type { SgfProperty } from './record.ts';

/**
 * The properties for an event: a move, or stones and the color to move. None for what files have no words
 * for. The points must be on the board.
 *
 * @param turn who is to move after the event.
 */
export function propertiesOfEvent(geometry: Geometry, event: TreeEvent, turn: Color): readonly SgfProperty[] {
  switch (event.kind) {
    case 'played':
    case 'forced':
      return [{ id: printColor(event.by), values: [printSgfPoint(geometry, event.point)] }];
    case 'passed':
      return [{ id: printColor(event.by), values: [''] }];
    case 'handicapPlaced':
      return setupProperties(
        geometry,
        event.points.map((point) => ({ point, stone: BLACK })),
        turn,
      );
    case 'resumed':
      return setupProperties(geometry, [], turn);
    case 'edited':
      return setupProperties(geometry, event.stones, turn);
    default:
      return [];
  }
}

/** `AB`, `AW`, `AE` with the points that have one in the end, and `PL`. */
export function setupProperties(
  geometry: Geometry,
  placements: readonly Placement[],
  turn: Color,
): readonly SgfProperty[] {
  const last = new Map(placements.map(({ point, stone }) => [point, stone]));
  const pointsWith = (stone: Stone): Point[] =>
    [...last].filter(([, other]) => other === stone).map(([point]) => point);
  return [
    ...pointsProperty(geometry, 'AB', pointsWith(BLACK)),
    ...pointsProperty(geometry, 'AW', pointsWith(WHITE)),
    ...pointsProperty(geometry, 'AE', pointsWith(EMPTY)),
    { id: 'PL', values: [printColor(turn)] },
  ];
}

/** A list of points under a name; nothing when it is empty. */
export function pointsProperty(
  geometry: Geometry,
  id: string,
  points: readonly Point[],
): readonly SgfProperty[] {
  return points.length > 0 ? [{ id, values: points.map((p) => printSgfPoint(geometry, p)) }] : [];
}
