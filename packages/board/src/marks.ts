/*
 * Marks over the position. Several overlays may speak of one point; only one may claim its middle, so
 * that no sign is ever drawn through another. `claimsOf` decides which, the rest draws.
 */
import { BLACK, EMPTY, type Point, type Stone } from '@honte/rules';
import { type Box, CELL, isSeen, type Layout, spotOf } from './layout.ts';
import type { Ground, Shape } from './shape.ts';
import type { Arrow, BoardView, Figure, Overlay } from './view.ts';

/** What stands in the middle of a point. */
type Claim =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'proposal'; readonly text: string }
  | { readonly kind: 'label'; readonly text: string }
  | { readonly kind: 'figure'; readonly figure: Figure }
  | { readonly kind: 'owner'; readonly owner: Stone }
  | { readonly kind: 'seki' }
  | { readonly kind: 'liberty' };

export type Claims = ReadonlyMap<Point, Claim>;

/** The later ones take the middle from the earlier ones. */
const RISING: readonly Overlay['kind'][] = [
  'atari',
  'liberties',
  'seki',
  'territory',
  'dead',
  'figures',
  'labels',
  'proposals',
  'forbidden',
];

/** From a zone's outer points to its border. */
const ZONE_REACH = 15.5;
/** Half the gap in the lines around what stands on the wood: one sign, two or three signs, a zone's number. */
const GAP_FOR_SIGN = { x: 10.5, y: 11 };
const GAP_FOR_SIGNS = { x: 14, y: 11 };
const GAP_FOR_ZONE = { x: 15, y: 14 };
/** How long the two strokes of an arrow's head are, along it. */
const HEAD = 13;
/** From a forbidden point to the bars around it. */
const BAR_AT = 20.5;

/** Who holds the middle of each point that is spoken of. */
export function claimsOf(view: BoardView): Claims {
  const claims = new Map<Point, Claim>();
  const overlays = view.overlays ?? [];
  for (const kind of RISING)
    for (const overlay of overlays)
      if (overlay.kind === kind) for (const [p, claim] of claimsBy(overlay, view)) claims.set(p, claim);
  return claims;
}

function claimsBy(overlay: Overlay, view: BoardView): (readonly [Point, Claim])[] {
  const all = (points: readonly Point[], claim: Claim) => points.map((p) => [p, claim] as const);
  switch (overlay.kind) {
    case 'liberties':
      return all(emptyOf(view, overlay.points), { kind: 'liberty' });
    case 'atari':
      return overlay.liberty === undefined ? [] : all(emptyOf(view, [overlay.liberty]), { kind: 'liberty' });
    case 'dead':
      return all(overlay.points, { kind: 'owner', owner: overlay.owner });
    case 'territory':
      return all(overlay.points, { kind: 'owner', owner: overlay.owner });
    case 'seki':
      return all(overlay.points, { kind: 'seki' });
    case 'figures':
      return all(overlay.points, { kind: 'figure', figure: overlay.figure });
    case 'labels':
      return overlay.labels.map(({ point, text }) => [point, { kind: 'label', text }] as const);
    case 'proposals':
      return overlay.labels.map(({ point, text }) => [point, { kind: 'proposal', text }] as const);
    case 'forbidden':
      return all([overlay.point], { kind: 'forbidden' });
    case 'arrows':
    case 'dimmed':
    case 'zone':
      return [];
  }
}

function emptyOf(view: BoardView, points: readonly Point[]): Point[] {
  return points.filter((p) => view.stones[p] === EMPTY);
}

function groundOf(view: BoardView, p: Point): Ground {
  const stone = view.stones[p] as Stone;
  if (stone === EMPTY) return 'wood';
  return stone === BLACK ? 'slate' : 'shell';
}

/** Where the lines are interrupted for what stands on the wood itself. */
export function gapsOf(view: BoardView, layout: Layout, claims: Claims): Box[] {
  const around = (x: number, y: number, half: { x: number; y: number }): Box => ({
    x: x - half.x,
    y: y - half.y,
    width: 2 * half.x,
    height: 2 * half.y,
  });
  const gaps: Box[] = [];
  for (const [p, claim] of claims) {
    if (view.stones[p] !== EMPTY || !isSeen(layout, p)) continue;
    const { x, y } = spotOf(layout, p);
    if (claim.kind === 'figure' || claim.kind === 'seki') gaps.push(around(x, y, GAP_FOR_SIGN));
    if (claim.kind === 'label') gaps.push(around(x, y, claim.text.length > 1 ? GAP_FOR_SIGNS : GAP_FOR_SIGN));
  }
  for (const overlay of view.overlays ?? []) {
    if (overlay.kind !== 'zone' || overlay.text === '') continue;
    const box = zoneBox(layout, overlay.from, overlay.to);
    gaps.push(around(box.x + box.width / 2, box.y + box.height / 2, GAP_FOR_ZONE));
  }
  return gaps;
}

function zoneBox(layout: Layout, from: Point, to: Point): Box {
  const a = spotOf(layout, from);
  const b = spotOf(layout, to);
  const x = Math.min(a.x, b.x) - ZONE_REACH;
  const y = Math.min(a.y, b.y) - ZONE_REACH;
  return { x, y, width: Math.abs(a.x - b.x) + 2 * ZONE_REACH, height: Math.abs(a.y - b.y) + 2 * ZONE_REACH };
}

/** Counted rectangles and their numbers. */
export function zonesOf(view: BoardView, layout: Layout): Shape[] {
  const shapes: Shape[] = [];
  for (const overlay of view.overlays ?? []) {
    if (overlay.kind !== 'zone') continue;
    const { from, to, owner, text } = overlay;
    const box = zoneBox(layout, from, to);
    shapes.push({ kind: 'zone', key: `zone:${from}:${to}`, ...box, owner });
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (text !== '') shapes.push({ kind: 'zoneText', key: `zoneText:${from}:${to}`, ...middle, text });
  }
  return shapes;
}

/** Veils over points that are of no concern now. */
export function veilsOf(view: BoardView, layout: Layout): Shape[] {
  return (view.overlays ?? []).flatMap((overlay) =>
    overlay.kind === 'dimmed'
      ? overlay.points
          .filter((p) => isSeen(layout, p))
          .map((p): Shape => ({ kind: 'veil', key: `veil:${p}`, ...spotOf(layout, p) }))
      : [],
  );
}

function arrowShape(layout: Layout, { from, to, hasHead }: Arrow): Shape {
  const start = spotOf(layout, from);
  const end = spotOf(layout, to);
  const [x, y] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(x, y) || 1;
  const [ux, uy] = [x / length, y / length];
  const at = (along: number, aside: number) =>
    `${(x - along * ux - aside * uy).toFixed(1)} ${(y - along * uy + aside * ux).toFixed(1)}`;
  const head = hasHead ? `M${at(HEAD, HEAD * 0.6)}L${at(0, 0)}L${at(HEAD, -HEAD * 0.6)}` : '';
  return { kind: 'arrow', key: `arrow:${from}:${to}`, ...start, path: `M0 0L${at(0, 0)}${head}` };
}

/** Everything on top of the stones, in the order in which it may overlap. */
export function marksOf(view: BoardView, layout: Layout, claims: Claims): Shape[] {
  const shapes: Shape[] = [];
  for (const overlay of view.overlays ?? []) {
    if (overlay.kind !== 'atari') continue;
    for (const p of overlay.chain)
      if (isSeen(layout, p))
        shapes.push({ kind: 'atari', key: `atari:${p}`, ...spotOf(layout, p), ground: groundOf(view, p) });
  }
  const { lastMove } = view;
  if (lastMove !== undefined && !claims.has(lastMove) && isSeen(layout, lastMove)) {
    const ground = groundOf(view, lastMove);
    if (ground !== 'wood') shapes.push({ kind: 'last', key: 'last', ...spotOf(layout, lastMove), ground });
  }
  for (const [p, claim] of claims) if (isSeen(layout, p)) shapes.push(claimShape(view, layout, p, claim));
  for (const overlay of view.overlays ?? []) {
    if (overlay.kind !== 'arrows') continue;
    for (const arrow of overlay.arrows)
      if (isSeen(layout, arrow.from) && isSeen(layout, arrow.to)) shapes.push(arrowShape(layout, arrow));
  }
  for (const overlay of view.overlays ?? [])
    if (overlay.kind === 'forbidden' && isSeen(layout, overlay.point))
      shapes.push(...barsOf(layout, overlay.point, overlay.bars));
  return shapes;
}

function claimShape(view: BoardView, layout: Layout, p: Point, claim: Claim): Shape {
  const key = `${claim.kind}:${p}`;
  const spot = spotOf(layout, p);
  const ground = groundOf(view, p);
  switch (claim.kind) {
    case 'forbidden':
    case 'liberty':
      return { kind: claim.kind, key, ...spot };
    case 'proposal':
      return { kind: 'proposal', key, ...spot, text: claim.text };
    case 'label':
      return { kind: 'label', key, ...spot, text: claim.text, ground, isLast: p === view.lastMove };
    case 'figure':
      return { kind: 'figure', key, ...spot, figure: claim.figure, ground };
    case 'owner':
      return { kind: 'owner', key, ...spot, owner: claim.owner };
    case 'seki':
      return { kind: 'seki', key, ...spot, ground };
  }
}

function barsOf(layout: Layout, point: Point, neighbors: readonly Point[]): Shape[] {
  const { x, y } = spotOf(layout, point);
  return neighbors.map((neighbor): Shape => {
    const spot = spotOf(layout, neighbor);
    const dx = (spot.x - x) / CELL;
    const dy = (spot.y - y) / CELL;
    const turn = dx === 0 ? 0 : 90;
    return { kind: 'bar', key: `bar:${neighbor}`, x: x + dx * BAR_AT, y: y + dy * BAR_AT, turn };
  });
}
