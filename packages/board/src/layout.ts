/*
 * Where things lie. The unit is a fortieth of a cell; the first point that is seen lies at 0, 0. Pixels
 * come in and go out here alone: points are found by arithmetic, never by asking what was hit.
 */
import { type Geometry, invariant, type Point, pointAt } from '@honte/rules';
import type { BoardView, Crop } from './view.ts';

/** Units from one line to the next. */
export const CELL = 40;

/** The longest side of a board whose lines are few. */
const FINE_ABOVE = 13;

/** Units of wood beyond the outer line, without and with coordinates, and where a crop cuts the board. */
const MARGIN = 27.2;
const MARGIN_WITH_COORDINATES = 44;
/** On many lines a cell is small on a phone, and two digits need more of it. */
const MARGIN_WITH_COORDINATES_FINE = 48;
const MARGIN_AT_CUT = CELL / 2;

/** A place on the board, in units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A rectangle: units on the board, CSS pixels on the page. */
export interface Box extends Spot {
  readonly width: number;
  readonly height: number;
}

/** Which sides of what is seen are edges of the board, as seen (after turning). */
interface Sides {
  readonly left: boolean;
  readonly top: boolean;
  readonly right: boolean;
  readonly bottom: boolean;
}

export interface Layout {
  readonly geometry: Geometry;
  readonly isTurned: boolean;
  /** Columns and rows seen, in the board's own numbers. */
  readonly crop: Crop;
  readonly columns: number;
  readonly rows: number;
  readonly edges: Sides;
  /** All the wood that is seen. */
  readonly box: Box;
}

/**
 * How a view is laid out.
 *
 * @throws when the crop is empty or reaches beyond the board.
 */
export function layoutOf(view: BoardView): Layout {
  const { geometry, isTurned = false } = view;
  const whole = { left: 0, top: 0, right: geometry.width - 1, bottom: geometry.height - 1 };
  const crop = view.crop ?? whole;
  const isInside =
    crop.left >= 0 && crop.top >= 0 && crop.right <= whole.right && crop.bottom <= whole.bottom;
  invariant(isInside && crop.left <= crop.right && crop.top <= crop.bottom, 'a crop lies within the board');
  const own = {
    left: crop.left === 0,
    top: crop.top === 0,
    right: crop.right === whole.right,
    bottom: crop.bottom === whole.bottom,
  };
  const edges = isTurned ? { left: own.right, top: own.bottom, right: own.left, bottom: own.top } : own;
  const margin = view.hasCoordinates ? coordinateMargin(geometry) : MARGIN;
  const room = (isEdge: boolean) => (isEdge ? margin : MARGIN_AT_CUT);
  const columns = crop.right - crop.left + 1;
  const rows = crop.bottom - crop.top + 1;
  const box = {
    x: -room(edges.left),
    y: -room(edges.top),
    width: (columns - 1) * CELL + room(edges.left) + room(edges.right),
    height: (rows - 1) * CELL + room(edges.top) + room(edges.bottom),
  };
  return { geometry, isTurned, crop, columns, rows, edges, box };
}

/** Units of wood beyond the outer line of a board with coordinates. */
export function coordinateMargin(geometry: Geometry): number {
  return isFineBoard(geometry) ? MARGIN_WITH_COORDINATES_FINE : MARGIN_WITH_COORDINATES;
}

/** Whether a board's lines are so many that they are drawn finer, and its star points a little larger. */
export function isFineBoard({ width, height }: Geometry): boolean {
  return Math.max(width, height) > FINE_ABOVE;
}

/** The point seen in this column and row of the layout, from its top-left, from 0. */
export function pointSeenAt(layout: Layout, column: number, row: number): Point {
  const { crop, isTurned } = layout;
  const x = isTurned ? crop.right - column : crop.left + column;
  const y = isTurned ? crop.bottom - row : crop.top + row;
  return pointAt(layout.geometry, x, y);
}

/** The column and row of the layout in which a point is seen; beyond its sides when cropped away. */
export function seatOf(layout: Layout, p: Point): { readonly column: number; readonly row: number } {
  const { crop, isTurned, geometry } = layout;
  const x = p % geometry.width;
  const y = (p - x) / geometry.width;
  return isTurned
    ? { column: crop.right - x, row: crop.bottom - y }
    : { column: x - crop.left, row: y - crop.top };
}

/** Whether the crop lets a point be seen. */
export function isSeen(layout: Layout, p: Point): boolean {
  const { column, row } = seatOf(layout, p);
  return column >= 0 && row >= 0 && column < layout.columns && row < layout.rows;
}

/** The middle of a point, in units. */
export function spotOf(layout: Layout, p: Point): Spot {
  const { column, row } = seatOf(layout, p);
  return { x: column * CELL, y: row * CELL };
}

/**
 * The point seen nearest to a spot.
 *
 * @param reach how far beyond the outer points it may lie, in cells; within the board there is no gap.
 * @returns `undefined` when it lies farther off.
 */
export function pointNear(layout: Layout, spot: Spot, reach = 0.5): Point | undefined {
  const column = spot.x / CELL;
  const row = spot.y / CELL;
  const right = layout.columns - 1;
  const bottom = layout.rows - 1;
  if (column < -reach || row < -reach || column > right + reach || row > bottom + reach) return undefined;
  const within = (value: number, last: number) => Math.min(last, Math.max(0, Math.round(value)));
  return pointSeenAt(layout, within(column, right), within(row, bottom));
}

/** Whether a spot lies on the wood that is seen. */
export function isOnWood(layout: Layout, spot: Spot): boolean {
  const { x, y, width, height } = layout.box;
  return spot.x >= x && spot.y >= y && spot.x <= x + width && spot.y <= y + height;
}

/** CSS pixels of the page to units, for a board drawn into `frame` (its box, whole, not distorted). */
export function unitsOf(layout: Layout, frame: Box, pixel: Spot): Spot {
  const { box } = layout;
  return {
    x: box.x + ((pixel.x - frame.x) / frame.width) * box.width,
    y: box.y + ((pixel.y - frame.y) / frame.height) * box.height,
  };
}

/** Units to CSS pixels of the page: the way back from `unitsOf`. */
export function pixelsOf(layout: Layout, frame: Box, spot: Spot): Spot {
  const { box } = layout;
  return {
    x: frame.x + ((spot.x - box.x) / box.width) * frame.width,
    y: frame.y + ((spot.y - box.y) / box.height) * frame.height,
  };
}

/** Whether everything lies in the same place. */
export function isSameLayout(a: Layout, b: Layout): boolean {
  const isSameBox = a.box.x === b.box.x && a.box.width === b.box.width && a.box.height === b.box.height;
  const isSameCrop = a.crop.left === b.crop.left && a.crop.top === b.crop.top;
  return a.geometry === b.geometry && a.isTurned === b.isTurned && isSameBox && isSameCrop;
}
