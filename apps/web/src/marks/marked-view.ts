/*
 * A game's board with the marks that a person asked for.
 */
import { ataris, type BoardView, forbiddenAt, type Label, type Overlay } from '@honte/board';
import { type Game, movesOf, phaseOf, positionOf } from '@honte/game';
import { EMPTY, type Point, pointsOf, type Refusal } from '@honte/rules';
import type { OpenRoom } from '../state.ts';
import type { ShownMark } from './mark.ts';

/** More numbers than this on a board can no longer be read. */
const MOST_NUMBERS = 30;

/** `view` with `marks` under what it shows already, and no ghost where the hand may not play. */
export function markedView(view: BoardView, room: OpenRoom, marks: readonly ShownMark[]): BoardView {
  const { game } = room.table;
  if (phaseOf(game) !== 'play') return view;
  const refused = view.hand === undefined ? [] : refusedPoints(game);
  const overlays = [
    ...marks.flatMap((mark) => overlaysOf(mark, view, room, refused)),
    ...(view.overlays ?? []),
  ];
  return { ...view, overlays, forbidden: refused.map(({ point }) => point) };
}

interface Refused {
  readonly point: Point;
  readonly refusal: Refusal;
}

function overlaysOf(
  mark: ShownMark,
  view: BoardView,
  room: OpenRoom,
  refused: readonly Refused[],
): Overlay[] {
  const { notice, showsLiberties, table } = room;
  switch (mark) {
    case 'atari':
      // The tool for liberties marks them too.
      return showsLiberties && notice.kind !== 'liberties' ? [] : ataris(view);
    case 'numbers':
      return [{ kind: 'labels', labels: lastNumbers(table.game) }];
    case 'forbidden':
      return refused
        .filter(({ point }) => notice.kind !== 'refused' || notice.point !== point)
        .flatMap(({ point, refusal }) => forbiddenAt(view, point, refusal));
  }
}

/** The empty points where the player to move may not play, and why. Linear in points. */
function refusedPoints(game: Game): Refused[] {
  const position = positionOf(game);
  const refused: Refused[] = [];
  for (const point of pointsOf(position.geometry)) {
    if (position.board.stones[point] !== EMPTY) continue;
    const legality = position.legality(point);
    if (legality.kind !== 'legal') refused.push({ point, refusal: legality });
  }
  return refused;
}

/** The numbers of the last moves whose stones still stand, from the earliest. */
export function lastNumbers(game: Game, most = MOST_NUMBERS): Label[] {
  const { stones } = positionOf(game).board;
  const moves = movesOf(game);
  const labels = new Map<Point, Label>();
  for (let ply = Math.max(0, moves.length - most); ply < moves.length; ply++) {
    const move = moves[ply]!;
    if (move.kind === 'play') labels.set(move.point, { point: move.point, text: String(ply + 1) });
  }
  return [...labels.values()].filter(({ point }) => stones[point] !== EMPTY);
}
