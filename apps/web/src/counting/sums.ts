/*
 * The sums of every counting, line by line, each with the points of the board that it is about. Begin with
 * `sumsOf`.
 */
import { countedOf, type Game, movesOf, positionOf, receiptOfGame, startOf } from '@honte/game';
import {
  areaReceipt,
  type Difference,
  differenceOf,
  EMPTY,
  type PerColor,
  type Point,
  pointsOf,
  type QuickCount,
  type QuickCountRefusal,
  quickCount,
  type Receipt,
  type Result,
  territoryReceipt,
} from '@honte/rules';

export type Way = 'area' | 'quick' | 'territory';

/** What a line of a sum is called: a key of the page's texts. */
type TermName = 'stones' | 'surrounded' | 'prisoners' | 'passStones' | 'compensation' | 'komi' | 'filled';

/** A line of a sum. */
export interface Term {
  readonly name: TermName;
  /** What it gives each; `undefined` where it is about one color alone. */
  readonly black: number | undefined;
  readonly white: number | undefined;
  /** The points that it is about; none for what lies beside the board. */
  readonly points: readonly Point[];
}

export interface Sum {
  readonly way: Way;
  readonly terms: readonly Term[];
  readonly total: PerColor;
  /** Black's points less White's. */
  readonly lead: number;
}

export interface Sums {
  /** Whose sum makes the result. */
  readonly decides: 'area' | 'territory';
  readonly area: Sum;
  readonly territory: Sum;
  readonly quick: Result<Sum & { readonly count: QuickCount }, QuickCountRefusal>;
  readonly difference: Difference;
  readonly areaReceipt: Receipt;
  readonly territoryReceipt: Receipt;
}

/** Every counting of a game's board with its marks as they are. Linear in its moves and points. */
export function sumsOf(game: Game): Sums {
  const counted = countedOf(game);
  const area = areaReceipt(counted);
  const territory = territoryReceipt(counted);
  const start = startOf(game);
  const moves = movesOf(game);
  const quick = quickCount({ start, moves, dead: counted.dead });
  const { stones } = positionOf(game).board;
  return {
    decides: receiptOfGame(game).scoring,
    area: areaSum(area),
    territory: territorySum(territory, stones),
    quick: quick.ok ? { ok: true, value: { ...quickSum(quick.value, area), count: quick.value } } : quick,
    difference: differenceOf({ start, moves, counted }),
    areaReceipt: area,
    territoryReceipt: territory,
  };
}

/** The sum of an area count. */
export function areaSum(receipt: Receipt): Sum {
  const { stones, surrounded, total, lead } = receipt;
  return {
    way: 'area',
    terms: [
      { name: 'stones', ...stones, points: pointsWith(receipt, 'stone') },
      { name: 'surrounded', ...surrounded, points: pointsWith(receipt, 'surrounded') },
      ...beside(receipt.compensation, receipt.komi),
    ],
    total,
    lead,
  };
}

/** @param stones the board with the dead still on it: they are prisoners, where they stand. */
export function territorySum(receipt: Receipt, stones: ArrayLike<number>): Sum {
  const { surrounded, prisoners, passStones, total, lead } = receipt;
  const dead = pointsOf(receipt.geometry).filter(
    (p) => stones[p] !== EMPTY && receipt.stonesLeft[p] === EMPTY,
  );
  const handed: Term[] =
    passStones.black + passStones.white > 0
      ? [{ name: 'passStones', black: passStones.white, white: passStones.black, points: [] }]
      : [];
  return {
    way: 'territory',
    terms: [
      { name: 'surrounded', ...surrounded, points: pointsWith(receipt, 'surrounded') },
      { name: 'prisoners', ...prisoners, points: dead },
      ...handed,
      ...beside(receipt.compensation, receipt.komi),
    ],
    total,
    lead,
  };
}

/** The sum of a quick count; its territories are those of the area count. */
export function quickSum({ territory, heldBy, left, komi, lead }: QuickCount, area: Receipt): Sum {
  return {
    way: 'quick',
    terms: [
      { name: 'surrounded', ...territory, points: pointsWith(area, 'surrounded') },
      { name: 'filled', black: 0 - heldBy.white, white: 0 - heldBy.black, points: [] },
      ...beside(0, komi),
    ],
    total: { black: left.black, white: left.white + komi },
    lead,
  };
}

function beside(compensation: number, komi: number): Term[] {
  const terms: Term[] = [{ name: 'komi', black: undefined, white: komi, points: [] }];
  if (compensation > 0)
    terms.unshift({ name: 'compensation', black: undefined, white: compensation, points: [] });
  return terms;
}

function pointsWith({ geometry, reason, owner }: Receipt, wanted: Receipt['reason'][number]): Point[] {
  return pointsOf(geometry).filter((p) => reason[p] === wanted && owner[p] !== EMPTY);
}
