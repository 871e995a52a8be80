/*
 * What the board of a plate shows, and the count of one that is counted.
 */
import { type BoardView, countShown, forbiddenAt, libertiesShown, type Overlay } from '@honte/board';
import type { CountPlate, Plate, StillPlate } from '@honte/content';
import {
  areaReceipt,
  Board,
  type Color,
  EMPTY,
  type Point,
  pointsOf,
  type Receipt,
  RULESETS,
  regionsOf,
} from '@honte/rules';
import { askedOf, chainOf, nowOf, type PlateState } from './plate-state.ts';

/** A letter of the size that the text calls it by. */
const labelsOf = (letters: ReadonlyMap<Point, string>, stones: ArrayLike<number>): Overlay => ({
  kind: 'labels',
  labels: [...letters].filter(([p]) => stones[p] === EMPTY).map(([point, text]) => ({ point, text })),
});

export function plateBoardOf(state: PlateState): BoardView {
  const { plate, notice } = state;
  const { geometry } = plate;
  const stones = nowOf(state).board.stones.slice(0, geometry.points);
  const view = { geometry, stones };
  const last = state.plays.at(-1)?.point;
  const hand = askedOf(state)?.color;
  switch (plate.kind) {
    case 'names':
      return { ...view, lastMove: undefined, overlays: touchedOf(state) };
    case 'liberties':
      return { ...view, overlays: [{ kind: 'liberties', points: state.found }] };
    case 'count':
      return { ...view, overlays: [...countShown(stones, receiptOf(plate)), ...aroundOf(plate, state)] };
    case 'still':
      return { ...view, overlays: stillOverlays(plate) };
    case 'line':
      return { ...view, hand, overlays: [numbersOf(plate.first, state)] };
    case 'play': {
      const chain = chainOf(state);
      const overlays: Overlay[] = [labelsOf(plate.letters, stones)];
      if (chain !== undefined) overlays.push(libertiesShown(view, [chain]), ...atariOf(view, chain));
      if (notice.kind === 'refused') overlays.push(...forbiddenAt(view, notice.point, notice.refusal));
      return { ...view, hand, lastMove: last, overlays };
    }
  }
}

/** The chain on a point marked, if one liberty is all it has. */
function atariOf({ geometry, stones }: Pick<BoardView, 'geometry' | 'stones'>, chain: Point): Overlay[] {
  const board = Board.of(geometry, stones);
  if (board.libertyCount(chain) !== 1) return [];
  return [{ kind: 'atari', chain: board.chainAt(chain), liberty: board.libertiesAt(chain)[0] }];
}

function numbersOf(first: number, { plays }: PlateState): Overlay {
  return {
    kind: 'labels',
    labels: plays.map(({ point }, i) => ({ point, text: String(first + i) })),
  };
}

function touchedOf({ notice }: PlateState): Overlay[] {
  return notice.kind === 'point' ? [{ kind: 'figures', figure: 'circle', points: [notice.point] }] : [];
}

/** All but the region or the chain of the touched point, under a veil. */
function aroundOf(plate: CountPlate, { notice }: PlateState): Overlay[] {
  if (notice.kind !== 'point') return [];
  const { geometry } = plate;
  const { stonesLeft } = receiptOf(plate);
  const region = regionsOf(geometry, stonesLeft).find(({ points }) => points.includes(notice.point));
  const lit = region?.points ?? Board.of(geometry, stonesLeft).chainAt(notice.point);
  return [{ kind: 'dimmed', points: pointsOf(geometry).filter((p) => !lit.includes(p)) }];
}

function stillOverlays({ geometry, stones, zones, chains, letters, isCounted }: StillPlate): Overlay[] {
  const overlays: Overlay[] = [labelsOf(letters, stones)];
  if (chains.length > 0) overlays.push(libertiesShown({ geometry, stones }, chains));
  if (isCounted) overlays.push(...countShown(stones, receiptAs({ geometry, stones }, [], 0)));
  for (const { from, to, text } of zones)
    overlays.push({ kind: 'zone', from, to, text, owner: ownerOf({ geometry, stones }, from) });
  return overlays;
}

/** The one color that surrounds the region of a point. */
function ownerOf({ geometry, stones }: Pick<Plate, 'geometry' | 'stones'>, point: Point): Color {
  const region = regionsOf(geometry, stones).find(({ points }) => points.includes(point));
  const [owner] = [...(region?.touches ?? [])];
  return (owner ?? 1) as Color;
}

/** The count of a plate, by area. */
export function receiptOf(plate: CountPlate): Receipt {
  return receiptAs(plate, plate.dead, plate.komi);
}

function receiptAs(
  { geometry, stones }: Pick<Plate, 'geometry' | 'stones'>,
  dead: readonly Point[],
  komi: number,
): Receipt {
  const prisoners = { black: 0, white: 0 };
  return areaReceipt({ geometry, stones, dead, komi, ruleset: RULESETS.french, handicap: 0, prisoners });
}
