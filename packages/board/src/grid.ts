/*
 * The lines, with gaps where a text stands between them: no patch of false wood is ever laid over the
 * grain. Also the star points and the names along the edges.
 */
import { columnName, rowName, starPointsOf } from '@honte/rules';
import {
  type Box,
  CELL,
  coordinateMargin,
  isFineBoard,
  isSeen,
  type Layout,
  pointSeenAt,
  type Spot,
  spotOf,
} from './layout.ts';
import { STONE } from './materials.ts';
import { type LineRule, lineRule, type Ruler } from './ruler.ts';
import type { Shape } from './shape.ts';

/** Letters stand this much nearer to the lines than numbers, by which they look as near. */
const LETTERS_NEARER = 1.6;

/** A piece of a line, from one end to the other. */
type Piece = readonly [from: number, to: number];

/** Line widths in units, on boards of few and of many lines. */
const INNER = { plain: 1.1, fine: 1.25 };
const EDGE = { plain: 2.1, fine: 2.4 };

/** The lines of what is seen, interrupted inside `gaps`. */
export function gridOf(layout: Layout, gaps: readonly Box[], ruler: Ruler): Shape[] {
  const weight = isFineBoard(layout.geometry) ? 'fine' : 'plain';
  return [
    linesOf(layout, gaps, 'inner', lineRule(layout, ruler, INNER[weight], 0)),
    linesOf(layout, gaps, 'edge', lineRule(layout, ruler, EDGE[weight], 1)),
    ...starsOf(layout, gaps),
  ];
}

function linesOf(layout: Layout, gaps: readonly Box[], weight: 'inner' | 'edge', rule: LineRule): Shape {
  const { edges, columns, rows } = layout;
  const right = (columns - 1) * CELL;
  const bottom = (rows - 1) * CELL;
  const { place, width } = rule;
  const end = (at: number, isEdge: boolean, out: number, axis: 'x' | 'y') =>
    isEdge ? place(at, axis) : at + (out * CELL) / 2;
  const across: Piece = [end(0, edges.left, -1, 'x'), end(right, edges.right, 1, 'x')];
  const down: Piece = [end(0, edges.top, -1, 'y'), end(bottom, edges.bottom, 1, 'y')];
  let path = '';
  for (let row = 0; row < rows; row++) {
    const isEdge = (row === 0 && edges.top) || (row === rows - 1 && edges.bottom);
    if (isEdge !== (weight === 'edge')) continue;
    const y = row * CELL;
    const holes = gaps.filter((gap) => gap.y < y && gap.y + gap.height > y);
    for (const [from, to] of piecesOf(
      across,
      holes.map((gap): Piece => [gap.x, gap.x + gap.width]),
    ))
      path += `M${from} ${place(y, 'y')}H${to}`;
  }
  for (let column = 0; column < columns; column++) {
    const isEdge = (column === 0 && edges.left) || (column === columns - 1 && edges.right);
    if (isEdge !== (weight === 'edge')) continue;
    const x = column * CELL;
    const holes = gaps.filter((gap) => gap.x < x && gap.x + gap.width > x);
    for (const [from, to] of piecesOf(
      down,
      holes.map((gap): Piece => [gap.y, gap.y + gap.height]),
    ))
      path += `M${place(x, 'x')} ${from}V${to}`;
  }
  return { kind: 'lines', key: `lines:${weight}`, path, width };
}

/** What is left of a line when the holes are cut out of it. */
function piecesOf(line: Piece, holes: readonly Piece[]): Piece[] {
  let pieces: Piece[] = [line];
  for (const [from, to] of holes)
    pieces = pieces.flatMap(([start, end]): Piece[] => {
      const before: Piece = [start, Math.min(end, from)];
      const after: Piece = [Math.max(start, to), end];
      return [before, after].filter(([a, b]) => a < b);
    });
  return pieces;
}

function starsOf(layout: Layout, gaps: readonly Box[]): Shape[] {
  const isSmall = !isFineBoard(layout.geometry);
  const isFree = ({ x, y }: Spot) =>
    !gaps.some((gap) => gap.x < x && gap.x + gap.width > x && gap.y < y && gap.y + gap.height > y);
  return starPointsOf(layout.geometry)
    .filter((p) => isSeen(layout, p) && isFree(spotOf(layout, p)))
    .map((p): Shape => ({ kind: 'star', key: `star:${p}`, ...spotOf(layout, p), isSmall }));
}

/** Letters and numbers along those edges of the board that are seen. */
export function coordinatesOf(layout: Layout): Shape[] {
  const { columns, rows, edges, geometry } = layout;
  const shapes: Shape[] = [];
  const put = (side: keyof typeof edges, index: number, x: number, y: number, text: string) => {
    if (edges[side]) shapes.push({ kind: 'coordinate', key: `coordinate:${side}:${index}`, x, y, text });
  };
  const right = (columns - 1) * CELL;
  const bottom = (rows - 1) * CELL;
  // Midway between the stones on the outer line and the end of the wood.
  const numberAt = (STONE + coordinateMargin(geometry)) / 2;
  const letterAt = numberAt - LETTERS_NEARER;
  for (let column = 0; column < columns; column++) {
    const text = columnName(pointSeenAt(layout, column, 0) % geometry.width);
    put('top', column, column * CELL, -letterAt, text);
    put('bottom', column, column * CELL, bottom + letterAt, text);
  }
  for (let row = 0; row < rows; row++) {
    const text = rowName(geometry, Math.floor(pointSeenAt(layout, 0, row) / geometry.width));
    put('left', row, -numberAt, row * CELL, text);
    put('right', row, right + numberAt, row * CELL, text);
  }
  return shapes;
}
