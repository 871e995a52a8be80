/*
 * The counting by hand, as pictures one after the other: the dead are lifted, by the quick count the passes are
 * paid for, every stone that a player holds goes home into the territory of its own color, and what is left is
 * compared. Begin with `homecomingOf`.
 */
import {
  BLACK,
  type Color,
  EMPTY,
  type PerColor,
  type Point,
  pointsOf,
  type Receipt,
  WHITE,
} from '@honte/rules';
import type { Sums } from './sums.ts';

/** What a picture shows. */
export type Shown =
  | { readonly kind: 'board' }
  /** Stones that each holds, the dead among them. */
  | { readonly kind: 'lifted'; readonly black: number; readonly white: number }
  /** Stones that each handed over by passing. */
  | { readonly kind: 'handed'; readonly black: number; readonly white: number; readonly isExtra: boolean }
  /** Stones of each color that have gone home so far. */
  | { readonly kind: 'home'; readonly black: number; readonly white: number }
  /** Points that are left; below zero where not every stone found room. */
  | { readonly kind: 'left'; readonly black: number; readonly white: number };

export interface Picture {
  readonly shown: Shown;
  /** One entry a point. */
  readonly stones: Uint8Array;
  /** Stones that are still to be lifted. */
  readonly dead: readonly Point[];
  /** Points of each color's territory that are still empty. */
  readonly empty: PerColor<readonly Point[]>;
}

/** What is needed of all countings. */
export type Homing = Pick<Sums, 'areaReceipt' | 'territoryReceipt' | 'quick'>;

/** More pictures of stones on their way than these nobody waits for. */
const MOST_STEPS = 12;

/**
 * @param stones the board with the dead still on it.
 * @param way the counting by hand that is shown; by `quick` the game must have one.
 */
export function homecomingOf(sums: Homing, stones: ArrayLike<number>, way: 'quick' | 'territory'): Picture[] {
  const quick = way === 'quick' && sums.quick.ok ? sums.quick.value.count : undefined;
  const receipt = quick ? sums.areaReceipt : sums.territoryReceipt;
  const { geometry, stonesLeft, passStones } = receipt;
  const handed = quick?.passStones ?? passStones;
  const dead = pointsOf(geometry).filter((p) => stones[p] !== EMPTY && stonesLeft[p] === EMPTY);
  const whole = { black: territoryOf(receipt, BLACK), white: territoryOf(receipt, WHITE) };
  // Black's stones come home from White's lid.
  const home = {
    black: receipt.prisoners.white + handed.black,
    white: receipt.prisoners.black + handed.white,
  };
  const before = Uint8Array.from({ length: geometry.points }, (_, p) => stones[p] ?? EMPTY);
  const pictures: Picture[] = [
    { shown: { kind: 'board' }, stones: before, dead, empty: whole },
    { shown: { kind: 'lifted', ...receipt.prisoners }, stones: stonesLeft, dead: [], empty: whole },
  ];
  if (handed.black + handed.white > 0) {
    const isExtra = quick?.extraWhiteStone === true;
    pictures.push({
      shown: { kind: 'handed', ...handed, isExtra },
      stones: stonesLeft,
      dead: [],
      empty: whole,
    });
  }
  const most = Math.max(home.black, home.white);
  const stride = Math.max(1, Math.ceil(most / MOST_STEPS));
  for (let gone = stride; gone < most + stride && most > 0; gone += stride) {
    const so = { black: Math.min(gone, home.black), white: Math.min(gone, home.white) };
    pictures.push(pictureWith(receipt, whole, so, { kind: 'home', ...so }));
  }
  const left = { black: whole.black.length - home.black, white: whole.white.length - home.white };
  pictures.push(pictureWith(receipt, whole, home, { kind: 'left', ...left }));
  return pictures;
}

/** The points that a color surrounds, those of each region together. */
function territoryOf({ geometry, owner, reason }: Receipt, color: Color): Point[] {
  return pointsOf(geometry).filter((p) => owner[p] === color && reason[p] === 'surrounded');
}

function pictureWith(
  { stonesLeft }: Receipt,
  whole: PerColor<readonly Point[]>,
  home: PerColor,
  shown: Shown,
): Picture {
  const stones = Uint8Array.from(stonesLeft);
  for (const p of whole.black.slice(0, home.black)) stones[p] = BLACK;
  for (const p of whole.white.slice(0, home.white)) stones[p] = WHITE;
  const empty = { black: whole.black.slice(home.black), white: whole.white.slice(home.white) };
  return { shown, stones, dead: [], empty };
}
