/*
 * From a view to shapes: pure, and cheap enough to be done anew for every change (linear in points).
 * What is under the stones is made here and in `grid.ts`, what lies on them in `marks.ts`.
 */
import { type Color, EMPTY, type Point, pointsOf, type Stone } from '@honte/rules';
import { coordinatesOf, gridOf } from './grid.ts';
import { isSeen, type Layout, layoutOf, spotOf } from './layout.ts';
import { claimsOf, gapsOf, marksOf, veilsOf, zonesOf } from './marks.ts';
import { FINE, type Ruler } from './ruler.ts';
import type { Scene, Shape, StoneState } from './shape.ts';
import type { BoardView } from './view.ts';

/** Grains laid over the wood (their patterns are in `materials.ts`). */
const GRAINS = 3;

/**
 * All that is to be drawn for a view.
 *
 * @param ruler how fine the screen is, for the lines alone.
 * @throws when the crop does not lie within the board.
 */
export function sceneOf(view: BoardView, ruler: Ruler = FINE): Scene {
  const layout = layoutOf(view);
  const look = view.look ?? 'wood';
  const claims = claimsOf(view);
  const shapes: Shape[] = [{ kind: 'wood', key: 'wood', ...layout.box }];
  if (look === 'wood')
    for (let grain = 0; grain < GRAINS; grain++)
      shapes.push({ kind: 'grain', key: `grain:${grain}`, ...layout.box, grain });
  shapes.push(...gridOf(layout, gapsOf(view, layout, claims), ruler));
  if (view.hasCoordinates) shapes.push(...coordinatesOf(layout));
  shapes.push(...zonesOf(view, layout), ...stonesOf(view, layout), ...veilsOf(view, layout));
  shapes.push(...marksOf(view, layout, claims));
  const { ghost, cursor } = view;
  if (ghost && isSeen(layout, ghost.point) && view.stones[ghost.point] === EMPTY) {
    const isForbidden = claims.get(ghost.point)?.kind === 'forbidden';
    if (!isForbidden) shapes.push(stoneShape(layout, ghost.point, ghost.color, 'ghost'));
  }
  if (cursor !== undefined && isSeen(layout, cursor))
    shapes.push({ kind: 'cursor', key: 'cursor', ...spotOf(layout, cursor) });
  return { layout, look, shapes };
}

/** Stones, and the shadows of those that live. */
function stonesOf(view: BoardView, layout: Layout): Shape[] {
  const pale = new Set<Point>();
  for (const overlay of view.overlays ?? [])
    if (overlay.kind === 'dead') for (const p of overlay.points) pale.add(p);
  const shapes: Shape[] = [];
  for (const p of pointsOf(view.geometry)) {
    const stone = view.stones[p] as Stone;
    if (stone === EMPTY || !isSeen(layout, p)) continue;
    const isPale = pale.has(p);
    if (!isPale) shapes.push({ kind: 'shadow', key: `shadow:${p}`, ...spotOf(layout, p) });
    shapes.push(stoneShape(layout, p, stone, isPale ? 'pale' : 'alive'));
  }
  return shapes;
}

/** No two shells are cut alike, and one point always shows the same: a hash of its column and row. */
function stoneShape(layout: Layout, p: Point, color: Color, state: StoneState): Shape {
  const x = p % layout.geometry.width;
  const y = (p - x) / layout.geometry.width;
  const turn = ((x * 7 + y * 13) % 12) * 15 - 82;
  const cut = (x * 5 + y * 7) % 3;
  const key = state === 'ghost' ? `ghost:${color}` : `stone:${p}:${color}`;
  return { kind: 'stone', key, ...spotOf(layout, p), color, state, turn, cut };
}
