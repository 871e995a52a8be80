/*
 * What the board shows of a record: the position, and all that the record draws on it.
 */
import { type BoardView, type Crop, type Figure, forbiddenAt, type Overlay } from '@honte/board';
import { nodeOf, positionInTree } from '@honte/game';
import { BLACK, type Geometry, type Point, pointsOf, WHITE } from '@honte/rules';
import { type Annotations, type MarkKind, readPoints } from '@honte/sgf';
import { pointPlayedAt } from './node-said.ts';
import { positionOfViewer, type Viewer } from './viewer.ts';

/** How marks of records are drawn; `SL` has no drawing of its own in any book. */
const FIGURES: Readonly<Record<MarkKind, Figure>> = {
  triangle: 'triangle',
  square: 'square',
  circle: 'circle',
  cross: 'cross',
  selected: 'square',
};

/** More signs than this do not fit on a stone. */
const LONGEST_LABEL = 3;

export function viewerBoardOf(viewer: Viewer, annotations: Annotations): BoardView {
  const position = positionOfViewer(viewer);
  const { geometry, board, turn } = position;
  const { notice } = viewer;
  const overlays = overlaysOf(viewer, annotations);
  if (notice.kind === 'refused') overlays.push(...forbiddenAt(board, notice.point, notice.refusal));
  return {
    geometry,
    stones: board.stones,
    hand: turn,
    lastMove: pointPlayedAt(viewer, viewer.at),
    overlays,
    crop: cropTo(geometry, viewOf(viewer, geometry)),
  };
}

function overlaysOf(viewer: Viewer, annotations: Annotations): Overlay[] {
  const { marks, labels, arrows, territory } = annotations;
  const { geometry } = positionOfViewer(viewer);
  const figures = marks.map(
    ({ kind, point }): Overlay => ({ kind: 'figures', figure: FIGURES[kind], points: [point] }),
  );
  const taken = new Set([...labels, ...marks].map(({ point }) => point));
  return [
    { kind: 'territory', points: territory.black, owner: BLACK },
    { kind: 'territory', points: territory.white, owner: WHITE },
    ...figures,
    {
      kind: 'labels',
      labels: [
        ...labels.map(({ point, text }) => ({ point, text: shortened(text) })),
        ...waysOnLabels(viewer).filter(({ point }) => !taken.has(point)),
      ],
    },
    {
      kind: 'arrows',
      arrows: arrows.map(({ kind, from, to }) => ({ from, to, hasHead: kind === 'arrow' })),
    },
    { kind: 'dimmed', points: dimmedIn(viewer, geometry) },
  ];
}

function shortened(text: string): string {
  const signs = [...text];
  return signs.length > LONGEST_LABEL ? `${signs.slice(0, LONGEST_LABEL - 1).join('')}…` : text;
}

/** A letter on the point of each way on, where there are several. */
function waysOnLabels(viewer: Viewer): { point: Point; text: string }[] {
  const { children } = nodeOf(viewer.record.tree, viewer.at);
  if (children.length < 2) return [];
  return children.slice(0, LETTERS.length).flatMap((child, i) => {
    const point = pointPlayedAt(viewer, child);
    return point === undefined ? [] : [{ point, text: LETTERS.charAt(i) }];
  });
}

const LETTERS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

/** The letter of a way on; empty for those beyond the alphabet. */
export function letterOf(index: number): string {
  return LETTERS.charAt(index);
}

/** What is dimmed here, said at this node or before it; and what lies outside the part shown. */
function dimmedIn(viewer: Viewer, geometry: Geometry): readonly Point[] {
  const dimmed = inherited(viewer, geometry, 'DD');
  const seen = viewOf(viewer, geometry);
  if (seen.length === 0) return dimmed;
  const isSeen = new Set(seen);
  return [...new Set([...dimmed, ...pointsOf(geometry).filter((p) => !isSeen.has(p))])];
}

function viewOf(viewer: Viewer, geometry: Geometry): readonly Point[] {
  return inherited(viewer, geometry, 'VW');
}

/** The points of a property that holds until it is said anew. Linear in the way back to where it was said. */
function inherited({ record, line, step }: Viewer, geometry: Geometry, name: string): readonly Point[] {
  for (let i = step; i >= 0; i--) {
    const { note } = nodeOf(record.tree, line.nodes[i]!);
    const property = note.properties.find(({ id }) => id === name);
    if (property) return readPoints(geometry, property.values);
  }
  return [];
}

/** The rectangle around these points; the whole board for none. */
function cropTo({ width }: Geometry, points: readonly Point[]): Crop | undefined {
  if (points.length === 0) return undefined;
  const xs = points.map((p) => p % width);
  const ys = points.map((p) => Math.floor(p / width));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether a color could move here: a game begins from positions whose chains all have a liberty. */
export function canPlayFrom(viewer: Viewer): 'yes' | 'notSquare' | 'noLiberty' {
  const { geometry, board } = positionInTree(viewer.record.tree, viewer.at);
  if (geometry.width !== geometry.height) return 'notSquare';
  return pointsOf(geometry).some((p) => board.stones[p] !== 0 && board.libertyCount(p) === 0)
    ? 'noLiberty'
    : 'yes';
}
